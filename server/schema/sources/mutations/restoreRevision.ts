import { ConflictError, LimitReachedError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { restoreRevision } from '#server/domain/sources/edit/restoreRevision.ts';
import { restoreWorkRevision } from '#server/domain/works/restoreWorkRevision.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { loadWork, Work } from '../../works/Work.ts';
import { loadSource, Source } from '../Source.ts';

builder.relayMutationField(
  'restoreRevision',
  {
    description: 'Which revision.',
    inputFields: (t) => ({
      revisionId: t.id({ required: true, description: 'Which revision, such as `revision_01h455vb4pex5vsknk084sn02q`: one of `Source.revisions` or `Work.revisions`.' }),
      ifUnchangedSince: t.field({
        type: 'DateTime',
        description: 'The `updatedAt` of the source or work that you have read. When somebody changed it since, nothing is done: CONFLICT. Left out: your change counts.',
      }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError, LimitReachedError, StorageFullError] },
    description: 'Gives a note, pasted text or a work the title and the text of a revision again. What is there now becomes a revision of its own, so that it can be taken back.',
    resolve: async (_root, { input: { revisionId, ifUnchangedSince } }, ctx): Promise<{ sourceId: string | null; workId: string | null }> => {
      const unchanged = { ifUnchangedSince: ifUnchangedSince ?? undefined };
      const ofWork = uuidOf('WorkRevision', revisionId);
      if (ofWork !== null) return { ...(await restoreWorkRevision(ctx, { revisionId: ofWork, ...unchanged })), sourceId: null };
      const { sourceId } = await restoreRevision(ctx, { revisionId: uuidOf('SourceRevision', revisionId), ...unchanged });
      return { sourceId, workId: null };
    },
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      source: t.field({
        type: Source,
        nullable: true,
        description: 'The source as it is now, with its revisions; null when it was deleted at the same moment, and when the revision was one of a work.',
        resolve: ({ sourceId }, _args, ctx) => (sourceId === null ? null : loadSource(ctx, sourceId)),
      }),
      work: t.field({
        type: Work,
        nullable: true,
        description: 'The work as it is now, when the revision was one of a work.',
        resolve: ({ workId }, _args, ctx) => (workId === null ? null : loadWork(ctx, workId)),
      }),
    }),
  },
);
