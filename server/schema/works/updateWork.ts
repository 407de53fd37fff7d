import { ConflictError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { updateWork } from '#server/domain/works/updateWork.ts';
import { Citation, citationsByIds, NewCitation, newCitation } from '../ask/Citation.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { loadWork, Work } from './Work.ts';

builder.relayMutationField(
  'updateWork',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      body: t.string({ description: 'Markdown, at most 500,000 characters.' }),
      ifUnchangedSince: t.field({ type: 'DateTime', description: 'The `updatedAt` you have read. When somebody changed it since, nothing is done: CONFLICT. Left out: your change counts.' }),
      newCitations: t.field({
        type: [NewCitation],
        description: 'Quotes that `body` cites by their marks, at most 500; without marks, before its text has them (see `citations` of the payload). Alone they change nothing of the work.',
      }),
      title: t.string({ description: 'At most 500 characters.' }),
      workId: t.id({ required: true, description: 'Which work.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError, StorageFullError] },
    description: 'Changes a work. The text before is kept: see `Work.revisions`; what one person edits within five minutes is one revision.',
    resolve: (_root, { input: { workId, title, body, newCitations, ifUnchangedSince } }, ctx) =>
      updateWork(ctx, { workId: uuidOf('Work', workId), title: title ?? undefined, body: body ?? undefined, newCitations: newCitations?.map(newCitation), ifUnchangedSince: ifUnchangedSince ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      citations: t.field({ type: [Citation], description: 'Those of `newCitations`, in their order.', resolve: ({ citationIds }, _args, ctx) => citationsByIds(ctx, citationIds) }),
      work: t.field({ type: Work, nullable: true, description: 'The work as it is now; null when it was deleted at the same moment.', resolve: ({ workId }, _args, ctx) => loadWork(ctx, workId) }),
    }),
  },
);
