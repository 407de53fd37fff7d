import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { InvalidInputError } from './errors.ts';

interface Dated {
  readonly id: string;
  readonly createdAt: Date;
}

/** A page of a list that is in order of creation. */
export interface NewestPage<R> {
  readonly rows: R[];
  /** null at the end. */
  readonly nextCursor: string | null;
}

/** Which page: at most so many rows, after the one that a cursor names. */
export interface NewestPageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const cursorSchema = z.tuple([z.int().min(0).max(8.64e15), z.uuid()]);

/**
 * Reads a page of spaces or collections, in order of creation.
 * @param read rows of a table `alias` with these conditions, order and limit
 * @throws InvalidInputError for a cursor of another list
 */
export async function readNewestPage<R extends Dated>(
  { limit, cursor }: NewestPageRequest,
  alias: string,
  first: 'newest' | 'oldest',
  read: (sql: { where: Prisma.Sql; orderByAndLimit: Prisma.Sql }) => Promise<R[]>,
): Promise<NewestPage<R>> {
  const [createdAt, id] = [Prisma.raw(`${alias}."createdAt"`), Prisma.raw(`${alias}.id`)];
  const last = cursor === undefined ? null : fromCursor(cursor);
  const [towards, beyond] = first === 'newest' ? [Prisma.raw('desc'), Prisma.raw('<')] : [Prisma.raw('asc'), Prisma.raw('>')];
  const where = last ? Prisma.sql`(${createdAt}, ${id}) ${beyond} (${last.createdAt}::timestamptz, ${last.id}::uuid)` : Prisma.sql`true`;
  // One more than is shown says whether the list goes on.
  const found = await read({ where, orderByAndLimit: Prisma.sql`order by ${createdAt} ${towards}, ${id} ${towards} limit ${limit + 1}::int` });
  const rows = found.slice(0, limit);
  const end = rows.at(-1);
  return { rows, nextCursor: found.length > limit && end ? toCursor(end) : null };
}

function toCursor({ id, createdAt }: Dated): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

function fromCursor(cursor: string): Dated {
  try {
    const [milliseconds, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(milliseconds), id };
  } catch {
    throw new InvalidInputError([{ path: 'cursor', message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}
