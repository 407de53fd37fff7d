import { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** Checks input against its schema. @throws InvalidInputError with every field that cannot be taken. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

/** Text that PostgreSQL can hold: without the null character and without half surrogates. */
const storable = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Contains characters that are not text.');

/** One line with something in it, trimmed. */
export const line = (max: number, required: string) =>
  storable.transform((text) => text.replace(/\s+/g, ' ').trim()).pipe(z.string().min(1, required).max(max, `At most ${max} characters.`));

/** Any text up to `max` characters. */
export const text = (max: number) => storable.pipe(z.string().max(max, `At most ${max.toLocaleString('en')} characters.`));
