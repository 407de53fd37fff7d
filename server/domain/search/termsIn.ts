import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import type { QuestionTerm } from './questionTerms.ts';
import { formsOf } from './rankPassages.ts';
import { configurationOf } from './stemming.ts';
import { passageWords } from './writePassages.ts';

/** Which of these terms, by their places, each of these texts has, or what begins with one: one statement. A text is stemmed by its own language. */
export async function termsIn(db: SqlDb, texts: readonly { readonly text: string; readonly language: string | null }[], terms: readonly QuestionTerm[]): Promise<number[][]> {
  if (texts.length === 0 || terms.length === 0) return texts.map(() => []);
  const has = Prisma.join(terms.map((term, at) => Prisma.sql`case when t.words @@ ${formsOf(term)}::tsquery then ${at}::int end`));
  const rows = await queryRows<{ has: number[] }>(
    db,
    Prisma.sql`select array_remove(array[${has}], null) as has from (
      select w.place, to_tsvector(w.configuration::regconfig, w.words) as words
      from unnest(${texts.map(({ language }) => configurationOf(language))}::text[], ${texts.map(({ text }) => passageWords(text).join(' '))}::text[]) with ordinality w(configuration, words, place)) t order by t.place`,
  );
  return rows.map((row) => row.has);
}
