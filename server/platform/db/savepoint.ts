import type { SqlDb } from './rows.ts';

/**
 * Runs `work` inside the transaction of `db` so that what it wrote can be taken back without the rest: when it throws, or
 * answers what `isRefusal` takes for a refusal. Not for work side by side.
 */
export async function inSavepoint<T>(db: SqlDb, work: () => Promise<T>, isRefusal: (answer: T) => boolean): Promise<T> {
  await db.$executeRaw`savepoint attempt`;
  try {
    const answer = await work();
    if (isRefusal(answer)) await db.$executeRaw`rollback to savepoint attempt`;
    else await db.$executeRaw`release savepoint attempt`;
    return answer;
  } catch (error) {
    await db.$executeRaw`rollback to savepoint attempt`;
    throw error;
  }
}
