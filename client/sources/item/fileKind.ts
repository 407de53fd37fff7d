import { AudioLines, File, FileArchive, FileText, Film, Image, type IconNode } from 'lucide';

/** Media types whose own word says little, by what people call them. */
const words: Readonly<Record<string, string>> = {
  PLAIN: 'TXT',
  MARKDOWN: 'MD',
  MSWORD: 'DOC',
  DOCUMENT: 'DOCX',
  SHEET: 'XLSX',
  PRESENTATION: 'PPTX',
  TEXT: 'ODT',
  SPREADSHEET: 'ODS',
  'TAB-SEPARATED-VALUES': 'TSV',
  MPEG: 'MP3',
  QUICKTIME: 'MOV',
  JAVASCRIPT: 'JS',
};

/** The icon and the short word of a file by its media type (spec section 2: pdf, image, archive, other; sound and video have their own). */
export function fileKind(mimeType: string | null): { icon: IconNode; word: string } {
  // What nobody could tell the kind of has no word.
  const type = mimeType === 'application/octet-stream' ? '' : (mimeType ?? '');
  const own = (type.split('/')[1] ?? '').replace(/^x-|^vnd\.(ms-)?(.*\.)?|\+.*$/g, '').toUpperCase();
  const word = words[own] ?? own;
  if (type === 'application/pdf') return { icon: FileText, word: 'PDF' };
  if (type.startsWith('image/')) return { icon: Image, word };
  if (type.startsWith('audio/')) return { icon: AudioLines, word };
  if (type.startsWith('video/')) return { icon: Film, word };
  if (/zip|tar|rar|7z|gzip|compressed/.test(type)) return { icon: FileArchive, word };
  return { icon: File, word };
}

/** Whether its picture shows a page, which says most at its top. */
export const isPage = ({ mimeType }: { readonly mimeType: string | null }): boolean => /^application\/|^text\/(?!html)/.test(mimeType ?? '');
