import type { Prisma } from '#server/platform/db/generated/client.ts';
import type { SourceFilter } from './sourceFilter.ts';

const moments = ['createdAfter', 'createdBefore', 'modifiedAfter', 'modifiedBefore'] as const;

/** A filter as JSON. */
export const storedFilter = (filter: SourceFilter): Prisma.InputJsonObject => JSON.parse(JSON.stringify(filter)) as Prisma.InputJsonObject;

/** A filter that was stored: moments are text in JSON. */
export function filterOfStored(stored: unknown): SourceFilter {
  const filter = { ...(stored as Record<string, unknown>) };
  for (const name of moments) if (typeof filter[name] === 'string') filter[name] = new Date(filter[name]);
  return filter;
}
