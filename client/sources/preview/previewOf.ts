/** How much of a text the quick preview shows at first (spec section 9). */
export const PREVIEW_LENGTH = 500;

/** What is needed of a source to choose how to preview it. */
type Previewed = {
  readonly type: string;
  readonly mimeType: string | null;
  readonly text: string;
  readonly pictureUrl: string | null;
  /** Where the file itself can be loaded. */
  readonly contentUrl: string | null;
};

/** How a source is previewed: as its picture, as a PDF, as what plays it, by its first words, as a link, or not at all. */
export function previewOf({ type, mimeType, text, pictureUrl, contentUrl }: Previewed): 'picture' | 'pdf' | 'video' | 'audio' | 'text' | 'link' | 'none' {
  const isFile = type === 'FILE';
  if (isFile && mimeType?.startsWith('image/') && pictureUrl !== null) return 'picture';
  if (isFile && mimeType === 'application/pdf') return 'pdf';
  if (isFile && contentUrl !== null && mimeType?.startsWith('video/')) return 'video';
  if (isFile && contentUrl !== null && mimeType?.startsWith('audio/')) return 'audio';
  if (text.trim() !== '') return 'text';
  return type === 'URI' ? 'link' : 'none';
}
