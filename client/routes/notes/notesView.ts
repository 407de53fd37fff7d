import type { LoaderFunctionArgs } from 'react-router-dom';
import type { NotesPageQuery } from '#client/__generated__/NotesPageQuery.graphql.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** What stands in the address for a note that is not stored yet. */
export const NEW_NOTE = 'new';

/** Which notes are listed and which one is open, as the address of `/notes` says it. */
export type NotesView = {
  readonly q: string;
  /** The name of one tag; null for all. */
  readonly tag: string | null;
  /** The id of a collection whose notes are listed, with those below it; null for all. */
  readonly within: string | null;
  /** The id of a source that the listed notes link to; null for all. */
  readonly linked: string | null;
  /** The id of the note that is open, or `NEW_NOTE`; null for none. */
  readonly note: string | null;
};

/** Whatever does not make sense is left out. */
export const notesViewOf = (params: URLSearchParams): NotesView => ({
  q: (params.get('q') ?? '').slice(0, 200),
  tag: params.get('tag') || null,
  within: params.get('in') || null,
  linked: params.get('source') || null,
  note: params.get('note') || null,
});

export function notesParamsOf({ q, tag, within, linked, note }: NotesView): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (tag !== null) params.set('tag', tag);
  if (within !== null) params.set('in', within);
  if (linked !== null) params.set('source', linked);
  if (note !== null) params.set('note', note);
  return params;
}

/** The address at which a view is seen. */
export function notesAddress(view: NotesView): string {
  const search = notesParamsOf(view).toString();
  return search === '' ? '/notes' : `/notes?${search}`;
}

export const isNarrowed = ({ q, tag, within, linked }: NotesView): boolean => q !== '' || tag !== null || within !== null || linked !== null;

/** What the server is asked for a view: what one searches best first, else what a person changed last. */
export const listedOf = ({ q, tag, within, linked }: NotesView) => ({
  filter: {
    types: ['NOTE' as const],
    ...(q !== '' && { text: q }),
    ...(tag !== null && { tags: { all: [tag] } }),
    ...(within !== null && { collectionId: within, includeDescendants: true }),
    ...(linked !== null && { linksToId: linked }),
  },
  order: q === '' ? ('MODIFIED' as const) : ('RELEVANCE' as const),
});

export const notesVariables = ({ request }: LoaderFunctionArgs): NotesPageQuery['variables'] => ({
  ...currentSpaceVariables(),
  ...listedOf(notesViewOf(new URL(request.url).searchParams)),
});
