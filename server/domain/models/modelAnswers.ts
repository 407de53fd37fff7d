import { inTransaction, type Db } from '#server/platform/db/database.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { type Spent, spentTodayBySpace } from './budget.ts';

/** What was paid for one answer of a model. */
export interface ModelUsage {
  readonly spaceId: string;
  readonly sourceId: string;
  readonly stage: ProcessingStage;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null where no prices are configured. */
  readonly cost: number | null;
  /** The prompt that was asked with; null: the vault's own. */
  readonly promptVersionId: string | null;
}

/** What the model answered to the same question before, whoever asked; null when nobody did. */
export async function findModelAnswer(db: Db, key: string): Promise<string | null> {
  const known = await db.modelAnswer.findUnique({ where: { key }, select: { answer: true } });
  return known?.answer ?? null;
}

/**
 * Records what was paid, and the answer with it, in one transaction: a saved answer is never asked for again.
 * @param answer null when it was of no use
 */
export function saveModelAnswer(outer: DomainContext, key: string, answer: string | null, paid: ModelUsage): Promise<void> {
  const { model, inputTokens, outputTokens } = paid;
  return inTransaction(outer, async (ctx) => {
    const space = await ctx.db.space.count({ where: { id: paid.spaceId } });
    const source = await ctx.db.source.count({ where: { id: paid.sourceId } });
    if (space > 0) await ctx.db.modelUse.create({ data: { ...paid, sourceId: source > 0 ? paid.sourceId : null } });
    if (answer === null) return;
    await ctx.db.modelAnswer.createMany({ data: [{ key, model, answer, inputTokens, outputTokens }], skipDuplicates: true });
  });
}

/** Keeps what a model answered to a question: it is never asked for again. What was paid is recorded apart. */
export async function keepModelAnswer(db: Db, kept: { readonly key: string; readonly model: string; readonly answer: string; readonly inputTokens: number; readonly outputTokens: number }): Promise<void> {
  await db.modelAnswer.createMany({ data: [kept], skipDuplicates: true });
}

/** What a space has spent on models since midnight (UTC). */
export async function spentToday(ctx: DomainContext, spaceId: string): Promise<Spent> {
  return (await spentTodayBySpace(ctx.db, [spaceId], ctx.now())).get(spaceId) ?? { tokens: 0, cost: 0 };
}
