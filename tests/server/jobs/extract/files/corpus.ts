import { crc32 } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** Files of many kinds, made here: what is to be found in each stands beside it in the tests. */

export const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

type Parts = Record<string, string | Uint8Array>;

export function zipOf(parts: Parts): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]))));
}

const sentence = 'The lighthouse keeper wrote down the weather every evening, and the ships that passed.';

export async function pdf(pages = 3, write: 'text' | 'nothing' = 'text'): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle('The Lighthouse Log');
  document.setAuthor('Ines Halden');
  document.setCreationDate(new Date('2021-05-04T10:00:00Z'));
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([595, 842]);
    if (write === 'nothing') continue;
    page.drawText('Halden Society', { x: 50, y: 810, size: 9, font });
    page.drawText(`Chapter ${number}: Storms`, { x: 50, y: 740, size: 22, font });
    for (const [line, text] of ['The lighthouse keeper wrote down the weath-', 'er every evening, and the ships that passed', 'below in the strait.'].entries()) {
      page.drawText(text, { x: 50, y: 700 - line * 14, size: 11, font });
    }
    page.drawText(`A second paragraph of page ${number}.`, { x: 50, y: 630, size: 11, font });
    page.drawText(String(number), { x: 290, y: 30, size: 9, font });
  }
  if (write === 'text' && pages >= 2) addOutline(document);
  return new Uint8Array(await document.save());
}

/** Pages without end, written by hand: what a library would take long to put together. */
export function longPdf(pages: number, linesOnEach = 30): Uint8Array<ArrayBuffer> {
  const text = `BT /F 11 Tf 50 700 Td 14 TL ${'(The fog came in and nobody saw the ship.) Tj T* '.repeat(linesOnEach)} ET`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ')}] >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array<string>(pages).fill('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>'),
  ]);
}

/** One whose font calls its underscores U+0000, as some programs do with blanks. */
export function pdfWithNul(): Uint8Array<ArrayBuffer> {
  const text = 'BT /F 11 Tf 50 700 Td (The_fog came in and nobody saw the ship.) Tj ET';
  const map = '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfrange <20> <5e> <0020> <60> <7e> <0060> endbfrange 1 beginbfchar <5f> <0000> endbfchar endcmap end';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [5 0 R] >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>',
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  ]);
}

function pdfOf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return bytesOf(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`, 'latin1');
}

/** Two entries: the first page, and below it the second. */
function addOutline(document: PDFDocument): void {
  const { context } = document;
  const [root, first, second] = [context.nextRef(), context.nextRef(), context.nextRef()];
  const entry = (title: string, page: number, parent: typeof root) => ({
    Title: PDFHexString.fromText(title),
    Parent: parent,
    Dest: [document.getPage(page).ref, PDFName.of('XYZ'), null, null, null],
  });
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: first, Count: PDFNumber.of(2) }));
  context.assign(first, context.obj({ ...entry('Part one', 0, root), First: second, Last: second, Count: PDFNumber.of(1) }));
  context.assign(second, context.obj(entry('Storms', 1, first)));
  document.catalog.set(PDFName.of('Outlines'), root);
}

/** A document whose file says that it is encrypted: it opens with no password that anybody has. */
export async function protectedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage();
  const { context } = document;
  const secret = PDFHexString.of('ab'.repeat(32));
  context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 1, R: 2, O: secret, U: secret, P: PDFNumber.of(-4) }));
  context.trailerInfo.ID = context.obj([PDFHexString.of('00'.repeat(16)), PDFHexString.of('00'.repeat(16))]);
  document.setTitle(String(PDFString.of('x')));
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

const core = `<?xml version="1.0"?><cp:coreProperties xmlns:cp="a" xmlns:dc="b" xmlns:dcterms="c"><dc:title>The Lighthouse Log</dc:title><dc:creator>Ines Halden</dc:creator><dcterms:created>2021-05-04T10:00:00Z</dcterms:created></cp:coreProperties>`;
const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = (...targets: [id: string, type: string, target: string][]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${officeDocument}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export function docxParts(body?: string): Parts {
  const w = (style: string, text: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const content = `${w('Heading1', 'Storms')}<w:p><w:r><w:t>${sentence}</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> In bold.</w:t></w:r></w:p>${w('Heading2', 'Of the year 1879')}
    <w:tbl><w:tr>${cell('Month')}${cell('Ships')}</w:tr><w:tr>${cell('May')}${cell('17')}</w:tr></w:tbl>`;
  const style = (id: string, name: string) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  return {
    '[Content_Types].xml': types.replace('</Types>', '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'),
    '_rels/.rels': rels(['rId1', 'officeDocument', 'word/document.xml']),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body ?? content}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${style('Heading1', 'heading 1')}${style('Heading2', 'heading 2')}</w:styles>`,
    'word/_rels/document.xml.rels': rels(['rId1', 'styles', 'styles.xml']),
    'docProps/core.xml': core,
    'docProps/app.xml': '<?xml version="1.0"?><Properties><Pages>4</Pages></Properties>',
  };
}

export const docx = () => zipOf(docxParts());

export function pptx(): Uint8Array<ArrayBuffer> {
  const shape = (type: string, ...paragraphs: [level: number, text: string][]) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs
      .map(([level, text]) => `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${text}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp>`;
  const slide = (...shapes: string[]) => `<?xml version="1.0"?><p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld></p:sld>`;
  return zipOf({
    '[Content_Types].xml': types,
    // The second file is the first slide: the order is that of the presentation.
    'ppt/presentation.xml': '<?xml version="1.0"?><p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId1"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': rels(['rId1', 'slide', 'slides/slide1.xml'], ['rId2', 'slide', 'slides/slide2.xml']),
    'ppt/slides/slide1.xml': slide(shape('title', [0, 'Ships &amp; storms']), shape('body', [0, 'Seventeen ships'], [1, 'two of them steamers'], [0, 'One storm']), shape('sldNum', [0, '2'])),
    'ppt/slides/slide2.xml': slide(shape('ctrTitle', [0, 'The Lighthouse Log']), shape('subTitle', [0, sentence])),
    'ppt/slides/_rels/slide1.xml.rels': rels(['rId1', 'notesSlide', '../notesSlides/notesSlide1.xml']),
    'ppt/notesSlides/notesSlide1.xml': slide(shape('body', [0, 'Speak slowly here.'])),
    'docProps/core.xml': core,
  });
}

export function xlsx(rows = 3): Uint8Array<ArrayBuffer> {
  const more = Array.from({ length: Math.max(0, rows - 3) }, (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" t="inlineStr"><is><t>line ${at + 4}</t></is></c></row>`).join('');
  return zipOf({
    '[Content_Types].xml': types,
    'xl/workbook.xml': '<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="Ships" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': rels(['rId1', 'worksheet', 'worksheets/sheet1.xml'], ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml']),
    'xl/sharedStrings.xml': '<?xml version="1.0"?><sst><si><t>Ship</t></si><si><r><t>Pass</t></r><r><t>ed on</t></r></si><si><t>Share</t></si><si><t>Aurora &amp; Co</t></si></sst>',
    'xl/styles.xml': '<?xml version="1.0"?><styleSheet><numFmts><numFmt numFmtId="164" formatCode="d/m/yyyy;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" s="1"><v>44320</v></c><c r="C2" s="2"><v>0.175</v></c></row><row r="3"><c r="A3" t="str"><f>CONCAT("Nord","stern")</f><v>Nordstern</v></c><c r="C3"><v>12.5</v></c></row>${more}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': '<?xml version="1.0"?><worksheet><sheetData><row r="1"><c r="A1" t="b"><v>1</v></c></row></sheetData></worksheet>',
    'docProps/core.xml': core,
  });
}

const openDocument = 'xmlns:office="o" xmlns:text="t" xmlns:table="ta" xmlns:draw="d" xmlns:presentation="p" xmlns:xlink="x" xmlns:dc="dc" xmlns:meta="m"';
const meta = `<office:document-meta ${openDocument}><office:meta><dc:title>The Lighthouse Log</dc:title><meta:initial-creator>Ines Halden</meta:initial-creator><dc:language>en-GB</dc:language><meta:document-statistic meta:page-count="2"/></office:meta></office:document-meta>`;

export function openDocumentFile(kind: 'text' | 'spreadsheet' | 'presentation', body: string, more: Parts = {}): Uint8Array<ArrayBuffer> {
  return zipOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<?xml version="1.0"?><office:document-content ${openDocument}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    'meta.xml': meta,
    'META-INF/manifest.xml': '<manifest/>',
    ...more,
  });
}

export const odt = () =>
  openDocumentFile(
    'text',
    `<text:h text:outline-level="1">Storms</text:h><text:p>${sentence}<text:s text:c="2"/>See <text:a xlink:href="https://halden.example/log">the log</text:a>.</text:p><text:list><text:list-item><text:p>One storm</text:p></text:list-item></text:list><table:table><table:table-row><table:table-cell><text:p>Month</text:p></table:table-cell><table:table-cell><text:p>Ships</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>May</text:p></table:table-cell><table:table-cell><text:p>17</text:p></table:table-cell></table:table-row></table:table>`,
  );

export const ods = () =>
  openDocumentFile(
    'spreadsheet',
    '<table:table table:name="Ships"><table:table-row><table:table-cell><text:p>Ship</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"><text:p>twice</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048575"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>',
  );

export const odp = () =>
  openDocumentFile('presentation', `<draw:page><draw:frame presentation:class="title"><draw:text-box><text:p>Ships and storms</text:p></draw:text-box></draw:frame><draw:frame><draw:text-box><text:p>${sentence}</text:p></draw:text-box></draw:frame></draw:page>`);

export async function epub(): Promise<Uint8Array<ArrayBuffer>> {
  const page = (body: string) => `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`;
  return zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<?xml version="1.0"?><container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    'OPS/book.opf': `<?xml version="1.0"?><package xmlns:dc="dc"><metadata><dc:title>The Lighthouse Log</dc:title><dc:creator>Ines Halden</dc:creator><dc:language>en</dc:language></metadata><manifest>
      <item id="nav" href="nav.xhtml" properties="nav"/><item id="cover" href="cover.png" properties="cover-image"/><item id="b" href="text/two%20storms.xhtml"/><item id="a" href="text/one.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`,
    'OPS/nav.xhtml': page('<nav epub:type="toc"><ol><li><a href="text/one.xhtml">The tower</a><ol><li><a href="text/two%20storms.xhtml#s">Storms</a></li></ol></li></ol></nav>'),
    'OPS/text/one.xhtml': page(`<h1>The tower</h1><p>${sentence}</p><script>alert(1)</script>`),
    'OPS/text/two storms.xhtml': page('<h2>Storms</h2><p onclick="alert(2)">Wind from the west.</p><img src="../cover.png"/>'),
    'OPS/cover.png': new Uint8Array(await png(600, 900)),
  });
}

export const png = async (width: number, height: number) => new Uint8Array(await sharp({ create: { width, height, channels: 3, background: '#285577' } }).png().toBuffer());

/** Taken upright on a May day, somewhere that stays secret. */
export async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const made = sharp({ create: { width: 800, height: 600, channels: 3, background: '#88aa33' } }).jpeg();
  return new Uint8Array(
    await made
      .withExif({
        IFD0: { Make: 'Halden', Model: 'Halden Optic 3', Orientation: '6' },
        IFD2: { DateTimeOriginal: '2021:05:04 10:30:00' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 7/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
}

/** Silence with a title. */
export function wav(seconds = 2): Uint8Array<ArrayBuffer> {
  const rate = 8_000;
  const chunk = (id: string, data: Buffer) => Buffer.concat([Buffer.from(id), lengthOf(data), data, data.length % 2 ? Buffer.alloc(1) : Buffer.alloc(0)]);
  const lengthOf = (data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return length;
  };
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate, 8);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(8, 14);
  const info = chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('INAM', Buffer.from('Fog horn')), chunk('IART', Buffer.from('Ines Halden'))]));
  return new Uint8Array(chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), info, chunk('data', Buffer.alloc(rate * seconds, 128))])));
}

/** A film of nothing but subtitles, as Matroska. */
export function mkv(): Uint8Array<ArrayBuffer> {
  const element = (id: string, ...content: Buffer[]) => {
    const data = Buffer.concat(content);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length | 0x10000000);
    return Buffer.concat([Buffer.from(id, 'hex'), size, data]);
  };
  const number = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
  const double = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return bytes;
  };
  const cue = (time: number, duration: number, text: string) =>
    element('a0', element('a1', Buffer.from([0x81, time >> 8, time & 255, 0]), Buffer.from(text)), element('9b', number(duration)));
  const track = element('ae', element('d7', number(1)), element('73c5', number(1)), element('83', number(17)), element('86', Buffer.from('S_TEXT/UTF8')));
  return new Uint8Array(
    Buffer.concat([
      element('1a45dfa3', element('4282', Buffer.from('matroska')), element('4287', number(4)), element('4285', number(2))),
      element(
        '18538067',
        element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', double(9_000)), element('7ba9', Buffer.from('The film of the log'))),
        element('1654ae6b', track),
        element('1f43b675', element('e7', number(1_000)), cue(0, 1_500, 'The fog came in.'), cue(2_500, 2_000, '<i>Nobody</i> saw the ship.')),
      ),
    ]),
  );
}

/** A film of nothing but 3GPP timed text, as MP4. */
export function mp4(): Uint8Array<ArrayBuffer> {
  const box = (type: string, ...content: Buffer[]) => {
    const data = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data]);
  };
  const words = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
    return bytes;
  };
  const sample = (text: string) => Buffer.concat([Buffer.from([0, Buffer.byteLength(text)]), Buffer.from(text)]);
  const samples = [sample('The fog came in.'), sample(''), sample('Nobody saw the ship.')];
  const type = box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isommp42'));
  const data = box('mdat', ...samples);
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box('tx3g', Buffer.alloc(6), Buffer.from([0, 1]), Buffer.alloc(30))),
    box('stts', words(0, 1, 3, 1_500)),
    box('stsc', words(0, 1, 1, 3, 1)),
    box('stsz', words(0, 0, 3, ...samples.map(({ length }) => length))),
    box('stco', words(0, 1, type.length + 8)),
  );
  const media = box('mdia', box('mdhd', words(0, 0, 0, 1_000, 4_500, 0)), box('hdlr', words(0, 0), Buffer.from('sbtl'), Buffer.alloc(13)), box('minf', box('nmhd', words(0)), table));
  const track = box('trak', box('tkhd', words(1, 0, 0, 1, 0, 4_500, 0, 0, 0, 0), matrix, words(0, 0)), media);
  const movie = box('moov', box('mvhd', words(0, 0, 0, 1_000, 4_500, 0x10000, 0x1000000, 0, 0), matrix, words(0, 0, 0, 0, 0, 0, 2)), track);
  return new Uint8Array(Buffer.concat([type, data, movie]));
}

export const rtf = () =>
  bytesOf(
    String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Helvetica;}}{\info{\title The Lighthouse Log}{\author Ines Halden}}{\*\generator x;}\f0 ` +
      sentence +
      String.raw`\par K\'e4se \u9731?\line and \b bold\b0  words.\par}`,
    'latin1',
  );

export const mail = () =>
  bytesOf(
    [
      'From: =?utf-8?Q?In=C3=A9s?= Halden <ines@halden.example>',
      'To: Keeper <keeper@halden.example>',
      'Subject: =?utf-8?B?U3Rvcm1zIPCfjKk=?=',
      'Date: Tue, 4 May 2021 10:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<h1>Storms</h1><p>The k=E9eper wrote down the weather.</p><script>alert(1)</script>',
      '--x',
      'Content-Type: application/pdf; name="log.pdf"',
      'Content-Disposition: attachment; filename="log.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0=',
      '--x--',
      '',
    ].join('\r\n'),
  );

export const rss = () =>
  bytesOf(
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Halden Review</title><language>en</language><description>Of lighthouses.</description>
    <item><title>Storms &amp; ships</title><link>/storms</link><pubDate>Tue, 04 May 2021 10:00:00 GMT</pubDate><description><![CDATA[<p>${sentence}</p><script>alert(1)</script>]]></description></item>
    <item><title>Fog</title><link>javascript:alert(1)</link></item></channel></rss>`,
  );

export const atom = () =>
  bytesOf(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Halden Review</title><entry><title type="html">Storms</title><link rel="self" href="/x"/><link href="https://halden.example/storms"/><updated>2021-05-04T10:00:00Z</updated><summary>${sentence}</summary></entry></feed>`,
  );

export const svg = () =>
  bytesOf(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" onload="alert(1)"><title>A tower</title><script>alert(2)</script><rect width="200" height="100" fill="red"/><image href="file:///etc/passwd"/><text x="5" y="20">Look at the light</text></svg>`);

/** A tar archive (POSIX ustar). */
export function tarOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write('0000644\0', 100);
    header.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
    header.write(`${(0).toString(8).padStart(11, '0')}\0`, 136);
    header.write('        0', 148);
    header.write('ustar\x0000', 257);
    header.write(`${header.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
    body.write(content);
    return [header, body];
  });
  return new Uint8Array(Buffer.concat([...blocks, Buffer.alloc(1_024)]));
}

/** A bitmap of Windows with 24 bits for a pixel, all of one grey. */
export function bmp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height, 90);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return new Uint8Array(file);
}

/** A picture as telephones take them, of 64 by 64 pixels: red on the left, blue on the right. Written by x265; we have nothing that could. */
export const heic = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.from(
      'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABJ21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABRwAAAHIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAKtpcHJwAAAAjmlwY28AAAByaHZjQwEECAAAAJ+oAAAAAB7wAPz9+PgAAA8DIAABABdAAQwB//8ECAAAAwCfqAAAAwAAHroCQCEAAQAmQgEBBAgAAAMAn6gAAAMAAB6gIIEFlupJMrmgIAAAAwAgAAADACEiAAEAB0QBwXKwIkAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABVpcG1hAAAAAAAAAAEAAQKBAgAAAHptZGF0AAAAF0ABDAH//wQIAAADAJ+oAAADAAAeugJAAAAAJkIBAQQIAAADAJ+oAAADAAAeoCCBBZbqSTK5oCAAAAMAIAAAAwAhAAAAB0QBwXKwIkAAAAAeKAGvCWALL/Dgl/9cGf2g4dwS5f9okztTKfY9trDw',
      'base64',
    ),
  );

/** As a telephone writes it: tiles of a grid that is cut to size, lying on its side, with what the camera says and where it was. */
export async function heicOfTelephone(): Promise<Uint8Array<ArrayBuffer>> {
  const one = Buffer.from(heic());
  const hvcc = one.subarray(one.indexOf('hvcC') - 4);
  const tile = one.subarray(one.indexOf('mdat') + 4);
  const exif = (await sharp(await photo()).metadata()).exif ?? Buffer.alloc(0);
  const numbers = (size: 1 | 2 | 4, ...values: number[]) =>
    Buffer.concat(
      values.map((value) => {
        const bytes = Buffer.alloc(size);
        bytes.writeUIntBE(value, 0, size);
        return bytes;
      }),
    );
  const box = (type: string, ...parts: (Buffer | string)[]) => {
    const data = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
    return Buffer.concat([numbers(4, data.length + 8), Buffer.from(type), data]);
  };
  const whole = numbers(4, 0);
  const item = (id: number, type: string) => box('infe', numbers(4, 0x02000000), numbers(2, id, 0), type, '\0');
  const grid = Buffer.concat([numbers(1, 0, 0, 0, 1), numbers(2, 100, 64)]);
  const data = [grid, tile, Buffer.concat([numbers(4, 6), exif])];
  const starts = data.map((_, index) => data.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const placesFrom = (start: number) =>
    [[1, 0], [2, 1], [3, 1], [4, 2]].map(([id = 0, part = 0]) => Buffer.concat([numbers(2, id, 0, 1), numbers(4, start + (starts[part] ?? 0), data[part]?.length ?? 0)]));
  const metaFrom = (start: number) =>
    box(
      'meta',
      whole,
      box('hdlr', whole, whole, 'pict', Buffer.alloc(13)),
      box('pitm', whole, numbers(2, 1)),
      box('iloc', whole, numbers(1, 0x44, 0), numbers(2, 4), ...placesFrom(start)),
      box('iinf', whole, numbers(2, 4), item(1, 'grid'), item(2, 'hvc1'), item(3, 'hvc1'), item(4, 'Exif')),
      box('iref', whole, box('dimg', numbers(2, 1, 2, 2, 3)), box('cdsc', numbers(2, 4, 1, 1))),
      box(
        'iprp',
        box('ipco', hvcc.subarray(0, hvcc.readUInt32BE(0)), box('ispe', whole, numbers(4, 64, 64)), box('ispe', whole, numbers(4, 100, 64)), box('irot', numbers(1, 1))),
        box('ipma', whole, numbers(4, 3), numbers(2, 1), numbers(1, 2, 3, 0x84), numbers(2, 2), numbers(1, 2, 0x81, 2), numbers(2, 3), numbers(1, 2, 0x81, 2)),
      ),
    );
  const type = box('ftyp', 'heic', whole, 'mif1heic');
  const start = type.length + metaFrom(0).length + 8;
  return new Uint8Array(Buffer.concat([type, metaFrom(start), box('mdat', ...data)]));
}

/** An archive of 7-Zip whose files are not compressed; numbers in it stay below 128. */
export function sevenZipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const names = Buffer.from(Object.keys(files).map((name) => `${name}\0`).join(''), 'utf16le');
  const contents = Object.values(files);
  const data = Buffer.from(contents.join(''));
  const packed = [6, 0, 1, 9, data.length, 0];
  const folder = [7, 0x0b, 1, 0, 1, 1, 0, 0x0c, data.length, 0];
  const parts = [8, 0x0d, contents.length, 9, ...contents.slice(0, -1).map((content) => content.length), 0];
  const header = Buffer.from([1, 4, ...packed, ...folder, ...parts, 0, 5, contents.length, 0x11, names.length + 1, 0, ...names, 0, 0]);
  const start = Buffer.alloc(20);
  start.writeUInt32LE(data.length, 0);
  start.writeUInt32LE(header.length, 8);
  start.writeUInt32LE(crc32(header), 16);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(start));
  return new Uint8Array(Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), sum, start, data, header]));
}

/** An archive of RAR (before version 5) whose files are not compressed. */
export function rarOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const block = (type: number, flags: number, fields: Buffer) => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(type, 2);
    bytes.writeUInt16LE(flags, 3);
    bytes.writeUInt16LE(7 + fields.length, 5);
    const whole = Buffer.concat([bytes, fields]);
    whole.writeUInt16LE(crc32(whole.subarray(2)) & 0xffff);
    return whole;
  };
  const blocks = Object.entries(files).map(([name, content]) => {
    const fields = Buffer.alloc(25);
    fields.writeUInt32LE(content.length, 0);
    fields.writeUInt32LE(content.length, 4);
    fields.writeUInt8(3, 8);
    fields.writeUInt32LE(crc32(content), 9);
    fields.writeUInt8(20, 17);
    fields.writeUInt8(0x30, 18);
    fields.writeUInt16LE(name.length, 19);
    return Buffer.concat([block(0x74, 0x8000, Buffer.concat([fields, Buffer.from(name)])), Buffer.from(content)]);
  });
  return new Uint8Array(Buffer.concat([Buffer.from('526172211a0700', 'hex'), block(0x73, 0, Buffer.alloc(6)), ...blocks, block(0x7b, 0x4000, Buffer.alloc(0))]));
}
