import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../../context.ts';
import { publishPromptRunGrew } from '../../events.ts';
import { contentOfStored, type ModelParams, type PromptMessage } from '../content/promptContent.ts';
import { endPromptRuns } from './endPromptRuns.ts';

/** A prompt that a model is to answer. */
export interface RunToWrite {
  readonly runId: string;
  readonly promptId: string;
  readonly spaceId: string;
  /** Null: the draft. */
  readonly versionId: string | null;
  readonly model: string;
  readonly messages: readonly PromptMessage[];
  readonly params: ModelParams;
  /** Whether somebody has begun to write it before, and was killed. */
  readonly wasBegun: boolean;
}

/** Takes up a run that waits, or one that somebody who was killed has left; null when there is nothing to do. */
export function beginRun(outer: DomainContext, runId: string): Promise<RunToWrite | null> {
  return inTransaction(outer, async (ctx) => {
    const [held] = await ctx.db.$queryRaw<{ promptId: string; spaceId: string; versionId: string | null; model: string; state: RunState; endedAt: Date | null; params: unknown; messages: unknown }[]>`
      select r."promptId"::text as "promptId", r."spaceId"::text as "spaceId", r."versionId"::text as "versionId", r.model, r.state::text, r."endedAt", r.content -> 'params' as params, r.rendered -> 'messages' as messages
      from "PromptRun" r where r.id = ${runId}::uuid for no key update`;
    if (held?.endedAt !== null) return null;
    const { promptId, spaceId, versionId, model, state } = held;
    if (state === 'WAITING') {
      await ctx.db.promptRun.update({ where: { id: runId }, data: { state: 'RUNNING', startedAt: ctx.now() }, select: { id: true } });
      await publishPromptRunGrew(ctx.db, promptId, runId);
    }
    const { messages, params } = contentOfStored({ messages: held.messages, params: held.params, variables: [] });
    return { runId, promptId, spaceId, versionId, model, messages, params, wasBegun: state !== 'WAITING' };
  });
}

/** Adds what a model has written; false when the run has ended: nobody waits for more. */
export function addOutput(outer: DomainContext, { runId, promptId }: RunToWrite, text: string): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const now = ctx.now();
    // PostgreSQL has no text with a zero character.
    const said = text.replaceAll('\0', '').toWellFormed();
    const written = await ctx.db.$executeRaw`
      update "PromptRun" set output = output || ${said}, "firstTokenMs" = coalesce("firstTokenMs", greatest(0, (extract(epoch from ${now}::timestamptz - coalesce("startedAt", "createdAt")) * 1000)::int))
      where id = ${runId}::uuid and "endedAt" is null`;
    if (written > 0) await publishPromptRunGrew(ctx.db, promptId, runId);
    return written > 0;
  });
}

/** Whether somebody still waits for a run. */
export async function isRunOpen({ db }: DomainContext, runId: string): Promise<boolean> {
  return (await db.promptRun.count({ where: { id: runId, endedAt: null } })) > 0;
}

/** Why a run has no end. */
export interface RunFailure {
  readonly code: FailureCode;
  /** For people, in English. */
  readonly message: string;
}

/** Ends a run well, unless it has ended. */
export const completeRun = (outer: DomainContext, runId: string): Promise<void> => inTransaction(outer, (ctx) => endPromptRuns(ctx, [runId], 'SUCCEEDED'));

/**
 * Ends a run that failed, unless it has ended; what it has until now is kept.
 * @param state INTERRUPTED: its process ended or broke, asking again may go well; FAILED: what it needs gave no answer
 */
export const failRun = (outer: DomainContext, runId: string, { code, message }: RunFailure, state: 'INTERRUPTED' | 'FAILED' = 'INTERRUPTED'): Promise<void> =>
  inTransaction(outer, (ctx) => endPromptRuns(ctx, [runId], state, { failureCode: code, failureMessage: message }));
