import { CFB as untyped, utils, write } from '@e965/xlsx';

/** Documents as programs before 2007 wrote them, put together as far as their readers look. */

const CFB = untyped as {
  utils: { cfb_new(): object; cfb_add(container: object, path: string, content: Buffer): void; cfb_del(container: object, path: string): void };
  write(container: object, options: { type: 'buffer' }): Buffer;
};

export function compoundFile(streams: Readonly<Record<string, Buffer>>): Uint8Array<ArrayBuffer> {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, content);
  CFB.utils.cfb_del(container, '/\u0001Sh33tJ5');
  return new Uint8Array(CFB.write(container, { type: 'buffer' }));
}

export function workbook(bookType: 'biff8' | 'xlsb'): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet([['Ship', 'Passed on', 'Share'], ['Aurora & Co', 44320, 0.175], ['Nordstern', null, 12.5]]);
  sheet['B2'] = { t: 'n', v: 44320, z: 'yyyy-mm-dd' };
  sheet['C2'] = { t: 'n', v: 0.175, z: '0.0%' };
  const book = utils.book_new(sheet, 'Ships');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Fog']]), 'Notes');
  return new Uint8Array(write(book, { bookType, type: 'buffer' }) as Buffer);
}

/** A message of Outlook whose words are in Cyrillic, not in Unicode. */
export function outlookMessage(): Uint8Array<ArrayBuffer> {
  const cyrillic = Buffer.from('d2f3ece0ed', 'hex');
  const property = (id: number, type: number, value: number) => {
    const bytes = Buffer.alloc(16);
    bytes.writeUInt16LE(type, 0);
    bytes.writeUInt16LE(id, 2);
    bytes.writeUInt32LE(6, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  return compoundFile({
    '__properties_version1.0': Buffer.concat([Buffer.alloc(32), property(0x3ffd, 3, 1251)]),
    '__substg1.0_0037001E': cyrillic,
    '__substg1.0_1000001E': Buffer.from('The fog came in.\r\n\r\nNobody saw the ship.'),
    '__substg1.0_0C1A001E': Buffer.from('Ines Halden'),
    '__substg1.0_0C1F001E': Buffer.from('ines@halden.example'),
  });
}

/** A presentation of two slides: one with its words in the list of slides, one with a box of its own. @param isProtected says of itself that it is encrypted */
export function presentation({ isProtected = false } = {}): Uint8Array<ArrayBuffer> {
  const record = (type: number, flags: number, ...content: Buffer[]) => {
    const data = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt16LE(flags, 0);
    head.writeUInt16LE(type, 2);
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data]);
  };
  const text = (kind: number, words: string) => [record(3_999, 0, Buffer.from([kind, 0, 0, 0])), record(4_000, 0, Buffer.from(words, 'utf16le'))];
  const slide = Buffer.alloc(20);
  const list = record(4_080, 0x0f, record(1_011, 0, slide), ...text(0, 'Ships & storms'), ...text(1, 'Seventeen ships\rOne storm'), record(1_011, 0, slide));
  const masters = record(4_080, 0x1f, record(1_011, 0, slide), ...text(0, 'Click to edit'));
  const stream = Buffer.concat([record(1_000, 0x0f, masters, list), record(1_006, 0x0f), record(1_006, 0x0f, record(1_036, 0x0f, ...text(4, 'A box with ☂')))]);
  const user = Buffer.alloc(20);
  user.writeUInt32LE(isProtected ? 0xf3d1c4df : 0xe391c05f, 12);
  return compoundFile({ 'PowerPoint Document': stream, 'Current User': user });
}

/** A document of Word 97 whose text lies in one piece. @param flags of its head */
export function wordDocument(words: string, { flags = 0x200, magic = 0xa5ec } = {}): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(words, 'utf16le');
  const head = Buffer.alloc(1_472 + text.length);
  head.writeUInt16LE(magic, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(flags, 10);
  head.writeUInt32LE(words.length, 0x4c);
  text.copy(head, 1_472);
  // One piece (MS-DOC 2.9.178): from character 0 to the last, in Unicode, behind the head.
  const pieces = Buffer.alloc(5 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(words.length, 9);
  pieces.writeUInt32LE(1_472, 15);
  head.writeUInt32LE(0, 0x1a2);
  head.writeUInt32LE(pieces.length, 0x1a6);
  return compoundFile({ WordDocument: head, '1Table': Buffer.concat([pieces, Buffer.alloc(4_096)]), '0Table': Buffer.concat([pieces, Buffer.alloc(4_096)]) });
}
