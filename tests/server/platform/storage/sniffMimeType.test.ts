import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { sniffMimeType } from '#server/platform/storage/sniffMimeType.ts';

const sniff = (bytes: Buffer | string, name: string, mimeType = 'application/octet-stream') =>
  sniffMimeType({ stream: async () => Readable.from([Buffer.from(bytes as never)]) }, 'hash', { name, mimeType });

/** A zip archive with stored entries. */
function zip(...entries: [name: string, content: string][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    const local = Buffer.concat([header, Buffer.from(name + content)]);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    header.copy(central, 6, 4, 30);
    central.writeUInt32LE(at, 42);
    directory.push(Buffer.concat([central, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const contentTypes = (main: string) => `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="${main}.main+xml"/></Types>`;
const openxml = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['a PDF called a picture', '%PDF-1.7\n1 0 obj', 'photo.jpg', 'image/jpeg', 'application/pdf'],
  ['a program called a text', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex'), 'notes.txt', 'text/plain', 'application/x-elf'],
  ['a Word document', zip(['[Content_Types].xml', contentTypes(`${openxml}.wordprocessingml.document`)]), 'a.zip', 'application/zip', `${openxml}.wordprocessingml.document`],
  ['a sheet', zip(['[Content_Types].xml', contentTypes(`${openxml}.spreadsheetml.sheet`)]), 'a', '', `${openxml}.spreadsheetml.sheet`],
  ['an e-book', zip(['mimetype', 'application/epub+zip']), 'book.zip', 'application/zip', 'application/epub+zip'],
  ['an OpenDocument text', zip(['mimetype', 'application/vnd.oasis.opendocument.text']), 'a.odt', '', 'application/vnd.oasis.opendocument.text'],
  ['an archive', zip(['a.txt', 'words']), 'a.docx', `${openxml}.wordprocessingml.document`, 'application/zip'],
  ['an old Word document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]), 'a.doc', '', 'application/msword'],
  ['Markdown', '# Title\n\nWords', 'a.md', 'text/plain', 'text/markdown'],
  ['JSON', '{"a": 1}', 'a.json', '', 'application/json'],
  ['Latin-1', Buffer.from('Gr\xfc\xdfe aus K\xf6ln', 'latin1'), 'a.txt', 'text/plain', 'text/plain'],
  ['UTF-16', Buffer.from('\ufeffwords', 'utf16le'), 'a.txt', '', 'text/plain'],
  ['a page', '<!doctype html><p>Words', 'page.html', 'text/html', 'text/html'],
  ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', '', 'image/svg+xml'],
  ['a text called a drawing', 'words', 'a.svg', 'image/svg+xml', 'text/plain'],
  ['bytes called a page', Buffer.from([0, 1, 2, 3, 250, 251]), 'page.html', 'text/html', 'application/octet-stream'],
  ['a damaged picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.png', 'image/png', 'application/octet-stream'],
  ['nothing', '', 'a.txt', 'text/plain', 'text/plain'],
])('%s', async (_what, bytes, name, declared, expected) => {
  expect(await sniff(bytes, name, declared)).toBe(expected);
});
