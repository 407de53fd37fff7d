import { readSnippets, type Snippet } from '#server/domain/search/readSnippets.ts';
import type { TextFragment as Fragment } from '#server/domain/search/snippet.ts';
import { builder } from '../builder.ts';
import type { GraphQLContext } from '../context.ts';

export const TextFragment = builder.objectRef<Fragment>('TextFragment').implement({
  description: 'A piece of a text. The pieces in order are the text.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Plain text, not HTML.' }),
    isHit: t.exposeBoolean('isHit', { description: 'Whether it is what was searched for, to be marked.' }),
  }),
});

const SearchSnippetField = builder.enumType('SearchSnippetField', {
  description: 'Where a passage comes from.',
  values: {
    TEXT: { description: 'The readable text.' },
    NOTE: { description: 'What a person noted about it.' },
    URL: { description: 'The address of a link.' },
    FILE_NAME: { description: 'The name of a file.' },
    TAGS: { description: 'Its tags, separated by commas.' },
  } as const,
});

export const SearchSnippet = builder.objectRef<NonNullable<Snippet['passage']>>('SearchSnippet').implement({
  description: 'A passage that shows why a source was found.',
  fields: (t) => ({
    field: t.expose('field', { type: SearchSnippetField, description: 'Where it comes from.' }),
    fragments: t.field({ type: [TextFragment], description: 'The passage, about 240 characters, with the hits in it.', resolve: ({ fragments }) => fragments }),
  }),
});

export const SearchHit = builder.objectRef<Snippet>('SearchHit').implement({
  description: 'Where the words that were searched for stand in a source.',
  fields: (t) => ({
    title: t.field({ type: [TextFragment], description: 'Its title, with the hits in it.', resolve: ({ title }) => title }),
    snippet: t.field({
      type: SearchSnippet,
      nullable: true,
      description: 'A passage from elsewhere than its title: one with hits where there are any, else the beginning of its text; null when it has none.',
      resolve: ({ passage }) => passage,
    }),
  }),
});

/** What an edge of a list that is searched carries besides. */
export interface Found {
  readonly found?: () => Promise<Snippet | undefined>;
}

/** Shows where a text stands in sources the reader may see: read once for all of them, when one is asked for. */
export function foundIn(ctx: GraphQLContext, text: string, sourceIds: readonly string[]): (sourceId: string) => Promise<Snippet | undefined> {
  let reading: Promise<Map<string, Snippet>> | undefined;
  return async (sourceId) => (await (reading ??= readSnippets(ctx, text, sourceIds))).get(sourceId);
}
