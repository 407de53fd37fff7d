import { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** The place of something in a list by name: the key that its name is ordered by, and its id. */
export interface NamePlace {
  readonly key: string;
  readonly id: string;
}

const schema = z.tuple([z.string().refine((key) => !key.includes('\0') && key.isWellFormed()), z.uuid()]);

export const nameCursor = ({ key, id }: NamePlace): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** @throws InvalidInputError for a cursor of another list */
export function namePlaceOf(argument: 'after' | 'before', cursor: string): NamePlace {
  try {
    const [key, id] = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { key, id };
  } catch {
    throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}
