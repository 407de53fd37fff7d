import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { ModelAnswer } from './modelUses.ts';

/** The texts of a source, what its kind knows of itself, and what else is long or rarely shown: read only what is. */
export interface SourceTexts {
  readonly originalContent: string | null;
  readonly processedContent: string | null;
  readonly readerContent: string | null;
  readonly plainText: string | null;
  readonly markdown: string | null;
  readonly summary: string | null;
  /** Since when a link has had the text that it has, as far as is known. */
  readonly readSince: Date | null;
  /** When a link was read last and had it. */
  readonly checkedAt: Date | null;
  /** As stored; `readDetails` reads them. */
  readonly details: unknown;
  /** The pictures of the texts that are kept. */
  readonly pictures: readonly { readonly id: string; readonly url: string }[];
  /** What models were paid for it over all of its runs, oldest first. */
  readonly modelAnswers: readonly ModelAnswer[];
}
export type SourceTextColumn = keyof SourceTexts;

const pictures = `(select coalesce(json_agg(json_build_object('id', p.id, 'url', p.url)), '[]') from "SourcePicture" p where p."sourceId" = s.id) as pictures`;
const modelAnswers = `(
    select coalesce(json_agg(json_build_object('stage', u.stage, 'model', u.model, 'inputTokens', u."inputTokens", 'outputTokens', u."outputTokens", 'cost', u.cost) order by u."createdAt", u.id), '[]')
    from "ModelUse" u where u."sourceId" = s.id) as "modelAnswers"`;
const ownColumns: Partial<Record<SourceTextColumn, string>> = { details: 's.details', pictures, modelAnswers };
const columnSql = (name: SourceTextColumn) => ownColumns[name] ?? `t."${name}"`;

/** Some of the texts of these sources, by id: one statement. Who asks has been found to see the sources. */
export async function readTexts<Column extends SourceTextColumn>(db: Db, ids: readonly string[], columns: readonly Column[]): Promise<Map<string, Pick<SourceTexts, Column>>> {
  const selected = Prisma.raw(columns.map(columnSql).join(', '));
  const rows = await queryRows<SourceTexts & { source_id: string }>(
    db,
    Prisma.sql`select s.id as source_id, ${selected} from "Source" s left join "SourceText" t on t."sourceId" = s.id where s.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ source_id, ...texts }) => [source_id, texts]));
}

/** How much text a list gives: up to so many bytes whole texts, in the order of the list, from then on beginnings of so many characters. */
export interface TextBudget {
  readonly wholeBytes: number;
  readonly characters: number;
}

/** The texts of a source in a list. */
export interface ListedTexts extends Pick<SourceTexts, 'originalContent' | 'processedContent' | 'plainText' | 'summary'> {
  /** Whether they are only their beginnings. */
  readonly isShortened: boolean;
}

/**
 * The texts of a list of sources as far as there is room for them, by id: one statement. Sources without any are left out.
 * A plain text that was made of the original counts once. Who asks has been found to see the sources.
 */
export async function readTextsWithin(db: Db, ids: readonly string[], { wholeBytes, characters }: TextBudget): Promise<Map<string, ListedTexts>> {
  const bytes = (column: string) => Prisma.raw(`coalesce(octet_length(t."${column}"), 0)`);
  const isShortened = Prisma.sql`t.upto > ${wholeBytes}::int8`;
  const beginning = (column: string) => Prisma.sql`case when ${isShortened} then left(${Prisma.raw(`t."${column}"`)}, ${characters}::int) else ${Prisma.raw(`t."${column}"`)} end as ${Prisma.raw(`"${column}"`)}`;
  const rows = await queryRows<ListedTexts & { source_id: string }>(
    db,
    Prisma.sql`
      with texts as (
        select t.*, sum(${bytes('processedContent')} + case when t."originalContent" is null then ${bytes('plainText')} else ${bytes('originalContent')} end) over (order by listed.place) as upto
        from unnest(${[...ids]}::uuid[]) with ordinality as listed(id, place) join "SourceText" t on t."sourceId" = listed.id
      )
      select t."sourceId" as source_id, ${beginning('processedContent')}, ${beginning('originalContent')}, ${beginning('plainText')}, t.summary, ${isShortened} as "isShortened" from texts t`,
  );
  return new Map(rows.map(({ source_id, ...texts }) => [source_id, texts]));
}
