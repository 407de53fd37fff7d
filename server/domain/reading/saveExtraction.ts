import { inTransaction } from '#server/platform/db/database.ts';
import type { ArtefactKind } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { indexSources } from '../search/indexSources.ts';
import { keepVersion } from './keepVersion.ts';
import { type EntryToSave, saveEntries } from '../processing/saveEntries.ts';
import type { SourceDetails } from '../processing/details.ts';
import { savePictures, type StoredPicture } from '../processing/pictures.ts';
import { holdCollectionOf, type Run, SupersededError } from '../processing/processingRun.ts';

/** What was read of a source. A link or a file brings what it says of itself; a pasted text keeps what the person gave. */
export interface SavedExtraction {
  readonly title?: string | null | undefined;
  readonly canonicalUrl?: string | null | undefined;
  /** What it names as its own, or else where it led, in the form of a normalized address. */
  readonly normalizedCanonicalUrl?: string | null | undefined;
  readonly siteName?: string | null | undefined;
  readonly author?: string | null | undefined;
  readonly publishedAt?: Date | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly faviconUrl?: string | null | undefined;
  readonly excerpt?: string | null | undefined;
  readonly mimeType?: string | null | undefined;
  readonly size?: number | undefined;
  readonly language: string | null;
  readonly wordCount: number | null;
  readonly readingMinutes: number | null;
  readonly details: SourceDetails;
  /** The files in it, where it is an archive or a mail; absent for what has none by its kind. */
  readonly entries?: readonly EntryToSave[] | undefined;
  /** Sanitised HTML; null where there is no text. */
  readonly html: string | null;
  readonly plainText: string | null;
  readonly markdown: string | null;
}

/** A file that belongs to a source; its bytes are stored already. */
export interface StoredArtefact {
  readonly kind: ArtefactKind;
  readonly mimeType: string;
  readonly hash: string;
  readonly size: number;
}

/**
 * Saves what was read, so that it is shown and found before anything else is done with it. A title that a person gave is
 * kept; one that was read gives way to a newer one. The text that a link had before is kept as a revision (`keepVersion`). @throws SupersededError
 */
export function saveExtraction(outer: DomainContext, { sourceId, run }: Run, reading: SavedExtraction, artefacts: readonly StoredArtefact[]): Promise<void> {
  const { title, html, plainText, markdown, entries, ...columns } = reading;
  return inTransaction(outer, async (ctx) => {
    await holdCollectionOf(ctx, sourceId);
    const { count } = await ctx.db.source.updateMany({
      where: { id: sourceId, run, status: 'PROCESSING', trashedAt: null },
      data: { ...columns, details: columns.details },
    });
    if (count === 0) throw new SupersededError();
    const now = ctx.now();
    const { isBack, since } = run > 1 ? await keepVersion({ ...ctx, now: () => now }, sourceId, plainText) : { isBack: false, since: null };
    await ctx.db.$executeRaw`
      with titled as (
        update "Source" set "readTitle" = ${title ?? ''}, title = case when title in ("fileName", "sourceUrl", "readTitle") then ${title ?? ''} else title end
        where id = ${sourceId}::uuid and ${title ?? ''} <> ''
      )
      insert into "SourceText" ("sourceId", "processedContent", "plainText", markdown, "isProvisional", "readSince", "checkedAt")
      select s.id, ${html}, ${plainText}, ${markdown}, s.type = 'URI' and not ${isBack}::boolean, ${since ?? now}::timestamptz, ${now}::timestamptz from "Source" s where s.id = ${sourceId}::uuid
      on conflict ("sourceId") do update set "processedContent" = excluded."processedContent", "readerContent" = null,
        "plainText" = excluded."plainText", markdown = excluded.markdown, "checkedAt" = excluded."checkedAt",
        "isProvisional" = case when "SourceText"."plainText" = excluded."plainText" then "SourceText"."isProvisional" else excluded."isProvisional" end,
        "readSince" = case when "SourceText"."plainText" = excluded."plainText" then coalesce("SourceText"."readSince", excluded."readSince") else excluded."readSince" end`;
    // It belongs to the file as it was.
    await ctx.db.$executeRaw`delete from "SourceArtefact" where "sourceId" = ${sourceId}::uuid and kind = 'LAYERED'`;
    await insertArtefacts(ctx, sourceId, artefacts);
    if (entries) await saveEntries(ctx, sourceId, entries);
    await indexSources(ctx, [sourceId]);
  });
}

/** The pictures in a text, and those of them that are kept. */
export interface TextPictures {
  readonly imageUrls: readonly string[];
  readonly stored: readonly StoredPicture[];
}

/** Notes the files of a source; of each kind it has one, the newest. @throws SupersededError */
export function saveArtefacts(outer: DomainContext, { sourceId, run }: Run, artefacts: readonly StoredArtefact[], pictures?: TextPictures): Promise<void> {
  if (artefacts.length === 0 && pictures === undefined) return Promise.resolve();
  return inTransaction(outer, async (ctx) => {
    const [source] = await ctx.db.$queryRaw<unknown[]>`
      select 1 from "Source" where id = ${sourceId}::uuid and run = ${run} and status in ('PROCESSING', 'COMPLETED') and "trashedAt" is null for no key update`;
    if (!source) throw new SupersededError();
    await insertArtefacts(ctx, sourceId, artefacts);
    if (pictures) await savePictures(ctx, sourceId, pictures.imageUrls, pictures.stored);
  });
}

async function insertArtefacts(ctx: DomainContext, sourceId: string, artefacts: readonly StoredArtefact[]): Promise<void> {
  if (artefacts.length === 0) return;
  const sorted = [...artefacts].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await ctx.db.$executeRaw`
    with given as (
      select kind, hash, size, type
      from unnest(${sorted.map(({ kind }) => kind)}::text[], ${sorted.map(({ hash }) => hash)}::text[],
        ${sorted.map(({ size }) => size)}::bigint[], ${sorted.map(({ mimeType }) => mimeType)}::text[]) as a(kind, hash, size, type)
    ),
    blobs as (insert into "Blob" (hash, size) select hash, size from given on conflict do nothing)
    insert into "SourceArtefact" ("sourceId", kind, "blobHash", "mimeType")
    select ${sourceId}::uuid, kind::"ArtefactKind", hash, type from given
    on conflict ("sourceId", kind) do update set "blobHash" = excluded."blobHash", "mimeType" = excluded."mimeType"`;
}

/** Where the pictures are that stand for a page: its lead picture and its icon, as the page names them. */
export async function savedPictureUrls(ctx: DomainContext, sourceId: string): Promise<{ imageUrl: string | null; faviconUrl: string | null }> {
  const source = await ctx.db.source.findUnique({ where: { id: sourceId }, select: { imageUrl: true, faviconUrl: true } });
  return { imageUrl: source?.imageUrl ?? null, faviconUrl: source?.faviconUrl ?? null };
}

/** What the picture is stored under that a browser has made of a page; null where there is none. */
export async function savedScreenshot(ctx: DomainContext, sourceId: string): Promise<string | null> {
  const artefact = await ctx.db.sourceArtefact.findUnique({ where: { sourceId_kind: { sourceId, kind: 'SCREENSHOT' } }, select: { blobHash: true } });
  return artefact?.blobHash ?? null;
}

/** The text of a source as it was read. */
export interface SavedText {
  readonly title: string;
  readonly language: string | null;
  readonly html: string;
  readonly plainText: string;
  readonly markdown: string;
  readonly details: unknown;
}

/** What was read of a source before; empty where it has no text. */
export async function savedText(ctx: DomainContext, sourceId: string): Promise<SavedText> {
  const [saved] = await ctx.db.$queryRaw<SavedText[]>`
    select s.title, s.language, s.details, coalesce(t."readerContent", t."processedContent", '') as html,
      coalesce(t."plainText", '') as "plainText", coalesce(t.markdown, '') as markdown
    from "Source" s left join "SourceText" t on t."sourceId" = s.id where s.id = ${sourceId}::uuid`;
  if (!saved) throw new SupersededError();
  return saved;
}
