const listeners = new WeakMap<object, (() => void)[]>();

/** Does the work of a transaction, and then tells whoever waits for its end, committed or not. @param db what its statements go through */
export async function untilTransactionEnds<T>(db: object, transaction: () => Promise<T>): Promise<T> {
  listeners.set(db, []);
  try {
    return await transaction();
  } finally {
    const waiting = listeners.get(db) ?? [];
    listeners.delete(db);
    for (const listener of waiting) listener();
  }
}

/** Calls back once the transaction of `db` has ended, committed or not, also where others joined it; at once outside of one. */
export function whenTransactionEnds(db: object, listener: () => void): void {
  const waiting = listeners.get(db);
  if (waiting) waiting.push(listener);
  else listener();
}
