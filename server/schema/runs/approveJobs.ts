import { BudgetExceededError, ConflictError, NoModelError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { approveJobs } from '#server/domain/runs/approveJobs.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { Job, jobOf } from './Job.ts';

builder.relayMutationField(
  'approveJobs',
  {
    description: 'Which jobs.',
    inputFields: (t) => ({ jobIds: t.idList({ required: true, description: 'At most 100, each AWAITING_APPROVAL: otherwise CONFLICT.' }) }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, ConflictError, NoModelError] },
    description: 'Lets jobs go on that wait for approval: imports after their dry run, model work after its estimate. All of them or none.',
    resolve: (_root, { input: { jobIds } }, ctx) => approveJobs(ctx, jobIds.map((id) => uuidOf('Job', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      jobs: t.field({ type: [Job], description: 'They, as they are now.', resolve: ({ jobIds }, _args, ctx) => jobIds.map((id) => jobOf(ctx, id)) }),
    }),
  },
);
