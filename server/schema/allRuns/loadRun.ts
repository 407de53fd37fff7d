import type { RunRef } from '#server/domain/runs/stopRuns.ts';
import type { GraphQLContext } from '../base/context.ts';
import { loadMessage } from '../ask/Message.ts';
import { loadJob } from '../runs/Job.ts';
import type { RunShape } from '../runs/Run.ts';

/** A run that the reader may see. */
export const loadRun = (ctx: GraphQLContext, kind: RunRef['kind'], id: string): Promise<RunShape | undefined> => (kind === 'Job' ? loadJob(ctx, id) : loadMessage(ctx, id));
