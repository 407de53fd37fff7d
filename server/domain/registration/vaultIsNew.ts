import type { Db } from '#server/platform/db/database.ts';

/**
 * Answers a function that says whether nobody has an account yet. It asks the database until somebody has; while that does not answer,
 * the vault counts as one in use: the page it is told on must come all the same.
 */
export function createVaultIsNew(db: Db): () => Promise<boolean> {
  let isUsed = false;
  return async () => {
    if (isUsed) return false;
    const policy = await db.registrationPolicy.findUnique({ where: { id: 1 }, select: { hasAccounts: true } }).catch(() => null);
    isUsed = policy?.hasAccounts ?? false;
    return policy?.hasAccounts === false;
  };
}
