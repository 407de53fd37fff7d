import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

type Members = Readonly<Record<string, string | Uint8Array>>;

/** A zip file with these members; what comes first lies first. */
export function zipOf(members: Members): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(members).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]))));
}

/** A PNG of one colour. */
export function pngOf(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', new Uint8Array())]);
}

function crc(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

export type Chapter = { readonly title: string; /** What is in its body, as XHTML. */ readonly body: string; /** What is in its head besides. */ readonly head?: string };

type Book = { readonly title?: string; readonly direction?: 'ltr' | 'rtl'; readonly language?: string; readonly files?: Members; readonly css?: string };

/** A book: `OEBPS/text/chapter-1.xhtml` and so on, `OEBPS/style.css`, and a table of contents with an entry for each. */
export function epubOf(chapters: readonly Chapter[], { title = 'A book', direction = 'ltr', language = 'en', files = {}, css = '' }: Book = {}): Buffer {
  const ids = chapters.map((_, at) => `chapter-${at + 1}`);
  return zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OEBPS/book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:book</dc:identifier><dc:title>${title}</dc:title><dc:language>${language}</dc:language></metadata>
      <manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${ids.map((id) => `<item id="${id}" href="text/${id}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest>
      <spine page-progression-direction="${direction}">${ids.map((id) => `<itemref idref="${id}"/>`).join('')}</spine></package>`,
    'OEBPS/nav.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Contents</title></head><body><nav epub:type="toc"><ol>${chapters.map(({ title: name }, at) => `<li><a href="text/${ids[at]}.xhtml">${name}</a></li>`).join('')}</ol></nav></body></html>`,
    'OEBPS/style.css': css,
    ...Object.fromEntries(
      chapters.map(({ title: name, body, head = '' }, at) => [
        `OEBPS/text/${ids[at]}.xhtml`,
        `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" dir="${direction}"><head><title>${name}</title><link rel="stylesheet" href="../style.css"/>${head}</head><body>${body}</body></html>`,
      ]),
    ),
    ...files,
  });
}
