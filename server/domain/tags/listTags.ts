import { z } from 'zod';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { InvalidInputError } from '../errors.ts';
import { tagKey } from './tagKey.ts';

/** The tags of a space that some source outside the trash has. The reader has been found to see the space. */
export function tagsInUse(spaceId: string, startingWith?: string | null): Prisma.TagWhereInput {
  const prefix = startingWith ? tagKey(startingWith.replaceAll('\0', '')) : '';
  return { spaceId, sources: { some: { source: { trashedAt: null } } }, ...(prefix && { key: { startsWith: prefix } }) };
}

/** The column that a place in the list hangs on: within a space, no two tags share it. */
export interface SortableTag {
  readonly key: string;
}

export function tagCursor({ key }: SortableTag): string {
  return Buffer.from(JSON.stringify([key])).toString('base64url');
}

const cursorSchema = z.tuple([z.string().refine((key) => !key.includes('\0') && key.isWellFormed())]);

function placeOf(cursor: string): string {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))[0];
  } catch {
    throw new InvalidInputError([{ path: 'after', message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}

/** WHERE and ORDER of one page, by name. @throws InvalidInputError for a cursor of another list */
export function tagPage(
  { after, before, backwards }: { after?: string | undefined; before?: string | undefined; backwards: boolean },
): { where: Prisma.TagWhereInput; orderBy: Prisma.TagOrderByWithRelationInput } {
  const bounds = [
    ...(after === undefined ? [] : [{ key: { gt: placeOf(after) } }]),
    ...(before === undefined ? [] : [{ key: { lt: placeOf(before) } }]),
  ];
  return { where: { AND: bounds }, orderBy: { key: backwards ? 'desc' : 'asc' } };
}
