import { retryFailedJobs } from '#server/domain/administration/retryFailedJobs.ts';
import { ForbiddenError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { Administration } from './Administration.ts';

builder.relayMutationField(
  'retryFailedJobs',
  {
    description: 'Of which kind.',
    inputFields: (t) => ({ queue: t.string({ required: true, description: 'The name of the queue, such as `processSource`.' }) }),
  },
  {
    errors: { types: [ForbiddenError] },
    description: 'Lets jobs that were given up run again. Administrators only.',
    resolve: async (_root, { input: { queue } }, ctx) => ({ retriedCount: await retryFailedJobs(ctx, queue) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      administration: t.field({ type: Administration, description: 'The vault.', resolve: () => ({}) }),
      retriedCount: t.exposeInt('retriedCount', { description: 'How many run again.' }),
    }),
  },
);
