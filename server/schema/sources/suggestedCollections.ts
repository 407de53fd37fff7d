import { suggestCollections } from '#server/domain/sources/suggestions/suggestCollections.ts';
import type { RankedCollection } from '#server/domain/sources/suggestions/rankCollections.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import type { CollectionRow } from '#server/domain/collections/readCollections.ts';
import { Source } from './Source.ts';

const CollectionSuggestionReason = builder.enumType('CollectionSuggestionReason', {
  description: 'What speaks most for a collection. New reasons may be added.',
  values: {
    SHARED_WORDS: { description: 'Its sources have the same words: `names` has those that tell most.' },
    SHARED_TAGS: { description: 'Its sources have the same tags: `names` has them.' },
    SAME_SITE: { description: '`count` sources of the same site lie there.' },
    RECENT_MOVES: { description: '`count` of your last moves went there.' },
  } as const,
});

const CollectionSuggestion = builder.objectRef<RankedCollection & { collection: CollectionRow }>('CollectionSuggestion').implement({
  description: 'A collection that a source probably belongs to.',
  fields: (t) => ({
    collection: t.expose('collection', { type: Collection, description: 'The collection.' }),
    reason: t.expose('reason', { type: CollectionSuggestionReason, description: 'What speaks most for it.' }),
    names: t.exposeStringList('names', { description: 'The words or tags that it shares with what lies there, at most three.' }),
    count: t.exposeInt('count', { description: 'How many sources or moves speak for it; 0 where words or tags do.' }),
  }),
});

const suggestionsFor = byId(suggestCollections);

builder.objectField(Source, 'suggestedCollections', (t) =>
  t.field({
    type: [CollectionSuggestion],
    description:
      'Where it probably belongs, best first, at most three; empty where nothing speaks for any collection. By the words, tags and the site it shares with what lies there, and where you moved sources lately. ' +
      'Reads much: ask it of a few sources at a time.',
    resolve: async ({ id }, _args, ctx) => {
      const ranked = (await suggestionsFor(ctx, id)) ?? [];
      const collections = await Promise.all(ranked.map(({ collectionId }) => loadCollection(ctx, collectionId)));
      return ranked.flatMap((suggestion, index) => {
        const collection = collections[index];
        return collection ? [{ ...suggestion, collection }] : [];
      });
    },
  }),
);
