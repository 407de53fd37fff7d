/** Has the browser save what stands at an address; `name` where the server gives it none. */
export function saveFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
