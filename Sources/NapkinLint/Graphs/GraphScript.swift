/// What the page does: zoom, search, and a panel with the parts of a napkin.
enum GraphScript {
  static let text = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const stage = document.getElementById("stage");
    const picture = stage.querySelector("svg");
    const panel = document.getElementById("panel");
    const search = document.getElementById("search");
    const count = document.getElementById("count");
    const napkins = new Map(data.napkins.map(napkin => [napkin.id, napkin]));
    const cards = new Map([...picture.querySelectorAll(".napkin")].map(card => [Number(card.dataset.napkin), card]));
    const size = { width: picture.width.baseVal.value, height: picture.height.baseVal.value };
    let scale = 1;

    function zoom(to) {
      scale = Math.min(4, Math.max(0.05, to));
      picture.setAttribute("width", size.width * scale);
      picture.setAttribute("height", size.height * scale);
    }
    function fit() {
      zoom(Math.min(1.5, (stage.clientWidth - 4) / size.width, (stage.clientHeight - 4) / size.height));
    }
    document.getElementById("larger").onclick = () => zoom(scale * 1.25);
    document.getElementById("smaller").onclick = () => zoom(scale / 1.25);
    document.getElementById("fit").onclick = fit;
    stage.addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
    }, { passive: false });

    let drag = null;
    stage.addEventListener("pointerdown", event => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      drag = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop };
    });
    window.addEventListener("pointermove", event => {
      if (!drag) return;
      stage.scrollLeft = drag.x - event.clientX;
      stage.scrollTop = drag.y - event.clientY;
    });
    window.addEventListener("pointerup", () => { drag = null; });

    function element(name, text, children = []) {
      const made = document.createElement(name);
      if (text) made.textContent = text;
      made.append(...children);
      return made;
    }
    function link(place) {
      const made = element("a", place.path + ":" + place.line);
      made.href = place.path.split("/").map(encodeURIComponent).join("/") + "#L" + place.line;
      return made;
    }
    function jump(id) {
      const made = element("button", napkins.get(id).name);
      made.type = "button";
      made.onclick = () => choose(id);
      return made;
    }
    function list(items) { return element("ul", "", items.map(item => element("li", "", item))); }

    function choose(id) {
      const napkin = napkins.get(id);
      for (const card of cards.values()) card.classList.remove("chosen");
      cards.get(id).classList.add("chosen");
      cards.get(id).focus();
      cards.get(id).scrollIntoView({ block: "nearest", inline: "nearest" });
      const parents = data.edges.filter(edge => edge.child === id);
      const children = data.edges.filter(edge => edge.parent === id);
      const close = element("button", "Close");
      close.type = "button";
      close.onclick = leave;
      panel.replaceChildren(element("h2", napkin.name), element("p", (napkin.isLaunch ? "launch, " : "") + napkin.kind), close);
      panel.append(element("h3", "Parts"), list(napkin.parts.map(part =>
        [part.role + ": " + part.name + (part.isolation === "none" ? "" : ", on the " + part.isolation) + " ", link(part.place)])));
      for (const edge of parents) {
        const labels = [edge.attachment, edge.presentation, ...new Set(edge.triggers.map(trigger => trigger.kind))].filter(Boolean);
        panel.append(element("h3", "Built by"), element("p", "", [jump(edge.parent), " " + labels.join(", ")]));
        panel.append(list(edge.evidence.map(evidence => [evidence.kind.replaceAll("-", " ") + " ", link(evidence.place)])));
        if (edge.events.length) {
          panel.append(element("h3", "Tells it"), list(edge.events.map(event => [event.method + " ", link(event.call)])));
        }
      }
      if (children.length) panel.append(element("h3", "Builds"), list(children.map(edge => [jump(edge.child)])));
      if (napkin.findings && napkin.findings.length) {
        panel.append(element("h3", "Findings"), list(napkin.findings.map(finding =>
          [finding.severity + ": " + finding.message + " (" + finding.rule + ")"])));
      }
      panel.hidden = false;
    }
    function leave() {
      panel.hidden = true;
      const chosen = picture.querySelector(".chosen");
      if (chosen) { chosen.classList.remove("chosen"); chosen.focus(); }
    }

    function found() {
      const wanted = search.value.trim().toLowerCase();
      return data.napkins.filter(napkin => !wanted || napkin.name.toLowerCase().includes(wanted)
        || napkin.parts.some(part => part.name.toLowerCase().includes(wanted)));
    }
    search.addEventListener("input", () => {
      const ids = new Set(found().map(napkin => napkin.id));
      for (const [id, card] of cards) card.classList.toggle("missed", !ids.has(id));
      count.textContent = search.value ? ids.size + " of " + napkins.size : "";
    });
    search.addEventListener("keydown", event => {
      const first = found()[0];
      if (event.key === "Enter" && search.value && first) choose(first.id);
    });

    const next = {
      ArrowLeft: id => data.edges.filter(edge => edge.child === id).map(edge => edge.parent)[0],
      ArrowRight: id => data.edges.filter(edge => edge.parent === id).map(edge => edge.child)[0],
      ArrowDown: id => neighbor(id, 1), ArrowUp: id => neighbor(id, -1),
    };
    function neighbor(id, step) { return data.napkins[data.napkins.findIndex(napkin => napkin.id === id) + step]?.id; }
    for (const [id, card] of cards) {
      card.setAttribute("tabindex", "0");
      card.setAttribute("role", "button");
      card.addEventListener("click", () => choose(id));
      card.addEventListener("keydown", event => {
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(id); }
        const target = next[event.key] && next[event.key](id);
        if (target !== undefined) { event.preventDefault(); cards.get(target).focus(); }
      });
    }
    picture.setAttribute("role", "group");
    window.addEventListener("keydown", event => {
      if (event.target === search) { if (event.key === "Escape") { search.value = ""; search.dispatchEvent(new Event("input")); } return; }
      if (event.key === "Escape") leave();
      if (event.key === "/") { event.preventDefault(); search.focus(); }
      if (event.key === "+" || event.key === "=") zoom(scale * 1.25);
      if (event.key === "-") zoom(scale / 1.25);
      if (event.key === "0") fit();
    });
    zoom(Math.max(0.9, Math.min(1, stage.clientWidth / size.width, stage.clientHeight / size.height)));
    const root = cards.get(data.roots[0]?.napkin)?.querySelector(".card").getBBox();
    if (root) stage.scrollTop = Math.max(0, (root.y + root.height / 2) * scale - stage.clientHeight / 2);
    """#
}
