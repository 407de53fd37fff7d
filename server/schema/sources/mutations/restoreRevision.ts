import { ConflictError, LimitReachedError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { restoreRevision } from '#server/domain/sources/edit/restoreRevision.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { loadSource, Source } from '../Source.ts';

builder.relayMutationField(
  'restoreRevision',
  {
    description: 'Which revision.',
    inputFields: (t) => ({
      revisionId: t.id({ required: true, description: 'Which revision, such as `revision_01h455vb4pex5vsknk084sn02q`: one of `Source.revisions`.' }),
      ifUnchangedSince: t.field({
        type: 'DateTime',
        description: 'The `updatedAt` of the source that you have read. When somebody changed it since, nothing is done: CONFLICT. Left out: your change counts.',
      }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError, LimitReachedError, StorageFullError] },
    description: 'Gives a note or pasted text the title and the text of a revision again. What is there now becomes a revision of its own, so that it can be taken back.',
    resolve: (_root, { input: { revisionId, ifUnchangedSince } }, ctx) =>
      restoreRevision(ctx, { revisionId: uuidOf('SourceRevision', revisionId), ifUnchangedSince: ifUnchangedSince ?? undefined }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      source: t.field({
        type: Source,
        nullable: true,
        description: 'The source as it is now, with its revisions; null when it was deleted at the same moment.',
        resolve: ({ sourceId }, _args, ctx) => loadSource(ctx, sourceId),
      }),
    }),
  },
);
