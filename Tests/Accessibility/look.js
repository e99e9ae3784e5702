// Runs in each page: axe-core with the rules of WCAG 2.2 AA and good practice, then what it does not look at: whether
// what has the focus shows that, and whether the page is wider than its window.
(async () => {
  await new Promise(resolve => setTimeout(resolve, 100));
  const problems = [];
  try {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    for (const { id, nodes } of violations) {
      const first = nodes[0];
      const why = first.failureSummary.split("\n").slice(1, 2).join("").trim();
      problems.push(`${id}, ${nodes.length} times, first ${first.target.join(" ")}: ${why}`);
    }
  } catch (error) {
    problems.push(`axe-core: ${error}`);
  }
  const looks = element => [element, ...element.querySelectorAll("*")].map(part => {
    const { outlineStyle, outlineWidth, strokeWidth, left } = getComputedStyle(part);
    return [outlineStyle, outlineWidth, strokeWidth, left].join();
  }).join(";");
  const focusable = [...document.querySelectorAll("a[href], button, input, select, [tabindex='0']")];
  for (const element of focusable.slice(0, 200)) {
    if (!element.checkVisibility()) continue;
    const before = looks(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element || looks(element) === before) {
      problems.push(`the focus does not show: ${element.outerHTML.slice(0, 80)}`);
      break;
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`it is ${scrollWidth} wide in a window of ${clientWidth}`);
  parent.postMessage({ page: location.pathname.slice(1), problems, isDark: matchMedia("(prefers-color-scheme: dark)").matches }, "*");
})();
