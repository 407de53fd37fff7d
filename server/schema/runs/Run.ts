import type { GraphQLResolveInfo } from 'graphql';
import type { RunState as State } from '#server/domain/runs/runStates.ts';
import type { Failure as FailureRow } from '#server/domain/processing/processingRun.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { Failure } from '../processing/Failure.ts';
import { ModelSpend, type Spend } from '../usage/ModelSpend.ts';

/** What all runs have. */
export interface RunShape {
  readonly id: string;
  readonly state: State;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly failure: FailureRow | null;
  /** What was paid for it, or how to read that. */
  readonly spend: readonly Spend[] | ((ctx: GraphQLContext) => Promise<readonly Spend[]>);
  readonly viewerCanStop: (ctx: GraphQLContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;
}

export const RunState = builder.enumType('RunState', {
  description: 'Where a run stands. The last four are final.',
  values: {
    AWAITING_APPROVAL: { description: 'It has looked at what it would do and waits for `approveJobs`.' },
    AWAITING_FILE: { description: 'Its file has to be sent first: see `Job.uploadPath`.' },
    FAILED: { description: 'It failed; `failure` says why. What it made before is kept.' },
    INTERRUPTED: { description: 'Its process ended. What it made before is kept; asking again pays nothing twice.' },
    RUNNING: { description: 'It is under way.' },
    STOPPED: { description: 'Somebody stopped it. What it made before is kept.' },
    SUCCEEDED: { description: 'It is done.' },
    WAITING: { description: 'It waits for its turn.' },
  } as const satisfies Record<State, { description: string }>,
});

export const Run = builder.interfaceRef<RunShape>('Run').implement({
  description: 'Something that takes a while and may cost money: an answer, a prompt run, a test run, an analysis, a job.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it ended, in whatever way; null while it has not.' }),
    failure: t.expose('failure', { type: Failure, nullable: true, description: 'Why it failed or was interrupted; null when it was not.' }),
    spend: t.field({ type: [ModelSpend], description: 'What models were paid for it so far. Empty when none was asked, and for answers that were known already.', resolve: async ({ spend }, _args, ctx) => [...(typeof spend === 'function' ? await spend(ctx) : spend)] }),
    state: t.expose('state', { type: RunState, description: 'Where it stands.' }),
    viewerCanStop: t.boolean({ description: 'Whether you may stop it now.', resolve: (run, _args, ctx, info) => run.viewerCanStop(ctx, info) }),
  }),
});
