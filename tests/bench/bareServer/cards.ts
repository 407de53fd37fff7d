import type pg from 'pg';
import { progressOf } from '#server/domain/processing/progress.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { ProcessingOutcome, ProcessingStage } from '#server/platform/db/generated/client.ts';
import type { FileAddresses, FileAddressKind } from '#server/schema/base/context.ts';

/** What the bare server answers by: one space, one person, and who signs addresses of files. */
export interface Bare {
  readonly pool: pg.Pool;
  readonly spaceId: string;
  readonly userId: string;
  readonly fileAddress: FileAddresses;
}

/** What the web client's operations are asked with; each brings some of these. */
export interface ClientVariables {
  readonly id: string;
  readonly collectionId: string;
  readonly filter: { readonly collectionId?: string; readonly types?: readonly string[]; readonly text?: string };
  readonly order: 'MODIFIED' | 'NAME' | 'RELEVANCE';
  readonly count: number;
  readonly cursor?: string;
  readonly isCounted: boolean;
  readonly isSearched: boolean;
  readonly isRemembered: boolean;
  readonly byCollection: boolean;
  readonly byViewer: boolean;
  readonly yesterday: string;
}

export interface EventRow {
  readonly id: string;
  readonly stage: ProcessingStage;
  readonly outcome: ProcessingOutcome;
  readonly code: string | null;
  readonly startedAt: string;
  readonly durationMs: number | null;
  readonly run: number;
  readonly partsDone: number | null;
  readonly parts: number | null;
}

export interface CardRow {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly sourceUrl: string | null;
  readonly domain: string | null;
  readonly faviconUrl: string | null;
  readonly excerpt: string | null;
  readonly mimeType: string | null;
  readonly fileName: string | null;
  readonly size: number | null;
  readonly failureCode: string | null;
  readonly collectionId: string | null;
  readonly isFavorite: boolean;
  readonly artefacts: readonly string[];
  /** What has happened in the present run of a source that is under way; null of others. */
  readonly run: readonly EventRow[] | null;
}

export interface ListedRow extends CardRow {
  readonly isDone: boolean;
  readonly collectionName: string | null;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

/** The log of a source `s`. */
export const logColumn = `(select coalesce(json_agg(e order by e."startedAt", e.id), '[]') from (
  select e.* from "ProcessingEvent" e where e."sourceId" = s.id order by e."startedAt" desc, e.id desc limit 200) e) as log`;

const runColumn = `case when s.status in ('PENDING', 'PROCESSING') then (select coalesce(json_agg(e order by e."startedAt", e.id), '[]') from "ProcessingEvent" e where e."sourceId" = s.id and e.run = s.run) end as run`;

/** What a card shows of a source `s`; $2 is who looks. */
export const cardColumns = `s.id, s.type, s.status, s.title, s."createdAt", s."updatedAt", s."trashedAt", s."sourceUrl", s.domain, s."faviconUrl", s.excerpt, s."mimeType", s."fileName", s.size::float8,
  s."failureCode", s."collectionId", exists (select 1 from "Favorite" f where f."userId" = $2 and f."sourceId" = s.id) as "isFavorite",
  array(select a.kind::text from "SourceArtefact" a where a."sourceId" = s.id) as artefacts, ${runColumn}`;

/** What a list's card shows besides. */
export const listedColumns = `${cardColumns},
  s."doneAt" is not null as "isDone", (select c.name from "Collection" c where c.id = s."collectionId") as "collectionName",
  (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.key), '[]') from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id) as tags`;

export const sourceId = (id: string) => encodePublicId('Source', id);
export const failureJson = (code: string | null) => code && { code };

/** The address of a file that was made of a source. */
export function artefactUrl({ fileAddress }: Bare, { id, artefacts }: Pick<CardRow, 'id' | 'artefacts'>, kind: FileAddressKind): string | null {
  return artefacts.includes(kind) ? (fileAddress(kind, id)?.path ?? null) : null;
}

export function faviconUrl({ fileAddress }: Bare, { id, faviconUrl: kept, status, trashedAt }: Pick<CardRow, 'id' | 'faviconUrl' | 'status' | 'trashedAt'>): string | null {
  return kept !== null && status === 'COMPLETED' && !trashedAt ? (fileAddress('FAVICON', id)?.path ?? null) : null;
}

/** How far the processing of a source is, as badges show it. */
export function progressJson({ run }: Pick<CardRow, 'run'>) {
  if (run === null) return null;
  const { percent, startedAt, stages } = progressOf(run);
  return { percent, startedAt: startedAt?.toISOString() ?? null, stages: stages.map(({ parts, ...stage }) => ({ ...stage, partsDone: parts?.done ?? null, parts: parts?.of ?? null })) };
}

/** Which kind of thing a source is, as its icon and line say it. */
export const kindJson = (bare: Bare, row: CardRow) => ({
  type: row.type, sourceUrl: row.sourceUrl, domain: row.domain, faviconUrl: faviconUrl(bare, row), mimeType: row.mimeType, fileName: row.fileName, size: row.size,
  table: null,
});

/** A source in the web client's lists. */
export function cardJson(bare: Bare, row: ListedRow) {
  return {
    __typename: 'Source', id: sourceId(row.id), updatedAt: row.updatedAt.toISOString(), createdAt: row.createdAt.toISOString(), status: row.status, title: row.title,
    viewerCanEdit: true, isFavorite: row.isFavorite, thumbnailUrl: artefactUrl(bare, row, 'THUMBNAIL'), excerpt: row.excerpt, failure: failureJson(row.failureCode),
    ...kindJson(bare, row), progress: progressJson(row), space: { id: encodePublicId('Space', bare.spaceId) },
    collection: row.collectionId && { id: encodePublicId('Collection', row.collectionId), name: row.collectionName }, isDone: row.isDone,
    tags: row.tags.map(({ id, name }) => ({ id: encodePublicId('Tag', id), name })),
  };
}
