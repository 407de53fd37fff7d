/** Encodings with at least two bytes for every character. */
export type WideEncoding = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** UTF-16 or UTF-32 by its mark, or by its look: every other byte of most of its text is zero, or three of four. */
export function wideEncoding(bytes: Uint8Array): WideEncoding | null {
  const [a, b, c, d] = bytes;
  // The mark of UTF-16 begins like that of UTF-32; no text goes on with U+0000.
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  const sample = bytes.subarray(0, 512);
  if (sample.length < 8) return null;
  const zeros = [0, 0, 0, 0];
  sample.forEach((code, at) => {
    if (code === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  });
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  const quarter = Math.floor(sample.length / 4);
  // No character of UTF-32 has a first byte, and hardly one has a second.
  if (first === 0 && fourth >= quarter && third >= quarter * 0.9) return 'utf-32le';
  if (fourth === 0 && first >= quarter && second >= quarter * 0.9) return 'utf-32be';
  const half = sample.length / 2;
  const [even, odd] = [first + third, second + fourth];
  if (odd > half * 0.7 && even === 0) return 'utf-16le';
  return even > half * 0.7 && odd === 0 ? 'utf-16be' : null;
}

/** Wide text as a string, without its mark. What is no character becomes U+FFFD. */
export function decodeWide(bytes: Uint8Array, encoding: WideEncoding): string {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return new TextDecoder(encoding).decode(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  const step = 4 * 4096;
  for (let start = 0; start < bytes.length; start += step) {
    const codes: number[] = [];
    for (let at = start; at + 4 <= Math.min(bytes.length, start + step); at += 4) {
      const code = view.getUint32(at, encoding === 'utf-32le');
      codes.push(code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? 0xfffd : code);
    }
    parts.push(String.fromCodePoint(...codes));
  }
  return parts.join('').replace(/^\ufeff/, '');
}
