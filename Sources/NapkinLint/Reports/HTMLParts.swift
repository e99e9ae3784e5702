/// What is the same in every page.
enum HTMLParts {
  static let style = """
    :root {
      --back: #fbfaf8; --card: #fff; --text: #23211e; --dim: #6f6a63; --line: #e4e0da; --code: #f6f4f0;
      --error: #b3261e; --warning: #8a5a00; --info: #1f5f99; --clean: #2c6e3f; --mark: #ffe08a; --link: #1f5f99;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #1b1a18; --card: #242220; --text: #ece8e1; --dim: #a39c92; --line: #3a3733; --code: #1e1c1a;
        --error: #ff8a80; --warning: #f2b84b; --info: #8ec5ff; --clean: #86d39a; --mark: #5c4a12; --link: #8ec5ff;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 62rem; padding: 0 1.25rem 4rem; background: var(--back); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header { padding: 2rem 0 1rem; }
    header h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.01em; }
    header p { margin: 0.25rem 0 0; color: var(--dim); }
    header b { margin-right: 0.5rem; }
    h2 { margin: 2.5rem 0 0.75rem; font-size: 1rem; font-family: ui-monospace, Menlo, Consolas, monospace;
      font-weight: 600; overflow-wrap: anywhere; }
    aside h2 { font-family: inherit; font-size: 1.25rem; }
    h3 { margin: 0; font-size: 1rem; font-weight: 600; display: flex; gap: 0.6rem; align-items: baseline; }
    h3 span { overflow-wrap: anywhere; }
    small { color: var(--dim); font-weight: 400; font-size: 0.85rem; }
    .error { color: var(--error); } .warning { color: var(--warning); } .info { color: var(--info); }
    .clean { color: var(--clean); }
    h3 b { flex: none; width: 4.2rem; font-size: 0.85rem; }
    article, aside div { background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem;
      padding: 1rem 1.1rem; margin: 0 0 0.9rem; }
    article p, aside p { margin: 0.4rem 0 0; }
    .place, .note, .fix { color: var(--dim); font-size: 0.9rem; }
    .place, .note, .fix, article pre { margin-left: 4.8rem; }
    aside div { scroll-margin-top: 5rem; }
    article p code, aside p code { white-space: nowrap; }
    aside :target, aside div:target { outline: 2px solid var(--link); }
    a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
    code, pre { font: 0.85rem/1.6 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    article p.note { margin-top: 0.9rem; }
    pre { margin: 0.6rem 0 0; padding: 0.5rem 0; overflow-x: auto; background: var(--code);
      border: 1px solid var(--line); border-radius: 0.4rem; tab-size: 4; }
    pre code { display: inline-block; min-width: 100%; }
    pre code span { display: block; padding-right: 1rem; }
    pre i { display: inline-block; width: 3.4rem; padding-right: 1rem; text-align: right; color: var(--dim);
      font-style: normal; user-select: none; }
    pre .at { background: color-mix(in srgb, var(--mark) 25%, transparent); }
    mark { background: var(--mark); color: inherit; border-radius: 0.15rem; }
    form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center;
      padding: 0.75rem 0; background: var(--back); border-bottom: 1px solid var(--line); }
    form[hidden], [hidden] { display: none; }
    input[type=search] { flex: 1 1 12rem; }
    select { max-width: 15rem; }
    input[type=search], select { padding: 0.4rem 0.6rem; font: inherit; font-size: 0.9rem; color: inherit;
      background: var(--card); border: 1px solid var(--line); border-radius: 0.4rem; }
    fieldset { display: flex; gap: 0.8rem; margin: 0; padding: 0; border: 0; font-size: 0.9rem; }
    fieldset label { display: flex; gap: 0.3rem; align-items: center; }
    output { color: var(--dim); font-size: 0.9rem; }
    .none { margin-top: 3rem; color: var(--dim); text-align: center; }
    @media (max-width: 40rem) { .place, .note, .fix, article pre { margin-left: 0; } h3 { display: block; }
      h3 b { display: block; } form { position: static; } select { flex: 1 1 8rem; max-width: none; min-width: 0; }
      article p code, aside p code { white-space: normal; } article p.fix code { white-space: nowrap; } }
    @media print { form { display: none; } article { break-inside: avoid; } }

    """

  /// Shows the filters, and what passes them.
  static let script = """
    (() => {
      const form = document.querySelector("form");
      if (!form) return;
      const articles = [...document.querySelectorAll("article")];
      const texts = articles.map(article => (article.dataset.file + " " + article.textContent).toLowerCase());
      const apply = () => {
        const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        const boxes = [...form.querySelectorAll("[name=severity]:checked")].map(box => box.value);
        const { rule, file } = form.elements;
        let count = 0;
        articles.forEach((article, index) => {
          const { dataset } = article;
          const isShown = boxes.includes(dataset.severity) && (!rule.value || rule.value === dataset.rule)
            && (!file.value || file.value === dataset.file) && words.every(word => texts[index].includes(word));
          article.hidden = !isShown;
          if (isShown) count += 1;
        });
        for (const section of document.querySelectorAll("section")) {
          section.hidden = !section.querySelector("article:not([hidden])");
        }
        document.getElementById("nothing").hidden = count > 0;
        form.querySelector("output").value = count === articles.length ? "" : count + " of " + articles.length;
      };
      form.hidden = false;
      form.addEventListener("input", apply);
      form.addEventListener("submit", event => event.preventDefault());
      apply();
    })();

    """
}
