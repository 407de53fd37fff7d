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

/** A message of Outlook with two files attached, a picture without a name, and a message that has a file of its own. */
export function outlookMessageWithAttachments(): Uint8Array<ArrayBuffer> {
  const unicode = (id: string, words: string) => [`__substg1.0_${id}001F`, Buffer.from(words, 'utf16le')] as const;
  const method = (value: number) => {
    const bytes = Buffer.alloc(16);
    bytes.writeUInt32LE(0x37050003, 0);
    bytes.writeUInt32LE(6, 4);
    bytes.writeUInt32LE(value, 8);
    return Buffer.concat([Buffer.alloc(8), bytes]);
  };
  const within = (place: string, streams: readonly (readonly [string, Buffer])[]) => streams.map(([name, content]) => [`${place}/${name}`, content] as const);
  const message = (head: number, subject: string, words: string) => [['__properties_version1.0', Buffer.alloc(head)], unicode('0037', subject), unicode('1000', words), unicode('0C1A', 'Ines Halden')] as const;
  const file = (place: string, content: Buffer, names: readonly (readonly [string, Buffer])[]) => within(place, [['__properties_version1.0', method(1)], ['__substg1.0_37010102', content], ...names]);
  const place = (at: number) => `__attach_version1.0_#0000000${at}`;
  const inner = `${place(3)}/__substg1.0_3701000D`;
  return compoundFile(
    Object.fromEntries([
      ...message(32, 'Storms', 'Both logs are attached.'),
      // Long and short name, as programs write both.
      ...file(place(0), Buffer.from('May: fog. '.repeat(600)), [unicode('3707', 'log of may.txt'), unicode('3704', 'LOGOFM~1.TXT')]),
      ...file(place(1), Buffer.from('June: sun.'), [unicode('3704', 'JUNE.TXT')]),
      ...file(place(2), Buffer.from('GIF89a'), [unicode('370E', 'image/gif')]),
      ...within(place(3), [['__properties_version1.0', method(5)], unicode('3001', 'Fog')]),
      ...within(inner, message(24, 'Fog', 'It came in from the sea.')),
      ...file(`${inner}/${place(0)}`, Buffer.from('The chart.'), [unicode('3707', 'chart.txt')]),
    ]),
  );
}
