import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteRevision } from '#server/domain/sources/edit/deleteRevision.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { loadSource, Source } from '../Source.ts';

builder.relayMutationField(
  'deleteRevision',
  {
    description: 'Which revision.',
    inputFields: (t) => ({ revisionId: t.id({ required: true, description: 'Which revision, such as `revision_01h455vb4pex5vsknk084sn02q`: one of `Source.revisions` of a link.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description:
      'Removes an earlier text of a link for good, with the page that was kept of it. The text that the link has now stays. This cannot be taken back. ' +
      'Those of notes and of pasted text stay, as by them it is known who wrote what: INVALID.',
    resolve: (_root, { input: { revisionId } }, ctx) => deleteRevision(ctx, uuidOf('SourceRevision', revisionId)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedRevisionId: t.id({ description: 'The revision.', resolve: ({ revisionId }) => encodePublicId('SourceRevision', revisionId) }),
      source: t.field({
        type: Source,
        nullable: true,
        description: 'Its source; null when it was deleted at the same moment.',
        resolve: ({ sourceId }, _args, ctx) => loadSource(ctx, sourceId),
      }),
    }),
  },
);
