/// How the site looks, dark and light and on paper; text keeps a contrast of 4.5 and more on what it stands on.
enum SiteStyle {
  static let text = colors + layout + index + page + code + media

  private static let colors = """
    :root {
      color-scheme: light dark;
      --back: #fbfaf8; --card: #ffffff; --text: #23211e; --dim: #605b54; --line: #dfdad3; --code: #f5f3ef;
      --link: #1d5a96; --error: #a8231b; --warning: #7d5200; --info: #1d5a96; --clean: #2a6a3c;
      --error-mark: #fbe3e0; --warning-mark: #fbedcf; --info-mark: #e0ecf8; --note-mark: #e9e5de;
      --keyword: #8f2288; --type: #0f5c70; --string: #9c2f1a; --number: #4f3fae; --comment: #59634f;
      --attribute: #74500a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #1b1a18; --card: #242220; --text: #ece8e1; --dim: #b0a99f; --line: #3d3935; --code: #141312;
        --link: #90c4fb; --error: #ff9389; --warning: #f2bd5c; --info: #90c4fb; --clean: #8ad49d;
        --error-mark: #4a1f1c; --warning-mark: #453312; --info-mark: #1a3550; --note-mark: #33302c;
        --keyword: #ff9fdd; --type: #8bd5e6; --string: #ffab97; --number: #cabaff; --comment: #a2ad98;
        --attribute: #f0c57f;
      }
    }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body { margin: 0 auto; max-width: 84rem; padding: 0 clamp(1rem, 3vw, 2.5rem) 3rem; background: var(--back);
      color: var(--text); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: break-word; }
    a { color: var(--link); text-underline-offset: 0.15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 0.2rem; }
    main:focus { outline: none; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { font-size: 0.9em; overflow-wrap: anywhere; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 0.5rem; z-index: 2; padding: 0.5rem 1rem; background: var(--card); }
    header.site { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; padding: 1.1rem 0;
      border-bottom: 1px solid var(--line); }
    header.site .home { font-weight: 700; color: inherit; text-decoration: none; }
    header.site nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.9rem; }
    h1 { margin: 2rem 0 0; font-size: clamp(1.5rem, 5vw, 2.1rem); line-height: 1.25; letter-spacing: -0.01em;
      overflow-wrap: anywhere; }
    h2 { margin: 2.75rem 0 0.5rem; font-size: 1.3rem; line-height: 1.3; }
    h3 { margin: 1.75rem 0 0.4rem; font-size: 1.05rem; line-height: 1.4; }
    .anchor { color: inherit; text-decoration: none; }
    .anchor:hover::after, .anchor:focus-visible::after { content: " #"; color: var(--dim); }
    .lead { margin: 0.6rem 0 0; font-size: 1.15rem; max-width: 46rem; }
    .error { color: var(--error); } .warning { color: var(--warning); } .info { color: var(--info); }
    .clean { color: var(--clean); }
    footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--dim);
      font-size: 0.9rem; }

    """

  private static let index = """
    form { display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: end; margin: 1.75rem 0 0; padding: 1rem;
      background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem; }
    [hidden] { display: none !important; }
    form label { display: grid; gap: 0.15rem; font-size: 0.85rem; color: var(--dim); }
    form .search { flex: 1 1 14rem; }
    input, select, button { padding: 0.4rem 0.65rem; font: inherit; font-size: 0.95rem; color: var(--text);
      background: var(--back); border: 1px solid var(--dim); border-radius: 0.4rem; min-height: 2.4rem; }
    input::placeholder { color: var(--dim); opacity: 1; }
    button { cursor: pointer; }
    output { padding-bottom: 0.5rem; color: var(--dim); font-size: 0.9rem; }
    .rules { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
    .rules li { display: grid; grid-template-columns: minmax(15rem, 23rem) 1fr 15rem; gap: 0.1rem 1.5rem;
      align-items: baseline; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
    .rules h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
    .rules p { margin: 0; }
    .rules .marks { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font-size: 0.85rem; color: var(--dim); }
    .marks .error { color: var(--error); } .marks .warning { color: var(--warning); } .marks .info { color: var(--info); }
    .none { margin: 3rem 0; text-align: center; color: var(--dim); }

    """

  private static let page = """
    .path { margin: 1.75rem 0 -1.5rem; font-size: 0.95rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 1.25rem 0 0; }
    .facts dt { font-size: 0.8rem; color: var(--dim); }
    .facts dd { margin: 0; font-weight: 600; }
    .contents { margin: 1.5rem 0 0; padding: 0.7rem 0; border: solid var(--line); border-width: 1px 0; }
    .contents ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none;
      font-size: 0.95rem; }
    .page p, .page li, .related li { max-width: 46rem; }
    .page section > ul, .related ul { padding-left: 1.2rem; }
    .page li, .related li { margin: 0.25rem 0; }
    .turns { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 3rem; }
    .turns a { flex: 1 1 14rem; padding: 0.8rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem;
      background: var(--card); font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
    .turns a:hover { border-color: var(--link); }
    .turns span { display: block; font-size: 0.8rem; font-weight: 400; color: var(--dim); }
    .turns .next { text-align: right; }

    """

  private static let code = """
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1.5rem; align-items: start; }
    figure { position: relative; margin: 0.9rem 0 1.1rem; background: var(--code); border: 1px solid var(--line);
      border-radius: 0.6rem; overflow: hidden; }
    figcaption { padding: 0.4rem 1rem; font-size: 0.85rem; font-weight: 600; border-bottom: 1px solid var(--line);
      background: var(--card); }
    figure .file { max-width: none; margin: 0; padding: 0.6rem 1rem 0; font-size: 0.8rem; color: var(--dim); }
    figure pre + .file { border-top: 1px solid var(--line); }
    pre { margin: 0; padding: 0.75rem 0; overflow-x: auto; font-size: 0.8125rem; line-height: 1.6; tab-size: 4;
      container-type: inline-size; }
    pre:focus-visible { outline-offset: -3px; }
    pre code { display: block; width: max-content; min-width: 100%; padding: 0 1rem; font-size: inherit;
      overflow-wrap: normal; }
    mark { color: inherit; border-radius: 0.15rem; }
    mark.error { background: var(--error-mark); } mark.warning { background: var(--warning-mark); }
    mark.info { background: var(--info-mark); } mark.note { background: var(--note-mark); }
    span.note { display: block; margin: 0 0 0.35rem; user-select: none; } span.note br { display: none; }
    .carets { display: block; line-height: 0.9; padding-top: 0.2rem; }
    .message { display: block; position: sticky; left: 1rem; width: fit-content; max-width: calc(100cqi - 2rem);
      padding: 0.15rem 0.6rem; white-space: pre-wrap; overflow-wrap: anywhere; border-left: 3px solid;
      font-family: system-ui, -apple-system, "Segoe UI", sans-serif; }
    .error > .message { background: var(--error-mark); } .warning > .message { background: var(--warning-mark); }
    .info > .message { background: var(--info-mark); } .note.note:not(.error, .warning, .info) { color: var(--dim); }
    .k { color: var(--keyword); } .t { color: var(--type); } .s { color: var(--string); } .n { color: var(--number); }
    .c { color: var(--comment); } .a { color: var(--attribute); }
    figure .do { position: absolute; top: 0.2rem; right: 0.4rem; min-height: 0; padding: 0.1rem 0.6rem;
      font-size: 0.8rem; }

    """

  private static let media = """
    @media (max-width: 60rem) {
      .pair { grid-template-columns: minmax(0, 1fr); }
      .rules li { grid-template-columns: 1fr; }
    }
    @media (max-width: 36rem) {
      form label { flex: 1 1 8rem; } .turns .next { text-align: left; }
    }
    @media print {
      :root { --back: #fff; --card: #fff; --text: #000; --dim: #444; --line: #bbb; --code: #fff; --link: #000;
        --error: #8a1a14; --warning: #5f3f00; --info: #123f6b; --clean: #1d4d2b; --keyword: #6d1767; --type: #0b4454;
        --string: #7a2414; --number: #3a2e85; --comment: #454d3d; --attribute: #553a06; --error-mark: #fbe3e0;
        --warning-mark: #fbedcf; --info-mark: #e0ecf8; --note-mark: #eee; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      header.site, .contents, .turns, .skip, form, .do { display: none !important; }
      .pair { grid-template-columns: minmax(0, 1fr); }
      pre { container-type: normal; font-size: 8pt; overflow: visible; }
      pre code { width: auto; white-space: pre-wrap; }
      .message { position: static; max-width: none; }
      figcaption, h2, h3 { break-after: avoid; } .rules li { break-inside: avoid; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }

    """
}
