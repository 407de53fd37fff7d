import { File, FileArchive, FileText, Image, type LucideIcon } from 'lucide-react';

/** The icon and the short word of a file by its media type (spec section 2: pdf, image, archive, other). */
export function fileKind(mimeType: string | null): { icon: LucideIcon; word: string } {
  const type = mimeType ?? '';
  const word = (type.split('/')[1] ?? '').replace(/^x-|^vnd\..*\.|\+.*$/g, '').toUpperCase();
  if (type === 'application/pdf') return { icon: FileText, word: 'PDF' };
  if (type.startsWith('image/')) return { icon: Image, word };
  if (/zip|tar|rar|7z|gzip|compressed/.test(type)) return { icon: FileArchive, word };
  return { icon: File, word };
}
