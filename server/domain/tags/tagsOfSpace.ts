import type { Db } from '#server/platform/db/database.ts';

const most = 1_000;

/** The names of the tags that sources of a space have, the newest first; no more than 1,000. */
export async function tagsOfSpace(db: Db, spaceId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    select t.name from "Tag" t
    where t."spaceId" = ${spaceId}::uuid and exists (select 1 from "SourceTag" st where st."spaceId" = t."spaceId" and st."tagId" = t.id)
    order by t."createdAt" desc, t.id desc limit ${most}`;
  return rows.map(({ name }) => name);
}
