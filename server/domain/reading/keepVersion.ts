import type { DomainContext } from '../context.ts';
import { newUuid } from '../publicId.ts';
import { excerptOf } from '../sources/edit/excerpt.ts';
import { hasRoom, noteAdded } from '../sources/files/fileLimits.ts';

interface TextBefore {
  readonly spaceId: string;
  readonly title: string;
  readonly beginning: string;
  readonly bytes: number;
  readonly isSame: boolean | null;
  readonly isProvisional: boolean;
  readonly isKept: boolean;
  readonly pageHash: string | null;
  readonly pageSize: number | null;
}

/** A text that was replaced by one that is provisional. */
interface Replaced {
  readonly id: string;
  readonly isNext: boolean | null;
  readonly readSince: Date | null;
}

/** The text that takes the place of another. */
export interface NextText {
  /** Whether it is the one that was there before those that were provisional. */
  readonly isBack: boolean;
  /** Since when it has been there, where it is back and that is known. */
  readonly since: Date | null;
}

const isNew: NextText = { isBack: false, since: null };

/**
 * Keeps the text that a link has, with its page as far as the space has room for it, as a revision: what is read takes its place. Until a run is complete
 * what was read is provisional: however often it is tried, and also when it fails or another run takes its place, all that is read in between
 * makes one revision, of the text that was there before, and none when that is read again.
 * @param next the text that takes its place; null: there is none, or it is not read yet
 */
export async function keepVersion(ctx: DomainContext, sourceId: string, next: string | null): Promise<NextText> {
  const [replaced] = await ctx.db.$queryRaw<Replaced[]>`
    select id::text, body = ${next} as "isNext", "readSince" from "SourceRevision" where "sourceId" = ${sourceId}::uuid and "isProvisional"`;
  if (replaced) {
    if (replaced.isNext) await ctx.db.sourceRevision.delete({ where: { id: replaced.id }, select: { id: true } });
    return replaced.isNext ? { isBack: true, since: replaced.readSince } : isNew;
  }
  const [before] = await ctx.db.$queryRaw<TextBefore[]>`
    select s."spaceId"::text, coalesce(s."readTitle", s.title) as title, left(t."plainText", 2400) as beginning, octet_length(t."plainText") as bytes, t."isProvisional",
      t."plainText" = ${next} as "isSame",
      exists (select 1 from (select body from "SourceRevision" r where r."sourceId" = s.id order by r."createdAt" desc, r.id desc limit 1) newest where newest.body = t."plainText") as "isKept",
      page.hash as "pageHash", page.size::float8 as "pageSize"
    from "Source" s join "SourceText" t on t."sourceId" = s.id
    left join lateral (
      select b.hash, b.size from "SourceArtefact" a join "Blob" b on b.hash = a."blobHash"
      -- The page of an earlier text stays where it is until another can be kept.
      where a."sourceId" = s.id and a.kind = 'SNAPSHOT' and not exists (select 1 from "SourceRevision" r where r."sourceId" = s.id and r."blobHash" = a."blobHash")
    ) page on true
    where s.id = ${sourceId}::uuid and s.type = 'URI' and t."plainText" <> ''`;
  if (!before || before.isSame || before.isKept || before.isProvisional) return isNew;
  const { spaceId, title, beginning, bytes, pageHash, pageSize } = before;
  const withPage = bytes + (pageSize ?? 0);
  const keepsPage = pageHash !== null && (await hasRoom(ctx, spaceId, withPage));
  noteAdded(ctx, spaceId, keepsPage ? withPage : bytes);
  await ctx.db.$executeRaw`
    insert into "SourceRevision" (id, "sourceId", title, excerpt, body, "createdAt", "isProvisional", "readSince", "blobHash", bytes)
    select ${newUuid()}::uuid, t."sourceId", ${title}, ${excerptOf(beginning)}, t."plainText",
      greatest(${ctx.now()}, (select max(r."createdAt") + interval '1 millisecond' from "SourceRevision" r where r."sourceId" = t."sourceId")),
      true, t."readSince", ${keepsPage ? pageHash : null}, ${bytes}
    from "SourceText" t where t."sourceId" = ${sourceId}::uuid`;
  return isNew;
}
