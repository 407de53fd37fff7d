import { z } from 'zod';
import { InvalidInputError } from './errors.ts';
import { fieldProblemOf } from './fieldProblem.ts';

/** Checks input against its schema. @throws InvalidInputError with every field that cannot be taken. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map(fieldProblemOf));
}

/** Text that PostgreSQL can hold: without the null character and without half surrogates. */
const storable = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Contains characters that are not text.');

/** They turn around what is written after them, also beyond the line they stand in: a name could look like another one. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const unseen = /[\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

function asLine(text: string): string {
  const line = text.replace(turning, '').replace(/\s+/g, ' ').trim();
  return line.replace(unseen, '') === '' ? '' : line;
}

/** One line with something to see in it, trimmed. */
export const line = (max: number, required: string) =>
  storable.transform(asLine).pipe(z.string().min(1, required).max(max, `At most ${max} characters.`));

/** Any text up to `max` characters. */
export const text = (max: number) => storable.pipe(z.string().max(max, `At most ${max.toLocaleString('en')} characters.`));

/** The most things that one call may name by their ids. */
const maxIds = 10_000;

/** Ids as given, each once; null is one that names nothing. @throws InvalidInputError for none at all, and for too many */
export function parseIds(path: string, ids: readonly (string | null)[], max = maxIds): (string | null)[] {
  if (ids.length === 0) throw new InvalidInputError([{ path, message: 'Give at least one id.', code: 'TOO_FEW', limit: 1 }]);
  if (ids.length > max) {
    throw new InvalidInputError([{ path, message: `At most ${max.toLocaleString('en')} ids at once; these are ${ids.length.toLocaleString('en')}.`, code: 'TOO_MANY', limit: max }]);
  }
  return [...new Set(ids)];
}
