/** Has the browser save what stands at an address; `name` where the server gives it none. */
export function saveFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  // What keeps names apart between words of the other direction has no place in a file's name.
  link.download = name.replaceAll(/[\u2066-\u2069]/g, '');
  link.click();
}
