/**
 * The document of the page in which it runs, as HTML. It takes the page apart: what is in shadow trees is put where it is seen, and styles that scripts have
 * added get their text. Runs in the browser: it may use nothing from outside.
 * @param longest in characters; what is more is cut off
 */
export function serializePage(longest: number): string {
  const most = 5_000;
  const hosts = (root: ParentNode): Element[] => [...root.querySelectorAll('*')].filter((element) => element.shadowRoot !== null);
  let waiting = hosts(document);
  for (let opened = 0; waiting.length > 0 && opened < most; opened += 1) {
    const host = waiting.shift() as Element;
    const shadow = host.shadowRoot as ShadowRoot;
    for (const slot of shadow.querySelectorAll('slot')) slot.replaceWith(...slot.assignedNodes({ flatten: true }));
    host.replaceChildren(...shadow.childNodes);
    if (waiting.length < most) waiting = [...waiting, ...hosts(host)];
  }
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.trim() === '' && style.sheet !== null) style.textContent = [...style.sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  }
  return `<!doctype html>${document.documentElement.outerHTML}`.slice(0, longest);
}
