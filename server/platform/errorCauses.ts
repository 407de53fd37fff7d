/** Errors wrap errors, and nobody says that they end. */
const deepest = 8;

/** Whether this holds for an error, or for one that caused it, as node-postgres, Prisma and its adapter wrap them. */
export function someCause(error: unknown, holds: (error: Readonly<Record<string, unknown>>) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  if (holds(error as Record<string, unknown>)) return true;
  const { cause, originalError, driverAdapterError, meta, errors } = error as Record<string, unknown>;
  const causes = [cause, originalError, driverAdapterError, meta, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return causes.some((each) => someCause(each, holds, depth + 1));
}
