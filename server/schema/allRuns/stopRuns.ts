import { ForbiddenError, NotFoundError } from '#server/domain/errors.ts';
import { decodePublicId } from '#server/domain/publicId.ts';
import { type RunRef, stopRuns } from '#server/domain/runs/stopRuns.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { loadRun } from './loadRun.ts';
import { Run, type RunShape } from '../runs/Run.ts';

const kinds = Object.keys(loadRun) as RunRef['kind'][];
const names = { Job: 'Job', Message: 'Answer', PromptAnalysis: 'Prompt analysis', PromptRun: 'Prompt run', TestRun: 'Test run' } as const satisfies Record<RunRef['kind'], string>;

/** What is of no kind of run is one that is not there. */
function toRunRef(publicId: string): RunRef {
  const decoded = decodePublicId(publicId);
  const kind = decoded && kinds.find((each) => each === decoded.kind);
  return kind ? { kind, id: decoded.uuid } : { kind: 'Job', id: null };
}

builder.relayMutationField(
  'stopRuns',
  {
    description: 'Which runs.',
    inputFields: (t) => ({ runIds: t.idList({ required: true, description: 'Ids of anything that is a Run, at most 100.' }) }),
  },
  {
    errors: { types: [ForbiddenError, NotFoundError] },
    description: 'Stops answers, prompt runs, test runs, analyses and jobs: what was made is kept, nothing more is paid. Those that have ended stay as they are.',
    resolve: (_root, { input: { runIds } }, ctx) => stopRuns(ctx, runIds.map(toRunRef)),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      runs: t.field({ type: [Run], description: 'They, as they are now.', resolve: ({ runs }, _args, ctx) => runs.map(({ kind, id }) => orGone<RunShape>(names[kind], loadRun[kind](ctx, id))) }),
    }),
  },
);
