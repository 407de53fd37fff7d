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

/** The name itself, or with the first number behind it that makes it one of its own among `taken`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, 190)}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/** All names of prompts of a space that begin so. Call it with the tree locked, where one is about to be taken. */
export async function namesBeginning(db: Db, spaceId: string, beginnings: readonly string[]): Promise<Set<string>> {
  const rows = await db.prompt.findMany({ where: { spaceId, deletedAt: null, OR: beginnings.map((name) => ({ name: { startsWith: name.slice(0, 190) } })) }, select: { name: true } });
  return new Set(rows.map(({ name }) => name));
}

/** @throws InvalidInputError when another prompt of the space is called so */
export async function requireFreeName(db: Db, spaceId: string, name: string, exceptId?: string): Promise<void> {
  const taken = await db.prompt.count({ where: { spaceId, name, deletedAt: null, ...(exceptId !== undefined && { id: { not: exceptId } }) } });
  if (taken > 0) throw new InvalidInputError([{ path: 'name', message: 'Another prompt of this space has this name.', code: 'TAKEN' }]);
}
