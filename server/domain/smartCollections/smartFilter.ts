import { z } from 'zod';
import { FailureCode } from '#server/platform/db/generated/client.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { checkFilter, type SourceFilter } from '../sources/list/sourceFilter.ts';
import { filterOfStored } from '../sources/list/storedFilter.ts';
import type { DomainContext } from '../context.ts';

/** What a smart collection looks for: the part of a filter of sources that the lists of a space offer. */
export type SmartFilter = Pick<
  SourceFilter,
  'text' | 'types' | 'statuses' | 'failureCodes' | 'createdAfter' | 'createdBefore' | 'createdWithinDays' | 'sizeKB' | 'favorites' | 'recent' | 'collection' | 'includeDescendants' | 'withoutCollection'
> & { readonly tags?: { readonly any?: readonly string[] | null } | null | undefined };

const types = ['URI', 'FILE', 'CONTENT', 'NOTE'] as const;
const statuses = ['UPLOADING', 'PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;
const offered = ['text', 'types', 'statuses', 'failureCodes', 'tags', 'createdAfter', 'createdBefore', 'createdWithinDays', 'sizeKB', 'favorites', 'recent', 'collection', 'includeDescendants', 'withoutCollection'];

/**
 * The filter of a smart collection, as it is kept.
 * @throws InvalidInputError for values that no source could have, for what the lists do not offer, and for a filter that asks for nothing
 */
export function toSmartFilter(filter: SourceFilter): SmartFilter {
  checkFilter(filter);
  const asked = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && value !== false);
  const strange = asked.map(([name]) => (name === 'tags' && (filter.tags?.all?.length ?? 0) > 0 ? 'tags.all' : name)).find((name) => !offered.includes(name));
  if (strange !== undefined) throw new InvalidInputError([{ path: `filter.${strange}`, message: 'A smart collection cannot look for this.', code: 'NOT_ALLOWED' }]);
  const { text, tags, sizeKB, collection, ...others } = Object.fromEntries(asked) as SourceFilter;
  const isSized = typeof sizeKB?.min === 'number' || typeof sizeKB?.max === 'number';
  const part = {
    ...others,
    ...(text && text.trim() !== '' && { text }),
    ...(tags?.any && { tags: { any: tags.any } }),
    ...(isSized && { sizeKB }),
    ...(collection && { collection: { id: collection.id } }),
  };
  if (Object.keys(part).every((name) => name === 'includeDescendants')) throw new InvalidInputError([{ path: 'filter', message: 'Say what it looks for: this is the list of everything.', code: 'REQUIRED' }]);
  return part;
}

/** @throws NotFoundError for a filter that names a collection which is not in the space */
export async function checkCollectionOf(ctx: DomainContext, spaceId: string, { collection }: SmartFilter): Promise<void> {
  if (!collection) return;
  const found = collection.id === null ? 0 : await ctx.db.collection.count({ where: { id: collection.id, spaceId } });
  if (found === 0) throw new NotFoundError('Collection');
}

/** What of a list is known; of one that holds nothing known, nothing is found. */
const oneOf = <V extends string>(known: readonly V[]) => z.array(z.string()).transform((values) => known.filter((value) => values.includes(value))).optional().catch(undefined);
const moment = z.date().refine((date) => !Number.isNaN(date.getTime())).optional().catch(undefined);
const isAsked = z.literal(true).optional().catch(undefined);
const size = z.number().min(0).optional().catch(undefined);
const stored = z.object({
  text: z.string().optional().catch(undefined),
  types: oneOf(types),
  statuses: oneOf(statuses),
  failureCodes: oneOf(Object.values(FailureCode)),
  tags: z.object({ any: z.array(z.string()) }).optional().catch(undefined),
  createdAfter: moment,
  createdBefore: moment,
  createdWithinDays: z.int().min(1).optional().catch(undefined),
  sizeKB: z.object({ min: size, max: size }).optional().catch(undefined),
  favorites: isAsked,
  recent: isAsked,
  // What is no id names no collection: nothing lies in it.
  collection: z.object({ id: z.uuid().nullable().catch(null) }).optional(),
  includeDescendants: isAsked,
  withoutCollection: isAsked,
});

/** A filter that was stored, by whatever version of the vault: a part of it that is not understood is left out. */
export function smartFilterOf(json: unknown): SmartFilter {
  const parsed = stored.safeParse(typeof json === 'object' && json !== null && !Array.isArray(json) ? filterOfStored(json) : null);
  // No filter at all: rather nothing than everything.
  return parsed.success ? parsed.data : { types: [] };
}
