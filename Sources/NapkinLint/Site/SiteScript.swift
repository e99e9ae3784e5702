/// What the site can do besides being read: filters that the address keeps, and buttons that copy.
enum SiteScript {
  static let text = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const names = ["q", "group", "severity", "fix", "scope", "since"];
      const items = [...document.querySelectorAll(".rules > li")];
      const texts = items.map(item => item.textContent.toLowerCase());
      const sections = [...document.querySelectorAll("section.group")];
      const nothing = document.getElementById("nothing");

      function read() {
        const kept = new URLSearchParams(location.search || location.hash.replace(/^#\?/, ""));
        for (const name of names) {
          const field = form.elements[name];
          field.value = kept.get(name) || "";
          // A value that no option has would leave the list without a choice.
          if (field.selectedIndex === -1) field.value = "";
        }
      }
      function keep() {
        const kept = new URLSearchParams();
        for (const name of names) if (form.elements[name].value) kept.set(name, form.elements[name].value);
        const text = kept.toString();
        try {
          history.replaceState(null, "", location.pathname + (text ? "?" + text : ""));
        } catch {
          // Some browsers let no page from a folder change its address, but for what stands behind the hash.
          location.replace("#" + (text ? "?" + text : ""));
        }
      }
      function apply() {
        const words = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        items.forEach((item, index) => {
          const fits = names.slice(1).every(name => {
            const wanted = form.elements[name].value;
            return !wanted || item.dataset[name].split(" ").includes(wanted);
          });
          item.hidden = !fits || !words.every(word => texts[index].includes(word));
          if (!item.hidden) count += 1;
        });
        for (const section of sections) section.hidden = !section.querySelector("li:not([hidden])");
        nothing.hidden = count > 0;
        form.querySelector("output").value = count === items.length ? "" : count + " of " + items.length;
      }
      form.hidden = false;
      form.addEventListener("input", () => { keep(); apply(); });
      form.addEventListener("reset", () => setTimeout(() => { keep(); apply(); }));
      form.addEventListener("submit", event => event.preventDefault());
      addEventListener("popstate", () => { read(); apply(); });
      addEventListener("keydown", event => {
        if (event.key !== "/" || event.target.closest("input, select")) return;
        event.preventDefault();
        form.elements.q.focus();
      });
      read();
      apply();
    })();
    for (const figure of document.querySelectorAll("figure")) {
      if (!navigator.clipboard) break;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "do";
      button.textContent = "Copy";
      button.setAttribute("aria-label", "Copy the code: " + figure.querySelector("figcaption").textContent);
      button.addEventListener("click", async () => {
        const code = [...figure.querySelectorAll("code")].map(part => {
          const copy = part.cloneNode(true);
          for (const note of copy.querySelectorAll("span.note, span.carets")) note.remove();
          return copy.textContent.trim() + "\n";
        });
        await navigator.clipboard.writeText(code.join("\n"));
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
      figure.append(button);
    }

    """#
}
