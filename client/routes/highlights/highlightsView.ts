import type { LoaderFunctionArgs } from 'react-router-dom';
import type { HighlightsPageQuery } from '#client/__generated__/HighlightsPageQuery.graphql.ts';
import { type HighlightColor, highlightColors } from '#client/highlights/highlightColors.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** By what the highlights are put together. */
export const groupings = ['day', 'source', 'color'] as const;

export type Grouping = (typeof groupings)[number];

/** Which highlights are shown and how, as the address of `/highlights` says it. */
export type HighlightsView = {
  readonly q: string;
  readonly colors: readonly HighlightColor[];
  /** The name of one tag; null for all. */
  readonly tag: string | null;
  readonly by: Grouping;
};

/** Whatever does not make sense is left out. */
export const highlightsViewOf = (params: URLSearchParams): HighlightsView => ({
  q: (params.get('q') ?? '').slice(0, 200),
  colors: highlightColors.filter((color) => params.get('colors')?.toUpperCase().split(',').includes(color)),
  tag: params.get('tag') || null,
  by: groupings.find((each) => each === params.get('by')) ?? 'day',
});

export function highlightsParamsOf({ q, colors, tag, by }: HighlightsView): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (colors.length > 0) params.set('colors', colors.join(',').toLowerCase());
  if (tag !== null) params.set('tag', tag);
  if (by !== 'day') params.set('by', by);
  return params;
}

export const isNarrowed = ({ q, colors, tag }: HighlightsView): boolean => q !== '' || colors.length > 0 || tag !== null;

const orders = { day: 'NEWEST', source: 'SOURCE', color: 'COLOR' } as const satisfies Record<Grouping, string>;

/** What the server is asked for a view. */
export const listedOf = ({ q, colors, tag, by }: HighlightsView) => ({
  filter: { ...(q !== '' && { text: q }), ...(colors.length > 0 && { colors }), ...(tag !== null && { tags: [tag] }) },
  order: orders[by],
});

export const highlightsVariables = ({ request }: LoaderFunctionArgs): HighlightsPageQuery['variables'] => ({
  ...currentSpaceVariables(),
  ...listedOf(highlightsViewOf(new URL(request.url).searchParams)),
});
