/** The addresses in a text that is nothing but addresses, one a line or side by side; null for every other text. */
export function pastedLinks(text: string): string[] | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const links = words.filter((word) => /^https?:\/\/[^\s/]+\S*$/i.test(word) && URL.canParse(word));
  return words.length > 0 && links.length === words.length ? links : null;
}

/** Whether keys and clipboard belong to whatever has the focus: a field, an editor, or a dialog in front of the page. */
export function isInputFocused(element: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return element instanceof Element && element.closest('input, textarea, select, [contenteditable="true"], [role="textbox"]') !== null;
}
