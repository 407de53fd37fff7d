import { ExtractError } from './extractError.ts';
import type { Readable } from './extraction.ts';
import { textKind } from './text/textKind.ts';

interface ContentKind {
  readonly kind: 'html' | 'markdown' | 'text';
  readonly mimeType: string;
}

/**
 * What the bytes are to be read as: what they plainly are, else what the site said. Data and code are read as text.
 *
 * @throws ExtractError UNSUPPORTED for everything that is no text.
 */
export function contentKind({ bytes, contentType, url, fileName }: Pick<Readable, 'contentType' | 'url' | 'fileName'> & { readonly bytes: Uint8Array }): ContentKind {
  const found = textKind(bytes, contentType, fileName ?? URL.parse(url)?.pathname.split('/').at(-1) ?? '');
  if (found === null) throw new ExtractError('UNSUPPORTED', 'What is here is not text.');
  const { kind, mimeType } = found;
  return { kind: kind === 'html' || kind === 'markdown' ? kind : 'text', mimeType };
}
