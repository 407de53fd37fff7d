import { ArrowRight, FileText, Link, NotebookPen } from 'lucide';
import type { IconNode } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePaletteSources_space$key } from '#client/__generated__/usePaletteSources_space.graphql.ts';
import type { usePaletteSourcesQuery } from '#client/__generated__/usePaletteSourcesQuery.graphql.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import type { ViewType } from '#client/sources/filter/sourceView.ts';
import { MatchSnippet, MatchTitle } from '#client/sources/item/SearchMatch.tsx';
import { typeMessages } from '#client/sources/status/sourceMessages.ts';
import { pointing } from '#client/ui/display/Icon.tsx';
import { matching, MAX_RESULTS } from './matching.ts';
import type { PaletteActions } from './paletteActions.ts';
import type { Result } from './PaletteList.tsx';
import { placeNames } from './placesToGo.ts';

/** How long the typing must rest before the server is asked. */
const REST_MS = 150;
/** How much of a passage leads to its first hit. */
const LEAD = 40;

const searchQuery = graphql`
  query usePaletteSourcesQuery($spaceId: ID!, $words: String!, $order: SourceOrder!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(filter: { text: $words }, order: $order, first: 10) {
          edges {
            found {
              ...SearchMatch_hit
            }
            node {
              id
              title
              type
              collection {
                id
              }
            }
          }
        }
      }
    }
  }
`;

type ListedSource = { readonly id: string; readonly title: string; readonly type: string; readonly collection: { readonly id: string } | null | undefined };

type Wanted = {
  /** The current space; null or undefined while there is none. */
  space: usePaletteSources_space$key | null | undefined;
  /** As it stands in the field, and without what stands around it. */
  typed: string;
  words: string;
  isSearched: boolean;
  actions: PaletteActions;
  /** Closes the palette, then acts. */
  run: (act: () => void) => void;
};

/** The sources for what is typed: those found by the server, with a way to all of them, or the newest ones that match. */
export function usePaletteSources({ space: ref, typed, words, isSearched, actions, run }: Wanted): { results: Result[]; isBest: boolean; isLoading: boolean; hasFailed: boolean } {
  const intl = useIntl();
  const space = useFragment(
    graphql`
      fragment usePaletteSources_space on Space {
        id
        tree {
          id
          name
        }
        sources(first: 10) {
          edges {
            node {
              id
              title
              type
              collection {
                id
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const search = useLatestQuery<usePaletteSourcesQuery>(searchQuery, space && isSearched ? { spaceId: space.id, words, order: 'RELEVANCE' } : null, REST_MS);
  const sourceOf = ({ id, title, type, collection }: ListedSource): Result => ({
    key: id,
    icon: iconOf[type as keyof typeof iconOf],
    label: intl.formatMessage(open, { title }),
    detail: [space?.tree.find((each) => each.id === collection?.id)?.name ?? (collection ? null : intl.formatMessage(placeNames.inbox)), type in typeMessages ? intl.formatMessage(typeMessages[type as ViewType]) : null].filter(Boolean).join(' · '),
    act: () => run(() => actions.goTo(`/source/${id}`)),
  });
  const withAll = search.data?.node?.space?.sources.edges ?? [];
  // Where none has all of several words, those that have some of them.
  const isBest = space !== null && space !== undefined && isSearched && /\S\s+\S/.test(words) && !search.isLoading && !search.hasFailed && withAll.length === 0;
  const best = useLatestQuery<usePaletteSourcesQuery>(searchQuery, isBest ? { spaceId: space.id, words, order: 'BEST_MATCH' } : null, 0);
  const withSome = isBest && !best.isLoading ? (best.data?.node?.space?.sources.edges ?? []) : [];
  const found = [...withAll, ...withSome].slice(0, MAX_RESULTS).map(
    ({ node, found: hit }): Result => ({
      ...sourceOf(node),
      face: <FormattedMessage {...openFound} values={{ title: node.title, hits: () => <bdi><MatchTitle hit={hit ?? null} title={node.title} /></bdi> }} />,
      passage: <MatchSnippet hit={hit ?? null} lead={LEAD} />,
    }),
  );
  const recent = matching(space?.sources.edges ?? [], typed, ({ node }) => node.title).map(({ node }) => sourceOf(node));

  const all: Result = { key: 'allResults', icon: pointing(ArrowRight), label: intl.formatMessage(messages.allResults), face: <FormattedMessage {...messages.allResults} />, act: () => run(() => actions.goTo(`/collection/all?${new URLSearchParams({ q: words, ...(withSome.length > 0 && { sort: 'best' }) }).toString()}`)) };
  return {
    results: isSearched ? (found.length > 0 ? [...found, all] : []) : recent,
    isBest: withSome.length > 0,
    isLoading: search.isLoading || best.isLoading,
    hasFailed: search.hasFailed,
  };
}

const iconOf = { URI: Link, FILE: FileText, CONTENT: FileText, NOTE: NotebookPen } satisfies Record<string, IconNode>;

const open = defineMessage<{ title: string }>({ id: 'palette.openSource', defaultMessage: 'Open {title}' });
const openFound = defineMessage<{ title: string; hits: MessageTag }>({ id: 'palette.openFound', defaultMessage: 'Open <hits>{title}</hits>' });
const messages = defineMessages({ allResults: { id: 'palette.allResults', defaultMessage: 'See all results' } });
