import { inTreeOrder } from '#server/domain/collections/tree.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { pictureUrlsIn, withStoredPictures } from '#server/domain/processing/pictures.ts';
import { initialsOf } from '#server/domain/spaces/initials.ts';
import { timelineCursor } from '#server/domain/timeline.ts';
import { findBrowser } from '#server/jobs/render/findBrowser.ts';
import { artefactUrl, type Bare, type CardRow, cardColumns, failureJson, type EventRow, faviconUrl, kindJson, logColumn, progressJson, sourceId } from './cards.ts';

const collectionId = (id: string) => encodePublicId('Collection', id);

interface TreeRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly rank: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly version: string;
}

/** The tree of the space, and its version. */
export async function treeJson({ pool, spaceId }: Bare) {
  const { rows } = await pool.query<TreeRow>({
    name: 'client tree',
    text: `with counted as (select "collectionId" as id, sum(count) as count from "SourceCount" where "spaceId" = $1 group by 1),
      collections as (select c.id, c."parentId", c.rank, c.name, c.description, coalesce(n.count, 0)::int as count, md5(c::text || coalesce(n.count, 0)) as version
        from "Collection" c left join counted n on n.id = c.id where c."spaceId" = $1)
      select id, "parentId", rank, name, description, count, (select md5(string_agg(version, '' order by id)) from collections) as version from collections`,
    values: [spaceId],
  });
  const tree = inTreeOrder(rows).map(({ id, parentId, name, description, count }) => ({ id: collectionId(id), name, description, sourceCount: count, parent: parentId && { id: collectionId(parentId) } }));
  return { treeVersion: rows[0]?.version ?? '', tree };
}

interface SpaceRow {
  readonly name: string;
  readonly colour: number;
  readonly displayName: string;
  readonly collectionCount: number;
  readonly newCount: number;
  readonly weekCount: number;
  readonly failed: readonly { readonly code: string; readonly count: number }[];
  readonly unfinishedCount: number;
  readonly groups: readonly { readonly status: string; readonly type: string; readonly count: number }[];
}

type DashboardRow = CardRow & { readonly list: string; readonly readingProgress: number | null; readonly readingMinutes: number | null; readonly details: { readonly pages?: number }; readonly collectionName: string | null };

/** The dashboard: one statement for its numbers, one for its four lists. */
export async function dashboardJson(bare: Bare, yesterday: string) {
  const { pool, spaceId, userId } = bare;
  const [{ rows: [space] }, { rows }] = await Promise.all([
    pool.query<SpaceRow>({
      name: 'dashboard numbers',
      text: `with groups as (select status, type, sum(count)::int as count from "SourceCount" where "spaceId" = $1 group by 1, 2 having sum(count) > 0 order by 1, 2)
        select p.name, p.colour, (select "displayName" from "User" where id = $2) as "displayName",
          (select count(*)::int from "Collection" where "spaceId" = $1) as "collectionCount",
          (select count(*)::int from "Source" where "spaceId" = $1 and "trashedAt" is null and "createdAt" >= $3) as "newCount",
          (select count(*)::int from "Source" where "spaceId" = $1 and "trashedAt" is null and "createdAt" >= now() - interval '7 days') as "weekCount",
          (select coalesce(json_agg(f), '[]') from (
            select "failureCode" as code, count(*)::int as count from "Source" where "spaceId" = $1 and "trashedAt" is null and status = 'FAILED' group by 1 order by 2 desc, 1
          ) f) as failed,
          (select coalesce(sum(count), 0)::int from groups where status in ('PENDING', 'PROCESSING')) as "unfinishedCount",
          (select json_agg(groups) from groups) as groups
        from "Space" p where p.id = $1`,
      values: [spaceId, userId, yesterday],
    }),
    pool.query<DashboardRow>({
      name: 'dashboard lists',
      text: `select page.list, ${cardColumns}, r.progress as "readingProgress", s."readingMinutes", s.details, c.name as "collectionName" from (
          (select 'failed' as list, id, place from (
            select id, row_number() over (partition by "failureCode" order by "updatedAt" desc, id desc) as place from "Source" where "spaceId" = $1 and "trashedAt" is null and status = 'FAILED'
          ) failed where place <= 3)
          union all (select 'unfinished', id, row_number() over (order by "updatedAt" desc, id desc) from "Source" where "spaceId" = $1 and "trashedAt" is null and status in ('PENDING', 'PROCESSING') order by "updatedAt" desc, id desc limit 5)
          union all (select 'recent', id, row_number() over (order by "createdAt" desc, id desc) from "Source" where "spaceId" = $1 and "trashedAt" is null order by "createdAt" desc, id desc limit 10)
          union all (select 'begun', s.id, row_number() over (order by p."updatedAt" desc, s.id desc) from "ReadingProgress" p join "Source" s on s.id = p."sourceId"
            where p."userId" = $2 and p.progress >= 0.02::real and p.progress < 0.98::real and s."spaceId" = $1 and s."trashedAt" is null order by p."updatedAt" desc, s.id desc limit 6)
        ) page join "Source" s on s.id = page.id left join "ReadingProgress" r on r."sourceId" = s.id and r."userId" = $2 left join "Collection" c on c.id = s."collectionId"
        order by page.list, page.place`,
      values: [spaceId, userId],
    }),
  ]);
  if (!space) throw new Error('No such space');
  const of = <T>(list: string, json: (row: DashboardRow) => T) => rows.filter((row) => row.list === list).map((row) => ({ node: json(row) }));
  const summed = (by: 'status' | 'type') => {
    const sums = new Map<string, number>();
    for (const group of space.groups) sums.set(group[by], (sums.get(group[by]) ?? 0) + group.count);
    return [...sums].map(([value, count]) => ({ [by]: value, count }));
  };
  const node = {
    id: encodePublicId('Space', spaceId), name: space.name, viewerCanEdit: true, colour: space.colour, initials: initialsOf(space.name), collectionCount: space.collectionCount,
    statistics: { sourceCount: space.groups.reduce((sum, { count }) => sum + count, 0), byStatus: summed('status'), byType: summed('type') },
    newest: { totalCount: space.newCount },
    thisWeek: { totalCount: space.weekCount },
    failureGroups: space.failed.map(({ code, count }) => ({
      code, count, newestSources: rows.filter(({ list, failureCode }) => list === 'failed' && failureCode === code).map(({ id, title, status }) => ({ id: sourceId(id), title, status })),
    })),
    unfinishedSources: {
      totalCount: space.unfinishedCount,
      edges: of('unfinished', (row) => ({ id: sourceId(row.id), status: row.status, title: row.title, processingMsLeft: null, progress: progressJson(row) })),
    },
    recentSources: {
      edges: of('recent', (row) => ({
        id: sourceId(row.id), type: row.type, title: row.title, domain: row.domain, faviconUrl: faviconUrl(bare, row), mimeType: row.mimeType, createdAt: row.createdAt.toISOString(),
        collection: row.collectionId && { name: row.collectionName, id: collectionId(row.collectionId) }, status: row.status, progress: progressJson(row),
      })),
    },
    continueReading: {
      edges: of('begun', (row) => ({
        id: sourceId(row.id), readingProgress: row.readingProgress, trashedAt: null, title: row.title, readingMinutes: row.readingMinutes, details: { pages: row.details.pages ?? null },
        status: row.status, thumbnailUrl: artefactUrl(bare, row, 'THUMBNAIL'), excerpt: row.excerpt, viewerCanEdit: true, failure: failureJson(row.failureCode),
        ...kindJson(bare, row), progress: progressJson(row),
      })),
    },
  };
  return { node, user: { displayName: space.displayName, id: encodePublicId('User', userId) } };
}

type PageRow = CardRow & { readonly log: readonly EventRow[] } & {
  readonly [name in 'siteName' | 'author' | 'language' | 'imageUrl' | 'fileName' | 'processedContent' | 'originalContent' | 'summary']: string | null;
} & {
  readonly note: string; readonly publishedAt: Date | null; readonly wordCount: number | null; readonly readingMinutes: number | null; readonly blobHash: string | null; readonly readingProgress: number | null;
  readonly details: { readonly outline?: readonly { title: string; level: number; page?: number }[] }; readonly spaceName: string;
  readonly readsInBrowser: boolean; readonly isDone: boolean; readonly entryCount: number; readonly origin: null;
  readonly tags: readonly { id: string; name: string }[]; readonly pictures: readonly { id: string; url: string }[]; readonly way: readonly { id: string; name: string }[];
  readonly highlights: readonly { id: string; quote: string; prefix: string; suffix: string; note: string; color: string; createdAt: string; userId: string; displayName: string | null }[];
};

const hasBrowser = findBrowser({ chromiumPath: process.env['CHROMIUM_PATH'], browserUrl: undefined, path: process.env['PATH'] ?? '' }) !== null;

/** All that the page of a source shows, in one statement. */
export async function sourcePageJson(bare: Bare, id: string) {
  const { pool, spaceId, userId } = bare;
  const { rows: [row] } = await pool.query<PageRow>({
    name: 'source page',
    text: `select ${cardColumns}, ${logColumn}, s."siteName", s.author, s.language, s."imageUrl", s."fileName", s.note, s."publishedAt", s."wordCount", s."readingMinutes", s."blobHash", s.details, s."readsInBrowser", s."doneAt" is not null as "isDone",
        (select count(*)::int from "SourceEntry" e where e."sourceId" = s.id) as "entryCount", (select row_to_json(o) from "SourceOrigin" o where o."sourceId" = s.id) as origin,
        t."processedContent", t."originalContent", t.summary, r.progress as "readingProgress", p.name as "spaceName",
        (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.key), '[]') from "SourceTag" st join "Tag" g on g.id = st."tagId" where st."sourceId" = s.id) as tags,
        (select coalesce(json_agg(json_build_object('id', f.id, 'url', f.url)), '[]') from "SourcePicture" f where f."sourceId" = s.id) as pictures,
        (with recursive way as (select c.id, c.name, c."parentId", 0 as depth from "Collection" c where c.id = s."collectionId"
          union all select c.id, c.name, c."parentId", w.depth + 1 from way w join "Collection" c on c.id = w."parentId")
          select coalesce(json_agg(json_build_object('id', way.id, 'name', way.name) order by way.depth desc), '[]') from way) as way,
        (select coalesce(json_agg(h order by h."createdAt", h.id), '[]') from (
          select h.*, u."displayName" from "Highlight" h join "User" u on u.id = h."userId" where h."sourceId" = s.id order by h."createdAt", h.id limit 101) h) as highlights
      from "Source" s join "Space" p on p.id = s."spaceId" left join "SourceText" t on t."sourceId" = s.id left join "ReadingProgress" r on r."sourceId" = s.id and r."userId" = $2
      where s.id = $3 and s."spaceId" = $1`,
    values: [spaceId, userId, uuidOf('Source', id)],
  });
  if (!row) return null;
  const edges = row.highlights.slice(0, 100).map(({ id: highlightId, quote, prefix, suffix, note, color, createdAt, userId: authorId, displayName }) => ({
    node: { __typename: 'Highlight', id: encodePublicId('Highlight', highlightId), quote, prefix, suffix, note, color, authorName: displayName, viewerIsAuthor: authorId === userId },
    cursor: timelineCursor({ id: highlightId, createdAt: new Date(createdAt) }),
  }));
  const pictures = new Map(row.pictures.map((picture) => [picture.url, picture.id]));
  const html = row.processedContent;
  const way = row.way.map((step) => ({ id: collectionId(step.id), name: step.name }));
  const own = way.at(-1);
  const missing = { pages: null, width: null, height: null, durationSeconds: null, takenAt: null, camera: null, sheets: null, joinedPages: null, recognizedPages: null };
  const { table: _, ...kind } = kindJson(bare, row);
  const isLink = row.type === 'URI' && !row.trashedAt;
  const hasBytes = row.blobHash !== null || row.artefacts.includes('ORIGINAL');
  return {
    __typename: 'Source', id, title: row.title, status: row.status, isFavorite: row.isFavorite, readingProgress: row.readingProgress, trashedAt: row.trashedAt?.toISOString() ?? null,
    excerpt: row.excerpt, viewerCanEdit: true, failure: failureJson(row.failureCode), ...kind,
    isDone: row.isDone, entryCount: row.entryCount, origin: row.origin, isPageGiven: row.artefacts.includes('PAGE'), readsInBrowser: row.readsInBrowser,
    pageUploadPath: isLink ? `/vault/api/v1/sources/${id}/page` : null, viewerCanReadInBrowser: isLink && hasBrowser,
    snapshotUrl: artefactUrl(bare, row, 'SNAPSHOT'), screenshotUrl: artefactUrl(bare, row, 'SCREENSHOT'), fullScreenshotUrl: artefactUrl(bare, row, 'FULL_SCREENSHOT'), printUrl: artefactUrl(bare, row, 'PRINT'), previewUrl: artefactUrl(bare, row, 'PREVIEW'), contentUrl: hasBytes && !row.trashedAt ? (bare.fileAddress('VIEW', row.id)?.path ?? null) : null,
    fileName: row.fileName, details: { ...missing, outline: row.details.outline?.map(({ title, level, page = null }) => ({ title, level, page, anchor: null })) ?? null },
    space: { id: encodePublicId('Space', spaceId), name: row.spaceName }, collection: own ? { ...own, ancestors: way.slice(0, -1) } : null, adaptation: null, note: row.note,
    originalContent: row.originalContent, updatedAt: row.updatedAt.toISOString(), createdAt: row.createdAt.toISOString(), publishedAt: row.publishedAt?.toISOString() ?? null,
    language: row.language, wordCount: row.wordCount, readingMinutes: row.readingMinutes, summary: row.summary, author: row.author, siteName: row.siteName, imageUrl: row.imageUrl,
    tags: row.tags.map((tag) => ({ id: encodePublicId('Tag', tag.id), name: tag.name })), modelUses: [], backlinks: { edges: [] },
    progress: progressJson(row),
    processingLog: row.log.map(({ id: eventId, stage, outcome, code, startedAt, durationMs, run }) => ({
      stage, outcome, code, startedAt: new Date(startedAt).toISOString(), durationMs, run, id: encodePublicId('ProcessingEvent', eventId),
    })),
    processedContent: html === null || pictureUrlsIn(html).length === 0 ? html : withStoredPictures(html, (url) => bare.fileAddress('PICTURE', pictures.get(url) ?? '')?.path ?? null),
    highlights: { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: row.highlights.length > 100 } },
  };
}
