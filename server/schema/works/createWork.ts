import { LimitReachedError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { createWork } from '#server/domain/works/createWork.ts';
import { NewCitation, newCitation } from '../ask/Citation.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadWork, Work, WorkKind } from './Work.ts';

builder.relayMutationField(
  'createWork',
  {
    description: 'Where, and with what.',
    inputFields: (t) => ({
      body: t.string({ description: 'Markdown, at most 500,000 characters.' }),
      kind: t.field({ type: WorkKind, required: true, description: 'What it is.' }),
      newCitations: t.field({ type: [NewCitation], description: 'Quotes that `body` cites by their marks, at most 500.' }),
      spaceId: t.id({ required: true, description: 'The space.' }),
      title: t.string({ required: true, description: 'At most 500 characters.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError, StorageFullError] },
    description: 'Begins a work by hand: an empty draft, or what is given.',
    resolve: (_root, { input: { spaceId, kind, title, body, newCitations } }, ctx) =>
      createWork(ctx, { spaceId: uuidOf('Space', spaceId), kind, title, body: body ?? undefined, newCitations: newCitations?.map(newCitation) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ work: t.field({ type: Work, description: 'The work.', resolve: ({ workId }, _args, ctx) => orGone('Work', loadWork(ctx, workId)) }) }),
  },
);
