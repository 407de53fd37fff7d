import { z } from 'zod';
import type { Prisma, SourceStatus, SourceType } from '#server/platform/db/generated/client.ts';
import { InvalidInputError } from '../errors.ts';

export type SourceOrder = 'MODIFIED' | 'CREATED' | 'NAME';

export interface SourceFilter {
  readonly types?: readonly SourceType[] | null | undefined;
  readonly statuses?: readonly SourceStatus[] | null | undefined;
  /** Only what lies in the trash; else only what does not. */
  readonly trashed?: boolean | null | undefined;
}

/** What a filter asks for. The caller adds the place: a space or a collection that the reader may see. */
export function matchingSources(filter: SourceFilter | null | undefined): Prisma.SourceWhereInput {
  return {
    trashedAt: filter?.trashed ? { not: null } : null,
    ...(filter?.types && { type: { in: [...filter.types] } }),
    ...(filter?.statuses && { status: { in: [...filter.statuses] } }),
  };
}

/** The columns that a place in the list hangs on. */
export interface SortableSource {
  readonly id: string;
  readonly updatedAt: Date;
  readonly createdAt: Date;
  readonly title: string;
}

const orders = {
  MODIFIED: { column: 'updatedAt', direction: 'desc' },
  CREATED: { column: 'createdAt', direction: 'desc' },
  NAME: { column: 'title', direction: 'asc' },
} as const satisfies Record<SourceOrder, { column: keyof SortableSource; direction: 'asc' | 'desc' }>;

/** A place in the list: the value it is sorted by and the id, so that rows that come and go shift nothing. */
export function sourceCursor(order: SourceOrder, source: SortableSource): string {
  const value = source[orders[order].column];
  return Buffer.from(JSON.stringify([order, value instanceof Date ? value.getTime() : value, source.id])).toString('base64url');
}

const cursorSchema = z.tuple([z.enum(['MODIFIED', 'CREATED', 'NAME']), z.union([z.number(), z.string()]), z.uuid()]);

function placeOf(order: SourceOrder, cursor: string): { value: Date | string; id: string } {
  try {
    const [of, value, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (of === order) return { value: order === 'NAME' ? String(value) : new Date(Number(value)), id };
  } catch {
    // Falls through: whatever is wrong with it, the answer is the same.
  }
  throw new InvalidInputError([{ path: 'after', message: 'This cursor does not belong to this list. Start again without it.' }]);
}

export interface SourcePage {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
}

/** WHERE and ORDER of one page; the order is total. @throws InvalidInputError for a cursor of another list */
export function sourcePage(
  order: SourceOrder,
  { after, before, backwards }: SourcePage,
): { where: Prisma.SourceWhereInput; orderBy: Prisma.SourceOrderByWithRelationInput[] } {
  const { column, direction } = orders[order];
  const towards = backwards === (direction === 'asc') ? 'desc' : 'asc';
  const bounds = [
    ...(after === undefined ? [] : [beyond(column, direction === 'desc' ? 'lt' : 'gt', placeOf(order, after))]),
    ...(before === undefined ? [] : [beyond(column, direction === 'desc' ? 'gt' : 'lt', placeOf(order, before))]),
  ];
  return { where: { AND: bounds }, orderBy: [{ [column]: towards }, { id: towards }] };
}

/** The bound on the column alone is what an index can begin at; the rest settles equal values. */
function beyond(column: string, side: 'lt' | 'gt', { value, id }: { value: Date | string; id: string }): Prisma.SourceWhereInput {
  return { [column]: { [`${side}e`]: value }, OR: [{ [column]: { [side]: value } }, { [column]: value, id: { [side]: id } }] };
}
