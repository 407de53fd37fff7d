const SIGNATURES: readonly [pattern: RegExp, type: string][] = [
  [/^\x89PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^[^]{4}ftypavi[fs]/, 'image/avif'],
  [/^\0\0[^]\0/, 'image/x-icon'],
  [/^BM/, 'image/bmp'],
  [/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i, 'image/svg+xml'],
];

/** The media type of a picture that browsers show, by its first bytes; null for anything else. Labels are not trusted. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1');
  return SIGNATURES.find(([pattern]) => pattern.test(start))?.[1] ?? null;
}
