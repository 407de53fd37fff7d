import { Prisma } from '#server/platform/db/generated/client.ts';

/** PostgreSQL's text search configurations that have stems, by the language (ISO 639-1) that they are for. All are in PostgreSQL 15. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic', ca: 'catalan', da: 'danish', de: 'german', el: 'greek', en: 'english', es: 'spanish', eu: 'basque', fi: 'finnish', fr: 'french', ga: 'irish', hi: 'hindi', hu: 'hungarian', hy: 'armenian',
  id: 'indonesian', it: 'italian', lt: 'lithuanian', nb: 'norwegian', ne: 'nepali', nl: 'dutch', nn: 'norwegian', no: 'norwegian', pt: 'portuguese', ro: 'romanian', ru: 'russian', sr: 'serbian', sv: 'swedish',
  ta: 'tamil', tr: 'turkish', yi: 'yiddish',
};

/** All of them, each once. */
export const stemmed: readonly string[] = [...new Set(Object.values(configurations))];

/** By what words of a text in this language (BCP 47) are stemmed; `simple` stems nothing. */
export function configurationOf(language: string | null): string {
  return configurations[/^[a-z]{2}(?=-|$)/i.exec(language ?? '')?.[0].toLowerCase() ?? ''] ?? 'simple';
}

/** The same of a column. */
export const configurationSql = (language: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`coalesce(${JSON.stringify(configurations)}::jsonb ->> lower(substring(${language} from '^([a-zA-Z]{2})(?:-|$)')), 'simple')`;
