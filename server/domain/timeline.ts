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

export interface TimelinePage {
  readonly first: 'oldest' | 'newest';
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
}

type Side = 'lt' | 'gt';
type Direction = 'asc' | 'desc';

/** WHERE and ORDER of one page, for every table with `createdAt` and `id`. @throws InvalidInputError for a cursor of another list */
export function timelinePage({ first, after, before, backwards }: TimelinePage) {
  const towards: Direction = backwards === (first === 'newest') ? 'asc' : 'desc';
  const [onwards, back]: [Side, Side] = first === 'newest' ? ['lt', 'gt'] : ['gt', 'lt'];
  const bounds = [
    ...(after === undefined ? [] : [beyond(onwards, placeOf('after', after))]),
    ...(before === undefined ? [] : [beyond(back, placeOf('before', before))]),
  ];
  return { where: { AND: bounds }, orderBy: [{ createdAt: towards }, { id: towards }] };
}

/** The bound on the moment alone is what an index can begin at; the rest settles equal moments. */
function beyond(side: Side, { createdAt, id }: Dated) {
  return { createdAt: { [`${side}e`]: createdAt }, OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] };
}
