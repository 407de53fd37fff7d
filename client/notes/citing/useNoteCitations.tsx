import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { noteCitation$key } from '#client/__generated__/noteCitation.graphql.ts';
import type { useNoteCitations_source$key } from '#client/__generated__/useNoteCitations_source.graphql.ts';
import type { useNoteCitations_work$key } from '#client/__generated__/useNoteCitations_work.graphql.ts';
import { type Cited, citedIn } from '#client/citations/citations.ts';
import { CitationMark } from '#client/citations/CitationMark.tsx';
import { citationsNamedIn } from '../markdown/namedCitations.ts';
import { type NoteCitation, readCitation } from './noteCitation.ts';

const QuoteSheet = lazy(() => import('#client/citations/QuoteSheet.tsx'));

export type NoteCitations = {
  /** All that the text cites, in its order. */
  readonly cited: readonly Cited[];
  /** The mark of a citation, with its number. */
  readonly render: (id: string) => ReactNode;
  /** A quote as a sheet, where a finger has pressed its mark. */
  readonly sheet: ReactNode;
  /** Takes in one that was just made. */
  readonly add: (citation: NoteCitation) => void;
};

/** What a note cites, numbered as it comes first in the text. @param ref null for one that has just been begun @param text as it is written now */
export function useNoteCitations(ref: useNoteCitations_source$key | null, text: string): NoteCitations {
  const source = useFragment(
    graphql`
      fragment useNoteCitations_source on Source {
        citations {
          ...noteCitation
        }
      }
    `,
    ref,
  );
  return useCitations(source?.citations ?? [], text);
}

/** As `useNoteCitations`, of a work. */
export function useWorkCitations(ref: useNoteCitations_work$key, text: string): NoteCitations {
  const { citations } = useFragment(
    graphql`
      fragment useNoteCitations_work on Work {
        citations {
          ...noteCitation
        }
      }
    `,
    ref,
  );
  return useCitations(citations, text);
}

function useCitations(stored: readonly noteCitation$key[], text: string): NoteCitations {
  const [added, setAdded] = useState<readonly NoteCitation[]>([]);
  const [shown, setShown] = useState<Cited | null>(null);
  const known = new Map([...added, ...stored.map(readCitation)].map((citation) => [citation.id, citation]));
  const cited = citedIn([{ text: '', doubts: [], citations: citationsNamedIn(text).map((id) => known.get(id) ?? hidden(id)) }]);
  return {
    cited: [...cited.values()],
    render: (id) => {
      const each = cited.get(id);
      return each && <CitationMark cited={each} isLit={shown?.id === id} onLit={() => undefined} onSheet={() => setShown(each)} />;
    },
    sheet: shown && (
      <Suspense>
        <QuoteSheet cited={[...cited.values()]} shown={shown} onShow={setShown} />
      </Suspense>
    ),
    add: (citation) => setAdded((before) => [...before, citation]),
  };
}

/** One that is not visible to whoever reads. */
const hidden = (id: string): NoteCitation => ({ id, quote: '', prefix: '', suffix: '', state: 'FOUND', checkedAt: '', sourceTitle: '', place: null, source: null });
