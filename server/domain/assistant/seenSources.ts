import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';

/** How a source stood when a change of it was proposed. A type, so that it is JSON. */
export type SeenSource = { readonly updatedAt: string; readonly collectionId: string | null };

const schema = z.record(z.string(), z.object({ updatedAt: z.string(), collectionId: z.string().nullable() })).catch({});

/** What was written down of the sources of a change. */
export const seenOfStored = (json: unknown): Readonly<Record<string, SeenSource>> => schema.parse(json);

/** How these sources of a space stand, by id; without those that are gone or in the trash. */
export async function readSeen(db: SqlDb, spaceId: string, ids: readonly string[]): Promise<Map<string, SeenSource>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<{ id: string; updatedAt: Date; collectionId: string | null }>(
    db,
    Prisma.sql`select s.id::text, s."updatedAt", s."collectionId"::text as "collectionId" from "Source" s where s."spaceId" = ${spaceId}::uuid and s.id = any(${[...new Set(ids)]}::uuid[]) and s."trashedAt" is null`,
  );
  return new Map(rows.map(({ id, updatedAt, collectionId }) => [id, { updatedAt: updatedAt.toISOString(), collectionId }]));
}
