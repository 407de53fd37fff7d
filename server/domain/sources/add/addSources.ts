import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { CrossSpaceError } from '../../errors.ts';
import { publishSourceStatusChanged } from '../../events.ts';
import { parseInput } from '../../input.ts';
import { newUuid } from '../../publicId.ts';
import { indexSources } from '../../search/indexSources.ts';
import { addOneSource } from './addOneSource.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { fileLimitsOf, lockQuota, sizeInWords, storageUsed } from '../files/fileLimits.ts';
import { type AddSourceProblem, identityOf, type NewRow, newRow, type NewSource, type Refused } from './newSource.ts';
import { requestProcessing } from '../../processing/processSource.job.ts';

export interface AddSources {
  readonly spaceId: string | null;
  /** Absent or null: in the space, in no collection. */
  readonly collection?: { readonly id: string | null } | undefined;
  readonly sources: readonly NewSource[];
}

export type AddSourceResult =
  | { readonly outcome: 'ADDED' | 'ALREADY_THERE'; readonly sourceId: string }
  | { readonly outcome: 'INVALID'; readonly problem: AddSourceProblem; readonly message: string };

const inputSchema = z.array(z.unknown()).min(1, 'Give at least one source.').max(1_000, 'At most 1,000 sources at once.');

/**
 * Adds sources and asks for their processing, in one transaction. Each has its own result, in the order given:
 * a link, or a file whose SHA-256 was told, that is already in the same collection is reported with the source that is there (also within one call),
 * one that is no web address is INVALID and changes nothing else. A file waits for its bytes (`receiveFile.ts`); one that
 * is too large, or for which the space has no room, is INVALID before anything is sent.
 */
export async function addSources(
  outer: DomainContext,
  { spaceId, collection, sources }: AddSources,
): Promise<{ results: AddSourceResult[]; spaceId: string; collectionId: string | null }> {
  const [source] = sources;
  const id = sources.length === 1 ? newUuid() : undefined;
  const added = id && source ? await addOneSource(outer, { id, spaceId, collection, source }) : null;
  if (added && spaceId) return { results: [added], spaceId, collectionId: collection?.id ?? null };
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'source.edit', spaceId);
    const target = collection ? await authorizeTarget(ctx, collection.id) : null;
    if (target && target.spaceId !== space.id) throw new CrossSpaceError();
    parseInput(inputSchema, sources);

    const place = {
      ...(id && { id }),
      spaceId: space.id,
      collectionId: target?.id ?? null,
      userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    };
    const wanted = sources.map((source) => newRow(ctx, source, place));
    const there = await thereAlready(ctx, place, wanted.flatMap((row) => ('problem' in row ? [] : (identityOf(row) ?? []))));
    const rows = await withinQuota(ctx, space.id, wanted, (row) => there.has(identityOf(row) ?? ''));

    const fresh = new Map<string, NewRow>();
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
      const sourceId = there.get(key) ?? created.get(fresh.get(key) as NewRow);
      return { outcome: 'ALREADY_THERE', sourceId: sourceId as string };
    });
    return { results, spaceId: space.id, collectionId: place.collectionId };
  });
}

/** Takes files in the order given as long as the space has room for them. */
async function withinQuota(
  ctx: DomainContext,
  spaceId: string,
  rows: readonly (NewRow | Refused)[],
  isThere: (row: NewRow) => boolean,
): Promise<(NewRow | Refused)[]> {
  const { spaceQuota } = fileLimitsOf(ctx);
  if (spaceQuota === 0 || !rows.some((row) => 'type' in row && row.type === 'FILE')) return [...rows];
  await lockQuota(ctx, spaceId);
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

async function insert(ctx: DomainContext, rows: readonly NewRow[]): Promise<Map<NewRow, string>> {
  if (rows.length === 0) return new Map();
  const created = await ctx.db.source.createManyAndReturn({
    data: rows.map(({ originalContent: _text, sha256: _hash, ...row }) => row),
    select: { id: true, run: true, status: true, domain: true },
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
  const { spaceId, collectionId } = rows[0] as NewRow;
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
