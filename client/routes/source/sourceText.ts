import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { sourceText_source$key } from '#client/__generated__/sourceText_source.graphql.ts';
import { cleanHtml } from './cleanHtml.ts';

/** The text of a source: cleaned HTML, or plain text while there is no other; both empty when there is none. */
export type SourceText = { readonly html: string; readonly plain: string };

/** Reads and cleans it: once for a page, it is the costly part. */
export function useSourceText(ref: sourceText_source$key): SourceText {
  const source = useFragment(
    graphql`
      fragment sourceText_source on Source {
        type
        sourceUrl
        processedContent
        originalContent
      }
    `,
    ref,
  );
  const stored = useSameText(source.processedContent ?? '');
  const baseUrl = source.sourceUrl;
  const html = useMemo(() => cleanHtml(stored, baseUrl), [stored, baseUrl]);
  // Text that a person wrote is there before it is processed.
  const plain = html === '' && source.type !== 'URI' ? (source.originalContent ?? '') : '';
  return { html, plain };
}

/**
 * Each reading brings other addresses of the same pictures. A text that is otherwise the same stays as it was: what is on
 * the page is not drawn anew, and nobody loses their place.
 */
function useSameText(stored: string): string {
  const words = useMemo(() => stored.replaceAll(/(?<=src="\/files\/)[\w-]+/g, ''), [stored]);
  const [shown, setShown] = useState({ stored, words });
  if (shown.words === words) return shown.stored;
  setShown({ stored, words });
  return stored;
}
