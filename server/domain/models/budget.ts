import type { Db } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';

/** What a space may spend on models in a day (UTC), and has spent. */
export interface ModelBudget {
  /** `COST`: in the currency of the prices; `TOKENS`: read and written. */
  readonly unit: 'COST' | 'TOKENS';
  /** Null for no limit. */
  readonly limit: number | null;
  readonly used: number;
  /** When the next day begins. */
  readonly resetsAt: Date;
}

export interface Spent {
  readonly tokens: number;
  readonly cost: number;
}

/** The beginning of the day (UTC) that is so many days after this moment. */
function startOfDay(now: Date, daysLater = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysLater));
}

/** What spaces have spent on models since midnight (UTC); one that has spent nothing is missing. */
export async function spentTodayBySpace(db: Db, spaceIds: readonly string[], now: Date): Promise<Map<string, Spent>> {
  const rows = await db.modelUse.groupBy({
    by: ['spaceId'],
    where: { spaceId: { in: [...spaceIds] }, createdAt: { gte: startOfDay(now) } },
    _sum: { inputTokens: true, outputTokens: true, cost: true },
  });
  return new Map(rows.map(({ spaceId, _sum }) => [spaceId, { tokens: (_sum.inputTokens ?? 0) + (_sum.outputTokens ?? 0), cost: _sum.cost ?? 0 }]));
}

/** The budget of a space that has spent this. Where cost and tokens are limited, the budget is the cost. */
export function budgetOf({ modelLimits = {}, now }: DomainContext, spent: Spent | undefined): ModelBudget {
  const { dailyTokens, dailyCost, inputPrice, outputPrice } = modelLimits;
  const hasPrices = inputPrice !== undefined || outputPrice !== undefined;
  const unit = dailyCost !== undefined || (dailyTokens === undefined && hasPrices) ? 'COST' : 'TOKENS';
  const used = (unit === 'COST' ? spent?.cost : spent?.tokens) ?? 0;
  return { unit, limit: (unit === 'COST' ? dailyCost : dailyTokens) ?? null, used, resetsAt: startOfDay(now(), 1) } satisfies ModelBudget;
}
