import { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** What a place in a list by time hangs on. Equal moments follow by id, so that the order is total. */
export interface Dated {
  readonly id: string;
  readonly createdAt: Date;
}

/** A place in the list: rows that come and go shift nothing. */
export function timelineCursor({ id, createdAt }: Dated): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

const latest = Date.UTC(9999, 11, 31);
const cursorSchema = z.tuple([z.int().min(0).max(latest), z.uuid()]);

/** The place that a cursor names. @throws InvalidInputError for a cursor of another list */
export function placeOf(argument: 'after' | 'before', cursor: string): Dated {
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}
