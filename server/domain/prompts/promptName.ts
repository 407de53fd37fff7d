import type { Db } from '#server/platform/db/database.ts';
import { isPromptName } from '#server/templates/parseTemplate.ts';
import { InvalidInputError } from '../errors.ts';

/** @throws InvalidInputError for a name that no prompt may have */
export function checkPromptName(name: string): string {
  if (!isPromptName(name)) throw new InvalidInputError([{ path: 'name', message: 'A name is of a to z, 0 to 9, `-`, `_` and `/` between two parts, at most 200 characters.', code: name === '' ? 'REQUIRED' : 'MALFORMED' }]);
  return name;
}

/** A name made of a title: its letters and digits without accents, the rest as `-`; `prompt` for a title that has none. */
export function nameOfTitle(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9_]+/g, '-').replaceAll(/^-+|-+$/g, '').slice(0, 100).replaceAll(/-+$/g, '') || 'prompt';
}

/** Of a name that gets a number. */
const longestBeginning = 190;

/** The name itself, or with the first number behind it that makes it one of its own among `taken`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, longestBeginning)}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/**
 * The names of prompts of a space among which `freeName` finds one for each of these: they themselves, and they with a number behind them. Call it with the
 * tree locked, where one is about to be taken.
 */
export async function takenNames(db: Db, spaceId: string, wanted: readonly string[]): Promise<Set<string>> {
  const beginnings = wanted.map((name) => name.slice(0, longestBeginning));
  const rows = await db.$queryRaw<{ name: string }[]>`
    select p.name from "Prompt" p where p."spaceId" = ${spaceId}::uuid and p."deletedAt" is null
      and (p.name = any(${[...wanted]}::text[]) or regexp_replace(p.name, '-[0-9]+$', '') = any(${beginnings}::text[]))`;
  return new Set(rows.map(({ name }) => name));
}

/** @throws InvalidInputError when another prompt of the space is called so */
export async function requireFreeName(db: Db, spaceId: string, name: string, exceptId?: string): Promise<void> {
  const taken = await db.prompt.count({ where: { spaceId, name, deletedAt: null, ...(exceptId !== undefined && { id: { not: exceptId } }) } });
  if (taken > 0) throw new InvalidInputError([{ path: 'name', message: 'Another prompt of this space has this name.', code: 'TAKEN' }]);
}
