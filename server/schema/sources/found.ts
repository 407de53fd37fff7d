import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { type Snippet, snippetsOf, type SnippetTexts } from '#server/domain/search/readSnippets.ts';
import type { TextFragment as Fragment } from '#server/domain/search/snippet.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';

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

/** Shows where a text stands in sources the reader may see: looked for once for all of them. */
export function foundIn(ctx: GraphQLContext, text: string, sources: readonly SnippetTexts[]): (sourceId: string) => Promise<Snippet | undefined> {
  let looking: Promise<Map<string, Snippet>> | undefined;
  return async (sourceId) => (await (looking ??= snippetsOf(ctx, text, sources))).get(sourceId);
}

/** Fields of the edges of lists that show where a text stands. */
const showing = new Set(['found', 'title', 'snippet']);

/** Whether a list is asked where its text stands in what it found. */
export function asksWhere({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): boolean {
  const fieldsIn = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each];
      return fieldsIn(each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments[each.name.value]?.selectionSet);
    });
  const edges = fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet)).filter(({ name }) => name.value === 'edges');
  return edges.some(({ selectionSet }) => fieldsIn(selectionSet).some(({ name }) => showing.has(name.value)));
}
