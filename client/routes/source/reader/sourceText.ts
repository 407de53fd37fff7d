import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { sourceText_source$key } from '#client/__generated__/sourceText_source.graphql.ts';
import type { sourceTextOriginalQuery } from '#client/__generated__/sourceTextOriginalQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { cleanHtml } from './cleanHtml.ts';

/** The text of a source: cleaned HTML, or plain text while there is no other; both empty when there is none. */
export type SourceText = {
  readonly html: string;
  readonly plain: string;
  /** BCP 47; null where it is not known. */
  readonly language: string | null;
  /** Whether it is the text as it was read, where a model made another one of it. */
  readonly isOriginal: boolean;
};

/** Few want it, so it is read when somebody does. */
const originalQuery = graphql`
  query sourceTextOriginalQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        readerContent
      }
    }
  }
`;

type Wish = {
  /** The text as it was read, also where the space has another one made of it. */
  readonly wantsOriginal: boolean;
  /** Called when that cannot be had. */
  readonly onFailed: () => void;
};

/** Reads and cleans it: once for a page, it is the costly part. Until the original is there, the other stays. */
export function useSourceText(ref: sourceText_source$key, { wantsOriginal, onFailed }: Wish): SourceText {
  const source = useFragment(
    graphql`
      fragment sourceText_source on Source {
        id
        type
        sourceUrl
        language
        processedContent
        originalContent
        adaptation {
          language
        }
      }
    `,
    ref,
  );
  const { adaptation, sourceUrl } = source;
  const stored = useSameText(source.processedContent ?? '');
  const original = useSameText(useOriginal(source.id, stored, wantsOriginal && !!adaptation, onFailed) ?? '');
  const isOriginal = wantsOriginal && !!adaptation && original !== '';
  const shown = isOriginal ? original : stored;
  const html = useMemo(() => cleanHtml(shown, sourceUrl), [shown, sourceUrl]);
  // Text that a person wrote is there before it is processed.
  const plain = html === '' && source.type !== 'URI' ? (source.originalContent ?? '') : '';
  return { html, plain, language: (isOriginal ? null : adaptation?.language) ?? source.language ?? null, isOriginal };
}

/** The text as it was read; null until it is there. @param madeOfIt another one means that it may be another itself */
function useOriginal(id: string, madeOfIt: string, isWanted: boolean, onFailed: () => void): string | null {
  const [original, setOriginal] = useState<string | null>(null);
  const fetchNow = useFetchNow<sourceTextOriginalQuery>(originalQuery);
  const read = useEffectEvent(() => fetchNow({ id }));
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    read().then(
      ({ node }) => isOver || setOriginal(node?.source?.readerContent ?? null),
      () => isOver || fail(),
    );
    return () => {
      isOver = true;
    };
  }, [madeOfIt, isWanted]);
  return original;
}

/**
 * Each reading brings other addresses of the same pictures. A text that is otherwise the same stays as it was: what is on
 * the page is not drawn again, and nobody loses their place.
 */
function useSameText(stored: string): string {
  const words = useMemo(() => stored.replaceAll(/(?<=src="\/files\/)[\w-]+/g, ''), [stored]);
  const [shown, setShown] = useState({ stored, words });
  if (shown.words === words) return shown.stored;
  setShown({ stored, words });
  return stored;
}
