import { ConflictError, CrossSpaceError, LimitReachedError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { updateSource } from '#server/domain/sources/edit/updateSource.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { Citation, citationsByIds, NewCitation, newCitation } from '../../ask/Citation.ts';
import { changedCollections } from '../changedSources.ts';
import { loadSource, Source } from '../Source.ts';

builder.relayMutationField(
  'updateSource',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      sourceId: t.id({ required: true, description: 'Which source.' }),
      title: t.string({ description: 'At most 500 characters.' }),
      text: t.string({ description: 'The body of a note (Markdown) or of pasted text, at most 2,000,000 characters. Links and files have none.' }),
      note: t.string({ description: 'What you note about it, at most 100,000 characters; may be empty.' }),
      tags: t.stringList({ description: 'The names of all the tags it shall have, at most 50.' }),
      collectionId: t.id({ description: 'The collection it shall lie in; null: none; left out: stays where it is.' }),
      newCitations: t.field({
        type: [NewCitation],
        description: 'Quotes of sources of its space that a note cites, at most 500: by their marks in `text`; without marks, before its text has them (see `citations` of the payload). Alone they change nothing of the source.',
      }),
      ifUnchangedSince: t.field({
        type: 'DateTime',
        description: 'The `updatedAt` you have read. When somebody changed the source since, nothing is done: CONFLICT. Left out: your change counts.',
      }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError, CrossSpaceError, LimitReachedError, StorageFullError] },
    description: 'Changes a source. A new text is processed as a new run; the one before is kept: see `Source.revisions`.',
    resolve: (_root, { input: { sourceId, title, text, note, tags, collectionId, newCitations, ifUnchangedSince } }, ctx) =>
      updateSource(ctx, {
        sourceId: uuidOf('Source', sourceId),
        title: title ?? undefined,
        text: text ?? undefined,
        note: note ?? undefined,
        tags: tags ?? undefined,
        collection: collectionId === undefined ? undefined : collectionId === null ? 'none' : { id: uuidOf('Collection', collectionId) },
        newCitations: newCitations?.map(newCitation),
        ifUnchangedSince: ifUnchangedSince ?? undefined,
      }),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      source: t.field({
        type: Source,
        nullable: true,
        description: 'The source as it is now; null when it was deleted at the same moment.',
        resolve: ({ sourceId }, _args, ctx) => loadSource(ctx, sourceId),
      }),
      citations: t.field({ type: [Citation], description: 'Those of `newCitations`, in their order.', resolve: ({ citationIds }, _args, ctx) => citationsByIds(ctx, citationIds) }),
      collections: changedCollections(t),
    }),
  },
);
