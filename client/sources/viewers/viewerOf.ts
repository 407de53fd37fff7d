/** What files are shown in. */
export const viewerKinds = ['pdf', 'epub', 'docx', 'pptx', 'image', 'audio', 'video', 'csv', 'text'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

const TEXT = /^(text\/|application\/(json|ld\+json|x-ndjson|xml|javascript|ecmascript|x-sh|x-httpd-php|sql|toml|yaml|x-yaml|graphql)\b|[^/]+\/[^/]+\+(json|xml)$)/;
const CODE = /\.(c|cc|clj|cpp|cs|css|dart|diff|ex|go|graphql|h|hs|ini|java|js|json|jsx|kt|log|lua|md|mjs|php|pl|py|r|rb|rs|scala|scss|sh|sql|swift|toml|ts|tsx|txt|vue|xml|ya?ml)$/i;

/** Kinds that are drawn part by part, with their text on the page as in the reader. */
export const documentKinds = ['epub', 'docx', 'pptx'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const DOCUMENTS: Record<DocumentKind, string> = {
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export const isDocument = (kind: ViewerKind | null): kind is DocumentKind => documentKinds.some((one) => one === kind);

/** Which viewer shows a file of this media type and name; null when none does. HTML is never opened as a page: the reader has its text. */
export function viewerOf(mimeType: string | null, fileName: string | null): ViewerKind | null {
  const type = (mimeType ?? '').toLowerCase();
  const name = fileName ?? '';
  if (type === 'application/pdf') return 'pdf';
  const document = documentKinds.find((kind) => DOCUMENTS[kind] === type);
  if (document) return document;
  if (/^image\/(png|jpeg|gif|webp|avif|svg\+xml|x-icon|vnd\.microsoft\.icon)$/.test(type) || isShownByPreview(type)) return 'image';
  if (type.startsWith('audio/')) return 'audio';
  if (type.startsWith('video/')) return 'video';
  if (type === 'text/csv' || type === 'text/tab-separated-values' || /\.(csv|tsv)$/i.test(name)) return 'csv';
  return TEXT.test(type) || CODE.test(name) ? 'text' : null;
}

/** Pictures that browsers cannot show themselves; the vault has made one of them that they can. */
export function isShownByPreview(mimeType: string): boolean {
  return /^image\/(hei[cf](-sequence)?|tiff|bmp)$/.test(mimeType);
}
