import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';
import { contentOfStored, type PromptContent } from './content/promptContent.ts';
import { latest } from './promptLabels.ts';
import type { Fragments } from './readPrompts.ts';

/** A version as everything that shows one reads it; what it says is read on asking. */
export interface PromptVersionRow {
  readonly id: string;
  readonly promptId: string;
  readonly number: number;
  readonly note: string;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly createdAt: Date;
}

/** A version as it was saved, with the texts of its fragments. */
export interface SavedContent extends PromptContent {
  readonly spaceId: string;
  readonly frozen: Fragments;
}

export interface PromptLabelRow {
  readonly promptId: string;
  readonly versionId: string;
  readonly name: string;
  readonly isProtected: boolean;
  readonly movedAt: Date;
  readonly movedById: string | null;
}

const columns = Prisma.sql`r.id, r."promptId", r.number, r.note, r."authorId", author."displayName" as "authorName", r."createdAt"`;
const versions: TimelineTable = {
  columns,
  from: Prisma.sql`"PromptVersion" r join "Prompt" p on p.id = r."promptId" left join "User" author on author.id = r."authorId"`,
  first: 'newest',
};
const isThere = Prisma.sql`p."deletedAt" is null`;

/** Those of these ids that are there and that the reader may see, by id: one statement. */
export const readPromptVersions = ({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptVersionRow>> =>
  readRows(db, versions, ids, Prisma.sql`${isThere} and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)}`);

/** The same page of the versions of each of these prompts, newest first, by prompt. Who asks has been found to see them. */
export const readVersionPages = ({ db }: DomainContext, page: TimelinePage, promptIds: readonly string[]): Promise<Map<string, PromptVersionRow[]>> =>
  readPages(db, versions, page, Prisma.sql`r."promptId"`, promptIds);

/** How many versions each of these prompts has. */
export const countVersions = ({ db }: DomainContext, promptIds: readonly string[]): Promise<Map<string, number>> => countRows(db, versions, Prisma.sql`r."promptId"`, promptIds);

/** What each of these versions says, by id: one statement. Who asks has been found to see them. */
export async function readSavedContents({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, SavedContent>> {
  const rows = await queryRows<{ id: string; spaceId: string; messages: unknown; params: unknown; variables: unknown; fragments: Record<string, string> }>(
    db,
    Prisma.sql`select v.id::text, v."spaceId"::text as "spaceId", v.messages, v.params, v.variables, v.fragments from "PromptVersion" v where v.id = any(${[...ids]}::uuid[])`,
    'prepared',
  );
  return new Map(rows.map(({ id, spaceId, fragments, ...stored }) => [id, { ...contentOfStored(stored), spaceId, frozen: new Map(Object.entries(fragments)) }]));
}

/** The labels of each of these prompts by name, by prompt: one statement. Who asks has been found to see them. */
export const readLabelsOfPrompts = ({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptLabelRow[]>> => readLabels(db, 'promptId', ids);

/** The labels that name each of these versions, by version: one statement. Who asks has been found to see them. */
export const readLabelsOfVersions = ({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptLabelRow[]>> => readLabels(db, 'versionId', ids);

async function readLabels(db: Db, by: 'promptId' | 'versionId', ids: readonly string[]): Promise<Map<string, PromptLabelRow[]>> {
  const rows = await queryRows<PromptLabelRow>(
    db,
    Prisma.sql`select l."promptId"::text as "promptId", l."versionId"::text as "versionId", l.name, l."isProtected", l."movedAt", l."movedById"::text as "movedById"
      from "PromptLabel" l where l.${Prisma.raw(`"${by}"`)} = any(${[...ids]}::uuid[]) order by l.name`,
    'prepared',
  );
  return Map.groupBy(rows, (row) => row[by]);
}

/** Those of these prompts whose draft says something else than their newest version, or that have none: one statement. */
export async function readUnsaved({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await queryRows<{ id: string }>(
    db,
    Prisma.sql`select p.id::text from "Prompt" p where p.id = any(${[...ids]}::uuid[]) and not coalesce((
      select v.messages = p.messages and v.params = p.params and v.variables = p.variables from "PromptVersion" v where v."promptId" = p.id order by v.number desc limit 1), false)`,
    'prepared',
  );
  return new Map(rows.map(({ id }) => [id, true]));
}

/** Which version programs ask for. */
export interface WantedVersion {
  /** The name of the prompt; for 90 days also one that it had. */
  readonly name: string;
  readonly label: string;
  /** In place of the label. */
  readonly number: number | null;
}

/** The version that is wanted of each of these spaces, by space: one statement. Who asks has been found to see them. */
export async function findPromptVersions({ db, now }: DomainContext, { name, label, number }: WantedVersion, spaceIds: readonly string[]): Promise<Map<string, PromptVersionRow>> {
  const which =
    number !== null
      ? Prisma.sql`r.number = ${number}`
      : label === latest
        ? Prisma.sql`r.number = (select max(n.number) from "PromptVersion" n where n."promptId" = r."promptId")`
        : Prisma.sql`r.id = (select l."versionId" from "PromptLabel" l where l."promptId" = r."promptId" and l.name = ${label})`;
  const rows = await queryRows<PromptVersionRow & { readonly of: string }>(
    db,
    Prisma.sql`select named."spaceId"::text as of, ${columns} from (
        select distinct on (p."spaceId") p."spaceId", p.id from (
          select p.id, p."spaceId", 0 as former from "Prompt" p where p."spaceId" = any(${[...spaceIds]}::uuid[]) and p.name = ${name} and p."deletedAt" is null
          union all
          select f."promptId", f."spaceId", 1 from "PromptFormerName" f join "Prompt" p on p.id = f."promptId" and p."deletedAt" is null
            where f."spaceId" = any(${[...spaceIds]}::uuid[]) and f.name = ${name} and f.until > ${now().toISOString()}::timestamptz
        ) p order by p."spaceId", p.former
      ) named join "PromptVersion" r on r."promptId" = named.id left join "User" author on author.id = r."authorId" where ${which}`,
  );
  return new Map(rows.map(({ of, ...row }) => [of, row]));
}
