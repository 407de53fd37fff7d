import { openEngine } from './engine.ts';

/**
 * The SQL that is missing between this database and prisma/schema.prisma; empty when they agree. What Prisma cannot
 * say (checks, collations, partial indexes, NULLS NOT DISTINCT) counts for neither side.
 */
export async function findDrift(databaseUrl: string): Promise<string> {
  const engine = await openEngine(databaseUrl);
  try {
    return await engine.diff();
  } finally {
    await engine.close();
  }
}
