import type { Db } from '#server/platform/db/database.ts';
import { Prisma, type ProcessingStage } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';

/** What answers for one stage came to. */
export interface ModelUse {
  readonly stage: ProcessingStage;
  readonly model: string;
  readonly answers: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
}

type Answer = Omit<ModelUse, 'answers'>;

/** Sums answers up by stage and model, in the order in which these were first asked. */
function sumOf(answers: readonly Answer[]): ModelUse[] {
  const sums = new Map<string, ModelUse>();
  for (const answer of answers) {
    const key = `${answer.stage} ${answer.model}`;
    const before = sums.get(key) ?? { ...answer, answers: 0, inputTokens: 0, outputTokens: 0, cost: null };
    sums.set(key, {
      ...before,
      answers: before.answers + 1,
      inputTokens: before.inputTokens + answer.inputTokens,
      outputTokens: before.outputTokens + answer.outputTokens,
      cost: answer.cost === null ? before.cost : (before.cost ?? 0) + answer.cost,
    });
  }
  return [...sums.values()];
}

/** What models were paid for each of these sources, over all of their runs: one statement. Who asks has been found to see the sources. */
export async function readModelUses(db: Db, sourceIds: readonly string[]): Promise<Map<string, ModelUse[]>> {
  const rows = await queryRows<Answer & { sourceId: string }>(
    db,
    Prisma.sql`select u."sourceId", u.stage, u.model, u."inputTokens", u."outputTokens", u.cost from "ModelUse" u
      where u."sourceId" = any(${[...sourceIds]}::uuid[]) order by u."createdAt", u.id`,
  );
  return new Map([...Map.groupBy(rows, ({ sourceId }) => sourceId)].map(([id, answers]) => [id, sumOf(answers.map(({ sourceId: _source, ...answer }) => answer))]));
}
