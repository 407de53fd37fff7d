import type { DocumentFile } from '#client/documents/openDocument.ts';

/** A document whose bytes are at hand. */
export function fileOf(bytes: Uint8Array): DocumentFile {
  return { size: bytes.byteLength, read: async (start, length) => new Uint8Array(bytes.subarray(start, start + length)) };
}

/** What would load something or run when it is on the page: there must be none. */
export function dangersIn(element: Element): string[] {
  return [element, ...element.querySelectorAll('*')].flatMap((one) => {
    const found = /^(script|style|link|iframe|object|embed|form|input|audio|video|source|base|meta|foreignobject|use|animate|set)$/i.test(one.localName) ? [one.localName] : [];
    for (const { name, value } of one.attributes) {
      const isAddress = /(^|:)(href|src|srcset|action|formaction|poster|data|background|ping)$/i.test(name);
      const isSafe = one.localName === 'a' ? /^(https?:|mailto:|#$)/.test(value) : value.startsWith('data:image/');
      if (/^on/i.test(name) || (isAddress && !isSafe) || /javascript:|url\((?!#)|image-set|expression/i.test(name === 'style' ? value : '')) found.push(`${one.localName} ${name}=${value}`);
    }
    return found;
  });
}
