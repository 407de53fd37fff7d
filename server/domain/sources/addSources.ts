import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError } from '../errors.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { line, parseInput } from '../input.ts';
import { indexSources } from '../search/indexSources.ts';
import { authorizeTarget } from './authorizeTarget.ts';
import { bodyOf, bodySchema } from './body.ts';
import { excerptOf } from './excerpt.ts';
import { fileLimitsOf, holdQuota, sizeInWords, storageUsed } from './fileLimits.ts';
import { type NewFile, newFileSchema } from './receiveFile.ts';
import { normalizeUrl } from './normalizeUrl.ts';
import { requestProcessing } from './processSource.job.ts';

export type NewSource =
  | { readonly type: 'URI'; readonly url: string }
  | ({ readonly type: 'FILE' } & NewFile)
  | { readonly type: 'CONTENT' | 'NOTE'; readonly title?: string | null | undefined; readonly text: string };

export interface AddSources {
  readonly spaceId: string | null;
  /** Absent or null: in the space, in no collection. */
  readonly collection?: { readonly id: string | null } | undefined;
  readonly sources: readonly NewSource[];
}

export type AddSourceResult =
  | { readonly outcome: 'ADDED' | 'ALREADY_THERE'; readonly sourceId: string }
  | { readonly outcome: 'INVALID'; readonly problem: AddSourceProblem; readonly message: string };

/** Why one could not be taken. */
export type AddSourceProblem = 'NO_ADDRESS' | 'FILE_TOO_LARGE' | 'QUOTA_EXCEEDED' | 'INPUT';

const inputSchema = z.array(z.unknown()).min(1, 'Give at least one source.').max(1_000, 'At most 1,000 sources at once.');
const textSchema = z.object({ title: line(500, 'Title is required').optional(), text: bodySchema });

type Row = Prisma.SourceCreateManyInput & { originalContent?: string; sha256?: string };
interface Refused {
  readonly problem: AddSourceProblem;
  readonly message: string;
}

/**
 * Adds sources and asks for their processing, in one transaction. Each has its own result, in the order given:
 * a link, or a file whose SHA-256 was told, that is already in the same collection is reported with the source that is there (also within one call),
 * one that is no web address is INVALID and changes nothing else. A file waits for its bytes (`receiveFile.ts`); one that
 * is too large, or for which the space has no room, is INVALID before anything is sent.
 */
export function addSources(
  outer: DomainContext,
  { spaceId, collection, sources }: AddSources,
): Promise<{ results: AddSourceResult[]; spaceId: string; collectionId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'source.edit', spaceId);
    const target = collection ? await authorizeTarget(ctx, collection.id) : null;
    if (target && target.spaceId !== space.id) throw new CrossSpaceError();
    parseInput(inputSchema, sources);

    const place = {
      spaceId: space.id,
      collectionId: target?.id ?? null,
      userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    };
    const wanted = sources.map((source) => toRow(ctx, source, place));
    const there = await thereAlready(ctx, place, wanted.flatMap((row) => ('problem' in row ? [] : (identityOf(row) ?? []))));
    const rows = await withinQuota(ctx, space.id, wanted, (row) => there.has(identityOf(row) ?? ''));

    const fresh = new Map<string, Row>();
    for (const row of rows) {
      if ('problem' in row) continue;
      const key = identityOf(row) ?? `text:${fresh.size}`;
      if (!there.has(key) && !fresh.has(key)) fresh.set(key, row);
    }
    const created = await insert(ctx, [...fresh.values()]);
    const results = rows.map((row): AddSourceResult => {
      if ('problem' in row) return { outcome: 'INVALID', ...row };
      const added = created.get(row);
      if (added) return { outcome: 'ADDED', sourceId: added };
      const key = identityOf(row) ?? '';
      const sourceId = there.get(key) ?? created.get(fresh.get(key) as Row);
      return { outcome: 'ALREADY_THERE', sourceId: sourceId as string };
    });
    return { results, spaceId: space.id, collectionId: place.collectionId };
  });
}

/** Takes files in the order given as long as the space has room for them. */
async function withinQuota(
  ctx: DomainContext,
  spaceId: string,
  rows: readonly (Row | Refused)[],
  isThere: (row: Row) => boolean,
): Promise<(Row | Refused)[]> {
  const { spaceQuota } = fileLimitsOf(ctx);
  if (spaceQuota === 0 || !rows.some((row) => 'type' in row && row.type === 'FILE')) return [...rows];
  await holdQuota(ctx, spaceId);
  let used = await storageUsed(ctx, spaceId);
  return rows.map((row) => {
    if (!('type' in row) || row.type !== 'FILE' || isThere(row)) return row;
    const size = Number(row.size);
    if (used + size > spaceQuota) {
      const message = `The files of this space weigh ${sizeInWords(used)} of at most ${sizeInWords(spaceQuota)}: there is no room for ${sizeInWords(size)} more. Delete files for good, or empty the trash.`;
      return { problem: 'QUOTA_EXCEEDED', message };
    }
    used += size;
    return row;
  });
}

const input = (error: z.ZodError): Refused => ({ problem: 'INPUT', message: error.issues.map(({ message }) => message).join(' ') });

function toRow(ctx: DomainContext, source: NewSource, place: { spaceId: string; collectionId: string | null; userId: string | null }): Row | Refused {
  if (source.type === 'URI') {
    const address = normalizeUrl(source.url);
    if (!address) return { problem: 'NO_ADDRESS', message: 'This is no web address. Give one such as https://example.org/page.' };
    const { url, normalizedUrl, domain } = address;
    return { ...place, type: 'URI', title: url, sourceUrl: url, normalizedUrl, domain };
  }
  if (source.type === 'FILE') {
    const file = newFileSchema.safeParse(source);
    if (!file.success) return input(file.error);
    const { name, size, mimeType, sha256 } = file.data;
    const { largestFile } = fileLimitsOf(ctx);
    if (size > largestFile) {
      return { problem: 'FILE_TOO_LARGE', message: `This file weighs ${sizeInWords(size)}. A file may weigh at most ${sizeInWords(largestFile)}.` };
    }
    return { ...place, type: 'FILE', status: 'UPLOADING', title: name, fileName: name, size, mimeType, ...(sha256 && { sha256 }) };
  }
  const parsed = textSchema.safeParse({ title: source.title?.trim() ? source.title : undefined, text: source.text });
  if (!parsed.success) return input(parsed.error);
  const { title, text: originalContent } = parsed.data;
  return {
    ...place,
    type: source.type,
    title: title ?? titleFrom(originalContent),
    ...bodyOf(originalContent),
    mimeType: source.type === 'NOTE' ? 'text/markdown' : 'text/plain',
    originalContent,
  };
}

/** The first line with words in it, without Markdown's heading marks. */
function titleFrom(content: string): string {
  const first = content.split('\n').map((each) => each.replace(/^#+\s*/, '').trim()).find((each) => each !== '') ?? '';
  return excerptOf(first, 80);
}

/** By what one source is another: a page by its address, a file by its bytes, when they are known before. Texts are never the same. */
function identityOf({ normalizedUrl, sha256 }: Row): string | null {
  return sha256 ? `sha256:${sha256}` : (normalizedUrl ?? null);
}

/**
 * The links and files of this place that are already there. Whoever adds the same one at the same moment waits here, so
 * that it is added once.
 */
async function thereAlready(
  ctx: DomainContext,
  { spaceId, collectionId }: { spaceId: string; collectionId: string | null },
  identities: readonly string[],
): Promise<Map<string, string>> {
  for (const identity of [...new Set(identities)].sort()) {
    await ctx.db.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`${spaceId} ${identity}`}, 0))::text`;
  }
  const hashes = identities.flatMap((identity) => /^sha256:(\w+)$/.exec(identity)?.[1] ?? []);
  const place = { spaceId, collectionId, trashedAt: null };
  const [links, files] = [
    await ctx.db.source.findMany({ where: { ...place, type: 'URI', normalizedUrl: { in: [...identities] } }, select: { id: true, normalizedUrl: true } }),
    hashes.length === 0 ? [] : await ctx.db.source.findMany({ where: { ...place, type: 'FILE', blobHash: { in: hashes } }, select: { id: true, blobHash: true } }),
  ];
  return new Map([...links.map(({ id, normalizedUrl }) => [normalizedUrl ?? '', id] as const), ...files.map(({ id, blobHash }) => [`sha256:${blobHash}`, id] as const)]);
}

async function insert(ctx: DomainContext, rows: readonly Row[]): Promise<Map<Row, string>> {
  if (rows.length === 0) return new Map();
  const created = await ctx.db.source.createManyAndReturn({
    data: rows.map(({ originalContent: _text, sha256: _hash, ...row }) => row),
    select: { id: true, run: true, status: true },
  });
  const byRow = new Map(rows.map((row, index) => [row, (created[index] as { id: string }).id]));
  const texts = rows.flatMap((row) =>
    row.originalContent === undefined ? [] : [{ sourceId: byRow.get(row) as string, originalContent: row.originalContent }],
  );
  if (texts.length > 0) await ctx.db.sourceText.createMany({ data: texts });
  await requestProcessing(
    ctx.db,
    created.filter(({ status }) => status === 'PENDING'),
  );
  const { spaceId, collectionId } = rows[0] as Row;
  const [only] = created;
  await recordActivity(ctx, spaceId, 'SOURCES_ADDED', {
    count: created.length,
    collectionId,
    ...(created.length === 1 && only && { subject: { kind: 'SOURCE', id: only.id } }),
  });
  await indexSources(ctx, created.map(({ id }) => id));
  await publishSourceStatusChanged(ctx.db, spaceId, created.map(({ id }) => id));
  return byRow;
}
