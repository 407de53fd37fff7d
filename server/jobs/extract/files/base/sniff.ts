import { fileTypeFromBuffer } from 'file-type';
import { ExtractError } from '../../extractError.ts';
import { textKind, type TextType, writtenType } from '../../text/textKind.ts';
import { openZipArchive } from './zipArchive.ts';
import type { OpenFile } from './openFile.ts';

export type FileKind = TextType['kind'] | 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'doc' | 'ppt' | 'xls' | 'msg' | 'opendocument' | 'epub' | 'zip' | 'packed' | 'tar' | 'gzip' | 'bzip2' | 'compress' | 'image' | 'media' | 'other';

export interface FileType {
  readonly kind: FileKind;
  readonly mimeType: string;
  readonly language?: string;
}

const lookedAt = 64 * 1024;

/**
 * What a file is, by its bytes and by what is inside of a container. Its name only tells kinds of text apart.
 *
 * @throws ExtractError NO_TEXT for an empty file, PASSWORD for a protected Office document, DAMAGED for what calls itself
 * something that it is not
 */
export async function sniff(file: OpenFile): Promise<FileType> {
  if (file.size === 0) throw new ExtractError('NO_TEXT', 'The file is empty.');
  const head = await file.slice(0, lookedAt);
  if (file.written) return writtenType(file.written, head);
  const start = Buffer.from(head.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return { kind: 'pdf', mimeType: 'application/pdf' };
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return insideOf(file);
  if (start.startsWith('\xd0\xcf\x11\xe0')) return oldOffice(file);
  if (start.startsWith('ID3')) return { kind: 'media', mimeType: 'audio/mpeg' };

  const text = textKind(head, file.contentType, nameOf(file));
  if (text) return text;
  const found = await fileTypeFromBuffer(head);
  const mimeType = found?.mime ?? null;
  if (mimeType?.startsWith('image/')) return { kind: 'image', mimeType };
  if (mimeType && /^(audio|video)\/|^application\/(ogg|mp4|x-matroska)$/.test(mimeType)) return { kind: 'media', mimeType };
  if (mimeType === 'application/x-tar') return { kind: 'tar', mimeType };
  if (mimeType === 'application/x-7z-compressed' || mimeType === 'application/x-rar-compressed') return { kind: 'packed', mimeType };
  if (mimeType === 'application/gzip') return { kind: 'gzip', mimeType };
  if (mimeType === 'application/x-bzip2') return { kind: 'bzip2', mimeType };
  if (mimeType === 'application/x-compress') return { kind: 'compress', mimeType };
  // What it is made of stands at its end, beyond what was looked at, where it is not packed.
  if (mimeType === null && /^(II[*+]\0|MM\0[*+])/.test(start)) return { kind: 'image', mimeType: 'image/tiff' };
  if (mimeType) return { kind: 'other', mimeType };
  if (claim.test(nameOf(file)) || claimedTypes.test(file.contentType ?? '')) {
    throw new ExtractError('DAMAGED', 'The file is damaged or not what its name says: its bytes are no such document. Add it again.');
  }
  return { kind: 'other', mimeType: 'application/octet-stream' };
}

/** What it is called, or the end of its address. */
export function nameOf({ fileName, url }: Pick<OpenFile, 'fileName' | 'url'>): string {
  if (fileName) return fileName;
  const last = URL.parse(url)?.pathname.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const claim = /\.(pdf|docx|docm|pptx|pptm|xlsx|xlsm|odt|ods|odp|epub|zip|png|jpe?g|gif|webp|avif|tiff?|mp3|mp4|m4a|m4v|mov|webm|mkv|wav|flac|ogg|opus)$/i;
const claimedTypes = /^(application\/(pdf|zip|epub\+zip|vnd\.(openxmlformats|oasis)[\w.-]*)|image\/(png|jpeg|gif|webp|avif)|(audio|video)\/\w+)/;

const office = 'application/vnd.openxmlformats-officedocument';

async function insideOf(file: OpenFile): Promise<FileType> {
  const archive = await openZipArchive(file);
  if (archive.has('word/document.xml')) return { kind: 'docx', mimeType: `${office}.wordprocessingml.document` };
  if (archive.has('ppt/presentation.xml')) return { kind: 'pptx', mimeType: `${office}.presentationml.presentation` };
  if (archive.has('xl/workbook.xml')) return { kind: 'xlsx', mimeType: `${office}.spreadsheetml.sheet` };
  if (archive.has('xl/workbook.bin')) return { kind: 'xls', mimeType: 'application/vnd.ms-excel' };
  if (archive.has('mimetype')) {
    const mimeType = Buffer.from((await archive.read('mimetype')) ?? []).toString('latin1').trim();
    if (mimeType === 'application/epub+zip') return { kind: 'epub', mimeType };
    if (/^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)(-template)?$/.test(mimeType)) return { kind: 'opendocument', mimeType };
  }
  return { kind: 'zip', mimeType: 'application/zip' };
}

/** Word, Excel, PowerPoint and Outlook keep protected documents, and all documents before 2007, in a container of their own. */
async function oldOffice(file: OpenFile): Promise<FileType> {
  const bytes = Buffer.from(await file.slice(0, Math.min(file.size, 48 * 1024 * 1024)));
  const has = (stream: string) => bytes.includes(Buffer.from(`${stream}\0`, 'utf16le'));
  // Names of streams have no case; what reads the others knows them as programs write them.
  if (['EncryptedPackage', 'ENCRYPTEDPACKAGE', 'encryptedpackage'].some(has)) {
    throw new ExtractError('PASSWORD', 'The document is protected with a password. Remove the protection and add it again.');
  }
  // What lies in a drawing or a newsletter is not all of it.
  if (otherStreams.some(has) && !oldKinds.some(({ named }) => named.test(nameOf(file)))) return { kind: 'other', mimeType: 'application/x-ole-storage' };
  // A document may lie within another: of several that fit its name tells which one is the outer one.
  const fits = oldKinds.filter(({ streams }) => streams.some(has));
  const found = fits.find(({ named }) => named.test(nameOf(file))) ?? fits[0];
  return found ? { kind: found.kind, mimeType: found.mimeType } : { kind: 'other', mimeType: 'application/x-ole-storage' };
}

/** Of Publisher and Visio. */
const otherStreams = ['Quill', 'VisioDocument'];

const oldKinds = [
  { kind: 'msg', mimeType: 'application/vnd.ms-outlook', streams: ['__properties_version1.0'], named: /\.(msg|oft)$/i },
  { kind: 'ppt', mimeType: 'application/vnd.ms-powerpoint', streams: ['PowerPoint Document'], named: /\.(ppt|pps|pot)$/i },
  { kind: 'doc', mimeType: 'application/msword', streams: ['WordDocument'], named: /\.(doc|dot)$/i },
  { kind: 'xls', mimeType: 'application/vnd.ms-excel', streams: ['Workbook', 'Book', 'WORKBOOK', 'BOOK'], named: /\.(xls|xlt)$/i },
] as const;
