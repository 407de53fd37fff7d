import { z } from 'zod';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import type { AskedScope } from './askedScope.ts';
import { filterOfStored, storedFilter } from '../sources/list/storedFilter.ts';

/** All of a space. */
const wholeSpace: AskedScope = { collectionIds: [], sourceIds: [], filter: null, spaceIds: [] };

const ids = z.array(z.uuid()).catch([]);
const schema = z.object({ collectionIds: ids, sourceIds: ids, filter: z.record(z.string(), z.unknown()).nullable().catch(null), spaceIds: ids });

/** A scope as JSON. */
export const storedScope = ({ filter, ...lists }: AskedScope): Prisma.InputJsonObject => ({
  ...(JSON.parse(JSON.stringify(lists)) as Prisma.InputJsonObject),
  filter: filter && storedFilter(filter),
});

/** A scope that was stored, by whatever version of the vault. */
export function scopeOfStored(json: unknown): AskedScope {
  const parsed = schema.safeParse(json);
  if (!parsed.success) return wholeSpace;
  const { filter, ...lists } = parsed.data;
  return { ...lists, filter: filter && filterOfStored(filter) };
}
