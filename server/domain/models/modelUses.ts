import type { Db } from '#server/platform/db/database.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { Prisma, type ModelPurpose } from '#server/platform/db/generated/client.ts';
import type { DomainContext, ModelLimits, ModelPrices } from '../context.ts';
import { BudgetExceededError } from '../errors.ts';
import { budgetOf } from './budget.ts';
import { spentToday } from './modelAnswers.ts';

/** How much a model has read and written. */
export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What one model was paid for one purpose. */
export interface PaidModel extends Tokens {
  readonly model: string;
  readonly purpose: ModelPurpose;
  /** How many answers it gave. */
  readonly calls: number;
  /** In the currency of the prices; null where none are given. */
  readonly cost: number | null;
  /** The prompt that it was asked with; null: the vault's own, or one that is gone. */
  readonly promptVersionId: string | null;
}

/** What that many tokens cost, in the currency of the prices; null where none are given. */
export function costOf({ inputPrice, outputPrice }: ModelPrices, { inputTokens, outputTokens }: Tokens): number | null {
  return inputPrice === undefined || outputPrice === undefined ? null : (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
}

/** What the tokens of a model cost. */
export const pricesOfModel = (limits: ModelLimits | undefined, model: string): ModelPrices => limits?.pricesOf?.get(model) ?? limits ?? {};

/** @throws BudgetExceededError when a space has spent what it may spend today, in tokens or in money */
export async function requireBudget(ctx: DomainContext, spaceId: string): Promise<void> {
  const { dailyTokens, dailyCost } = ctx.modelLimits ?? {};
  if (dailyTokens === undefined && dailyCost === undefined) return;
  const spent = await spentToday(ctx, spaceId);
  if ((dailyTokens !== undefined && spent.tokens >= dailyTokens) || (dailyCost !== undefined && spent.cost >= dailyCost)) throw new BudgetExceededError(budgetOf(ctx, spent).resetsAt);
}

/** What a model is asked for: an answer, an analysis of a prompt, to answer one, to judge such an answer, or to make cards. */
export type PaidWork = {
  readonly spaceId: string;
  readonly model: string;
  /** The prompt that it is asked with; null: the vault's own. */
  readonly promptVersionId: string | null;
  /** Whether it only judges the answer of a run. */
  readonly isJudging?: boolean;
} & ({ readonly messageId: string } | { readonly promptAnalysisId: string } | { readonly promptRunId: string } | { readonly jobId: string });

/** What was written down before a model was asked. */
export interface ModelUseRef {
  readonly id: string;
  readonly model: string;
}

/**
 * Writes down what a model is about to be paid, as estimated: who is killed meanwhile has paid it. `settleModelUse` corrects it.
 */
export async function addModelUse(ctx: DomainContext, { spaceId, model, promptVersionId, isJudging = false, ...what }: PaidWork, tokens: Tokens): Promise<ModelUseRef> {
  const { id } = await ctx.db.modelUse.create({ data: { spaceId, model, promptVersionId, ...what, ...tokens, purpose: purposeOf(what, isJudging), cost: costOf(pricesOfModel(ctx.modelLimits, model), tokens), createdAt: ctx.now() }, select: { id: true } });
  return { id, model };
}

function purposeOf(what: object, isJudging: boolean): ModelPurpose {
  if ('messageId' in what) return 'ANSWER';
  if ('jobId' in what) return 'CARDS';
  return isJudging ? 'JUDGE' : 'PROMPT';
}

/** What it was in the end; null: nothing at all. A space that is gone meanwhile has taken it along. */
export async function settleModelUse(ctx: DomainContext, { id, model }: ModelUseRef, tokens: Tokens | null): Promise<void> {
  if (tokens === null) await ctx.db.modelUse.deleteMany({ where: { id } });
  else await ctx.db.modelUse.updateMany({ where: { id }, data: { ...tokens, cost: costOf(pricesOfModel(ctx.modelLimits, model), tokens) } });
}

/** What models were paid for each of these answers, by answer: one statement. */
export const readPaidForMessages = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'messageId', ids);

/** What models were paid for each of these analyses, by analysis: one statement. */
export const readPaidForAnalyses = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'promptAnalysisId', ids);

/** What models were paid for each of these jobs, by job: one statement. */
export const readPaidForJobs = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'jobId', ids);

/** What models were paid for all answers of each of these conversations, by conversation: one statement. */
export const readPaidForConversations = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'conversationId', ids);

/** What models were paid for each of these runs of prompts, by run: one statement. */
export const readPaidForPromptRuns = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'promptRunId', ids);

/** What models were paid for all answers of each of these test runs, by run: one statement. */
export const readPaidForTestRuns = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'testRunId', ids);

/** What a test run has cost so far, in the currency of the prices. */
export async function spentOnTestRun(db: Db, testRunId: string): Promise<number> {
  const { _sum: sum } = await db.modelUse.aggregate({ where: { promptRun: { testRunId } }, _sum: { cost: true } });
  return sum.cost ?? 0;
}

/** What models were paid for all runs of each of these versions of prompts, by version: one statement. */
export const readPaidForVersions = (db: Db, ids: readonly string[]): Promise<Map<string, PaidModel[]>> => readPaidFor(db, 'versionId', ids);

/** Where it is written down for what a model was paid. */
const paidFor = {
  messageId: { column: Prisma.sql`u."messageId"`, join: Prisma.empty },
  promptAnalysisId: { column: Prisma.sql`u."promptAnalysisId"`, join: Prisma.empty },
  promptRunId: { column: Prisma.sql`u."promptRunId"`, join: Prisma.empty },
  jobId: { column: Prisma.sql`u."jobId"`, join: Prisma.empty },
  testRunId: { column: Prisma.sql`p."testRunId"`, join: Prisma.sql`join "PromptRun" p on p.id = u."promptRunId"` },
  versionId: { column: Prisma.sql`p."versionId"`, join: Prisma.sql`join "PromptRun" p on p.id = u."promptRunId"` },
  conversationId: { column: Prisma.sql`m."conversationId"`, join: Prisma.sql`join "Message" m on m.id = u."messageId"` },
};

async function readPaidFor(db: Db, by: keyof typeof paidFor, ids: readonly string[]): Promise<Map<string, PaidModel[]>> {
  const { column, join } = paidFor[by];
  const rows = await queryRows<PaidModel & { of: string }>(
    db,
    Prisma.sql`select ${column}::text as of, u.model, u.purpose::text, u."promptVersionId"::text as "promptVersionId", count(*)::int as calls, sum(u."inputTokens")::int as "inputTokens", sum(u."outputTokens")::int as "outputTokens", sum(u.cost)::float8 as cost
      from "ModelUse" u ${join} where ${column} = any(${[...ids]}::uuid[]) group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
  return Map.groupBy(rows, ({ of }) => of);
}
