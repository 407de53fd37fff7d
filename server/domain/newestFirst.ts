import { z } from 'zod';
import { InvalidInputError } from './errors.ts';

interface Dated {
  readonly id: string;
  readonly createdAt: Date;
}

const cursorSchema = z.tuple([z.int().min(0).max(8.64e15), z.uuid()]);

/** A place in a list that is in order of creation, newest first. */
export function newestCursor({ id, createdAt }: Dated): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** WHERE and ORDER of a page of spaces or collections, newest first. @throws InvalidInputError for a cursor of another list */
export function newestFirst(cursor: string | undefined) {
  return { where: cursor === undefined ? {} : beyond(cursor), orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }] };
}

function beyond(cursor: string) {
  try {
    const [milliseconds, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    const createdAt = new Date(milliseconds);
    return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
  } catch {
    throw new InvalidInputError([{ path: 'cursor', message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}
