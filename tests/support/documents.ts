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

const relationships = (all: readonly (readonly [id: string, type: string, target: string, isOutside?: boolean])[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, type, target, isOutside]) => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`)
    .join('')}</Relationships>`;

const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Paragraphs of Word, as they are in `docxOf`. */
export const docx = {
  paragraph: (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${words(text)}</w:p>`,
  heading: (text: string) => `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${words(text)}</w:p>`,
  numbered: (text: string) => `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${words(text)}</w:p>`,
  link: (text: string, id: string) => `<w:p><w:hyperlink r:id="${id}">${words(text)}</w:hyperlink></w:p>`,
  newPage: '<w:p><w:r><w:br w:type="page"/></w:r></w:p>',
};

type Word = { readonly files?: Members; /** What the document points to, besides its styles and numbers. */ readonly points?: Parameters<typeof relationships>[0] };

/** A document of Word with this in its body: a style for headings, and one numbered list. */
export function docxOf(body: string, { files = {}, points = [] }: Word = {}): Buffer {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  return zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships([['rId1', 'styles', 'styles.xml'], ['rId2', 'numbering', 'numbering.xml'], ...points]),
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${w}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:color w:val="7A2222"/><w:sz w:val="40"/></w:rPr></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${w}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ...files,
  });
}

export type SlideContent = {
  readonly title: string;
  /** The paragraphs of its text. */
  readonly lines?: readonly string[];
  /** Other shapes, as DrawingML. */
  readonly shapes?: string;
  readonly points?: Parameters<typeof relationships>[0];
};

/** A presentation; its slides have a title and a text, whose places are said on their layout. Its pictures are in `ppt/media`. */
export function pptxOf(slides: readonly SlideContent[], files: Members = {}): Buffer {
  const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  const box = (x: number, y: number, width: number, height: number) => `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
  const shape = (type: string, place: string, text: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${type}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"${type === 'body' ? ' idx="1"' : ''}/></p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${text}</p:txBody></p:sp>`;
  const run = (text: string) => `<a:p><a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p>`;
  const tree = (content: string) => `<p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${content}</p:spTree></p:cSld>`;
  return zipOf({
    '[Content_Types].xml': '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'ppt/presentation.xml': `<?xml version="1.0"?><p:presentation ${a}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(slides.map((_, at) => [`rId${at + 1}`, 'slide', `slides/slide${at + 1}.xml`] as const)),
    'ppt/theme/theme1.xml': `<?xml version="1.0"?><a:theme ${a}><a:themeElements><a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="1F3864"/></a:accent1></a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="Calibri"/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`,
    'ppt/slideMasters/slideMaster1.xml': `<?xml version="1.0"?><p:sldMaster ${a}>${tree(shape('title', box(609600, 304800, 10972800, 1143000), ''))}<p:clrMap bg1="lt1" tx1="dk1" accent1="accent1"/><p:txStyles><p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4400" b="1"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr marL="342900" indent="-342900"><a:buChar char="•"/><a:defRPr sz="2800"/></a:lvl1pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([['rId1', 'theme', '../theme/theme1.xml']]),
    'ppt/slideLayouts/slideLayout1.xml': `<?xml version="1.0"?><p:sldLayout ${a}>${tree(shape('title', '', '') + shape('body', box(609600, 1600200, 10972800, 4525963), ''))}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships([['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml']]),
    ...Object.fromEntries(
      slides.flatMap(({ title, lines = [], shapes = '', points = [] }, at) => [
        [`ppt/slides/slide${at + 1}.xml`, `<?xml version="1.0"?><p:sld ${a}>${tree(shape('title', '', run(title)) + shape('body', '', lines.map(run).join('')) + shapes)}</p:sld>`],
        [`ppt/slides/_rels/slide${at + 1}.xml.rels`, relationships([['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'], ...points])],
      ]),
    ),
    ...files,
  });
}
