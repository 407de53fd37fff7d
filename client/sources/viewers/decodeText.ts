/**
 * The text of a file. Bytes that are no UTF-8 are read as Windows-1252, as browsers do.
 * @param isWhole whether they are all of it: a piece may end within a character
 */
export function decodeText(bytes: ArrayBuffer, isWhole: boolean): string {
  const head = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
