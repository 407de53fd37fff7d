import { Prisma } from '#server/platform/db/generated/client.ts';

/** What is wanted of each row, as Prisma is told it: columns by name, and relations with what is wanted of them. */
export interface RowSelection {
  readonly [field: string]: boolean | undefined | { readonly select?: RowSelection; readonly where?: Record<string, unknown>; readonly [other: string]: unknown };
}

/** Rows as Prisma would answer them, and the SQL that reads them. */
export interface RowReader {
  /** Over a source `s`, each with its name. */
  readonly columns: Prisma.Sql;
  /** Makes of a row as it was read the one that was wanted. */
  readonly toRow: (read: Record<string, unknown>) => Record<string, unknown>;
}

const columnsOf = (fields: Record<string, string>) => new Set(Object.keys(fields));
const known = {
  source: columnsOf(Prisma.SourceScalarFieldEnum),
  text: columnsOf(Prisma.SourceTextScalarFieldEnum),
  artefact: columnsOf(Prisma.SourceArtefactScalarFieldEnum),
  tag: columnsOf(Prisma.TagScalarFieldEnum),
  collection: columnsOf(Prisma.CollectionScalarFieldEnum),
  space: columnsOf(Prisma.SpaceScalarFieldEnum),
};

const quoted = (name: string) => `"${name}"`;
/** Big integers go through JSON and both drivers as plain numbers. */
const column = (table: string, name: string) => `${table}.${quoted(name)}${name === 'size' ? '::float8' : ''}`;

/**
 * Reads a page of a list in one statement, past Prisma: a list of fifty with tags costs it five times the work. It knows
 * the columns of a source and what cards show around them; for anything else it answers null, and Prisma reads.
 */
export function rowReader(selection: RowSelection): RowReader | null {
  const columns: Prisma.Sql[] = [];
  const mends: ((row: Record<string, unknown>) => void)[] = [];
  for (const [name, wanted] of Object.entries(selection)) {
    if (!wanted) continue;
    if (wanted === true) {
      if (!known.source.has(name)) return null;
      columns.push(Prisma.raw(`${column('s', name)} as ${quoted(name)}`));
      continue;
    }
    const reader = relationReaders[name];
    const related = reader && Object.keys(wanted).every((key) => reader.understands.includes(key)) ? reader.read(wanted.select ?? {}, wanted.where) : null;
    if (!related) return null;
    columns.push(Prisma.sql`${related.sql} as ${Prisma.raw(quoted(name))}`);
    if (related.mend) mends.push(related.mend);
  }
  return {
    columns: Prisma.join(columns),
    toRow: (row) => {
      for (const mend of mends) mend(row);
      return row;
    },
  };
}

type Related = { readonly sql: Prisma.Sql; readonly mend?: (row: Record<string, unknown>) => void };
interface RelationReader {
  /** The words of a relation's selection that it minds; with others, Prisma reads. */
  readonly understands: readonly string[];
  readonly read: (select: RowSelection, where: Record<string, unknown> | undefined) => Related | null;
}

const toOne = (table: string, columns: ReadonlySet<string>, key: string, id = 'id'): RelationReader => ({
  understands: ['select'],
  read: (select) => {
    const names = scalars(select, columns);
    return names && { sql: Prisma.raw(`(select ${object('r', names)} from "${table}" r where r."${id}" = ${key})`) };
  },
});

const relationReaders: Record<string, RelationReader> = {
  tags: {
    // Their order is always by key.
    understands: ['select', 'orderBy'],
    read: ({ tag, ...others }) => {
      const names = typeof tag === 'object' && Object.keys(tag).join() === 'select' && Object.keys(others).length === 0 && scalars(tag.select, known.tag);
      if (!names) return null;
      return {
        sql: Prisma.raw(`(select coalesce(json_agg(${object('t', names)} order by t.key), '[]') from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id)`),
        mend: (row) => void (row['tags'] = (row['tags'] as unknown[]).map((each) => ({ tag: each }))),
      };
    },
  },
  favorites: {
    understands: ['select', 'where'],
    read: (select, where) => {
      const userId = where?.['userId'];
      if (typeof userId !== 'string' || !scalars(select, new Set(['userId']))) return null;
      return {
        sql: Prisma.sql`exists (select 1 from "Favorite" f where f."userId" = ${userId}::uuid and f."sourceId" = s.id)`,
        mend: (row) => void (row['favorites'] = row['favorites'] ? [{ userId }] : []),
      };
    },
  },
  artefacts: {
    understands: ['select'],
    read: (select) => {
      const names = scalars(select, known.artefact);
      return names && { sql: Prisma.raw(`(select coalesce(json_agg(${object('a', names)}), '[]') from "SourceArtefact" a where a."sourceId" = s.id)`) };
    },
  },
  collection: toOne('Collection', known.collection, 's."collectionId"'),
  space: toOne('Space', known.space, 's."spaceId"'),
  text: toOne('SourceText', known.text, 's.id', 'sourceId'),
};

/** The names of the columns that are wanted, when nothing else is. */
function scalars(select: RowSelection | undefined, columns: ReadonlySet<string>): string[] | null {
  const names = Object.entries(select ?? {}).flatMap(([name, wanted]) => (wanted ? [[name, wanted] as const] : []));
  return names.length > 0 && names.every(([name, wanted]) => wanted === true && columns.has(name)) ? names.map(([name]) => name) : null;
}

const object = (table: string, names: readonly string[]) =>
  `json_build_object(${names.map((name) => `'${name}', ${column(table, name)}`).join(', ')})`;
