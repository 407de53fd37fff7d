import { ForbiddenError, NotFoundError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { stopRuns } from '#server/domain/runs/stopRuns.ts';
import { builder } from '../base/builder.ts';
import { jobOf } from './Job.ts';
import { Run } from './Run.ts';

builder.relayMutationField(
  'stopRuns',
  {
    description: 'Which runs.',
    inputFields: (t) => ({ runIds: t.idList({ required: true, description: 'Ids of anything that is a Run, at most 100.' }) }),
  },
  {
    errors: { types: [ForbiddenError, NotFoundError] },
    description: 'Stops answers, prompt runs, test runs, analyses and jobs: what was made is kept, nothing more is paid. Those that have ended stay as they are.',
    resolve: (_root, { input: { runIds } }, ctx) => stopRuns(ctx, runIds.map((id) => uuidOf('Job', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      runs: t.field({ type: [Run], description: 'They, as they are now.', resolve: ({ runIds }, _args, ctx) => runIds.map((id) => jobOf(ctx, id)) }),
    }),
  },
);
