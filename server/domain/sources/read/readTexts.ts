import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';

/** The texts of a source, and what its kind knows of itself. They are long: read only those that are shown. */
export interface SourceTexts {
  readonly originalContent: string | null;
  readonly processedContent: string | null;
  readonly readerContent: string | null;
  readonly plainText: string | null;
  readonly markdown: string | null;
  readonly summary: string | null;
  /** As stored; `readDetails` reads them. */
  readonly details: unknown;
  /** The pictures of the texts that are kept. */
  readonly pictures: readonly { readonly id: string; readonly url: string }[];
}
export type SourceTextColumn = keyof SourceTexts;

const pictures = `(select coalesce(json_agg(json_build_object('id', p.id, 'url', p.url)), '[]') from "SourcePicture" p where p."sourceId" = s.id) as pictures`;
const columnSql = (name: SourceTextColumn) => (name === 'details' ? 's.details' : name === 'pictures' ? pictures : `t."${name}"`);

/** Some of the texts of these sources, by id: one statement. Who asks has been found to see the sources. */
export async function readTexts(db: Db, ids: readonly string[], columns: readonly SourceTextColumn[]): Promise<Map<string, Partial<SourceTexts>>> {
  const selected = Prisma.raw(columns.map(columnSql).join(', '));
  const rows = await queryRows<Partial<SourceTexts> & { source_id: string }>(
    db,
    Prisma.sql`select s.id as source_id, ${selected} from "Source" s left join "SourceText" t on t."sourceId" = s.id where s.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ source_id, ...texts }) => [source_id, texts]));
}
