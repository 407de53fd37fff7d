import { useMemo } from 'react';
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
  const stored = source.processedContent ?? '';
  const baseUrl = source.sourceUrl;
  const html = useMemo(() => cleanHtml(stored, baseUrl), [stored, baseUrl]);
  // Text that a person wrote is there before it is processed.
  const plain = html === '' && source.type !== 'URI' ? (source.originalContent ?? '') : '';
  return { html, plain };
}
