import { encodePublicId } from '#server/domain/publicId.ts';
import { listQuery, searchQuery, treeQuery } from './minimalQueries.ts';
import type { Seeded } from './seed/seed.ts';

const countQuery = `query($id: ID!, $filter: SourceFilter) { node(id: $id) { ... on Space { sources(first: 1, filter: $filter) { totalCount } } } }`;

/** How the bare server reads the same list: conditions and order over `s`, without parameters of its own. */
export interface BareList {
  readonly where: string;
  readonly orderBy: string;
  readonly order: 'MODIFIED' | 'CREATED' | 'NAME' | 'SIZE' | 'TYPE';
  /** The values of a cursor, as SQL. */
  readonly keys: readonly string[];
}

export interface ReadCase {
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly bare: BareList | 'tree' | null;
  /** Begins so many pages of 50 into the list. */
  readonly pagesBefore?: number;
  /** Measured beside the same of the small space. */
  readonly beside?: true;
}

const ms = (column: string) => `(extract(epoch from s."${column}") * 1000)::float8`;
const modified = { orderBy: 's."updatedAt" desc, s.id desc', order: 'MODIFIED', keys: [ms('updatedAt')] } as const;
const there = 's."trashedAt" is null';

/** The reads of the benchmark, for one seeded space. */
export function readCases({ spaceId, collectionIds, tagNames, domainNames, rareWord, commonWord, partOfWord }: Seeded): ReadCase[] {
  const id = encodePublicId('Space', spaceId);
  const list = (name: string, more: Record<string, unknown>, bare: BareList | null, pagesBefore?: number): ReadCase => ({
    name, query: listQuery, variables: { id, first: 50, ...more }, bare, ...(pagesBefore !== undefined && { pagesBefore }),
  });
  const filtered = (name: string, filter: Record<string, unknown>, where: string | null) =>
    list(name, { filter }, where === null ? null : { where: `${there} and ${where}`, ...modified });
  const tagged = (name: string) => `exists (select 1 from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id and t.key = '${name}')`;
  const [collection = ''] = collectionIds.slice(500);
  const [top = ''] = collectionIds;
  return [
    { ...list('first page', {}, { where: there, ...modified }), beside: true },
    { ...list('page 100', {}, { where: there, ...modified }, 100), beside: true },
    list('order created', { order: 'CREATED' }, { where: there, orderBy: 's."createdAt" desc, s.id desc', order: 'CREATED', keys: [ms('createdAt')] }),
    list('order name', { order: 'NAME' }, { where: there, orderBy: 's."nameKey", s.id', order: 'NAME', keys: ['s."nameKey"'] }),
    list('order size', { order: 'SIZE' }, { where: there, orderBy: 'coalesce(s.size, -1) desc, s.id desc', order: 'SIZE', keys: ['coalesce(s.size, -1)::float8'] }),
    list('order type', { order: 'TYPE' }, { where: there, orderBy: `s.type, s."updatedAt" desc, s.id desc`, order: 'TYPE', keys: [`array_position('{URI,FILE,CONTENT,NOTE}'::text[], s.type::text) - 1`, ms('updatedAt')] }),
    filtered('type FILE', { types: ['FILE'] }, `s.type = 'FILE'`),
    filtered('status FAILED', { statuses: ['FAILED'] }, `s.status = 'FAILED'`),
    filtered('common tag', { tags: { any: [tagNames[0]] } }, tagged(tagNames[0] as string)),
    filtered('rare tag', { tags: { any: [tagNames.at(-1)] } }, tagged(tagNames.at(-1) as string)),
    filtered('two tags', { tags: { all: [tagNames[0], tagNames[1]] } }, `${tagged(tagNames[0] as string)} and ${tagged(tagNames[1] as string)}`),
    filtered('three types', { types: ['URI', 'FILE', 'NOTE'] }, `s.type in ('URI', 'FILE', 'NOTE')`),
    filtered('domain', { domain: domainNames[0] }, `s.domain = '${domainNames[0]}'`),
    filtered('changed in a month', { modifiedAfter: '2024-03-01T00:00:00Z', modifiedBefore: '2024-04-01T00:00:00Z' }, `s."updatedAt" >= '2024-03-01Z' and s."updatedAt" < '2024-04-01Z'`),
    filtered('added in a month', { createdAfter: '2024-03-01T00:00:00Z', createdBefore: '2024-04-01T00:00:00Z' }, `s."createdAt" >= '2024-03-01Z' and s."createdAt" < '2024-04-01Z'`),
    filtered('size 100 to 200 KB', { sizeKB: { min: 100, max: 200 } }, 's.size between 102400 and 204800'),
    filtered('favorites', { favorites: true }, 'exists (select 1 from "Favorite" f where f."sourceId" = s.id)'),
    filtered('recent', { recent: true }, `s."createdAt" >= now() - interval '7 days'`),
    filtered('collection', { collectionId: encodePublicId('Collection', collection) }, `s."collectionId" = '${collection}'`),
    filtered('collection and below', { collectionId: encodePublicId('Collection', top), includeDescendants: true }, null),
    filtered('without collection', { withoutCollection: true }, 's."collectionId" is null and s."doneAt" is null'),
    filtered('trash', { trashed: true }, null),
    filtered('language', { language: 'de' }, `s.language = 'de'`),
    filtered('words in a list', { text: rareWord }, null),
    { name: 'total count', query: countQuery, variables: { id }, bare: null },
    ...([['rare word', rareWord], ['common word', commonWord], ['part of a word', partOfWord], ['two words', `${commonWord} ${partOfWord}`]] as const).map(([name, query]) => ({
      name: `search: ${name}`, query: searchQuery, variables: { id, query, first: 20 }, bare: null,
    })),
    { name: 'tree', query: treeQuery, variables: { id }, bare: 'tree' },
  ];
}
