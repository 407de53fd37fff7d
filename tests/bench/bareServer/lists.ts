import type { DomainContext } from '#server/domain/context.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { conditionsOf } from '#server/domain/search/matching.ts';
import { parseQuery } from '#server/domain/search/parseQuery.ts';
import { snippetsOf, type SnippetTexts } from '#server/domain/search/readSnippets.ts';
import { toCursor } from '#server/domain/sources/list/sourceOrder.ts';
import { type Bare, cardJson, type ClientVariables, listedColumns, type ListedRow } from './cards.ts';

interface ListRequest extends Pick<ClientVariables, 'filter' | 'order'> {
  readonly first: number;
  readonly after?: string | undefined;
  readonly isCounted: boolean;
}

type Placed = ListedRow & { readonly key: string | number };

/** A page of the space or of a collection as the web client asks for it: one prepared statement, and another one to count. */
export async function listPage(bare: Bare, { filter, order, first, after, isCounted }: ListRequest) {
  const where = ['s."spaceId" = $1', 's."trashedAt" is null'];
  const values: unknown[] = [bare.spaceId, bare.userId];
  const given = (value: unknown) => `$${values.push(value)}`;
  if (filter.collectionId !== undefined) where.push(`s."collectionId" = ${given(uuidOf('Collection', filter.collectionId))}`);
  if (filter.types) where.push(`s.type = any(${given(filter.types)}::"SourceType"[])`);
  const count = isCounted ? counted(bare, where, values.toSpliced(1, 1)) : undefined;
  const byName = order === 'NAME';
  if (after !== undefined) {
    const [, key, id] = JSON.parse(Buffer.from(after, 'base64url').toString()) as [string, number | string, string];
    where.push(byName ? `(s."nameKey", s.id) > (${given(key)}, ${given(id)})` : `(s."updatedAt", s.id) < (${given(new Date(key))}, ${given(id)})`);
  }
  const text = `select ${listedColumns}, ${byName ? 's."nameKey"' : '(extract(epoch from s."updatedAt") * 1000)::float8'} as key
    from "Source" s where ${where.join(' and ')} order by ${byName ? 's."nameKey", s.id' : 's."updatedAt" desc, s.id desc'} limit ${given(first + 1)}`;
  const { rows } = await bare.pool.query<Placed>({ name: nameOf('list', text), text, values });
  const edges = rows.slice(0, first).map((row) => ({ cursor: toCursor(order, [row.key, row.id]), node: cardJson(bare, row) }));
  return { totalCount: (await count) ?? 0, edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > first } };
}

async function counted({ pool }: Bare, where: readonly string[], values: readonly unknown[]): Promise<number> {
  // The person is no part of what is counted.
  const text = `select count(*)::int as count from "Source" s where ${where.join(' and ').replace(/\$(\d+)/g, (_, index) => `$${Math.max(1, Number(index) - 1)}`)}`;
  const { rows: [row] } = await pool.query<{ count: number }>({ name: nameOf('count', text), text, values: [...values] });
  return row?.count ?? 0;
}

const names = new Map<string, string>();

/** A name for a statement, the same whenever it is prepared. */
function nameOf(kind: string, text: string): string {
  const known = names.get(text) ?? `${kind} ${names.size}`;
  names.set(text, known);
  return known;
}

type FoundRow = ListedRow & { readonly tier: number; readonly note: string; readonly fileName: string | null; readonly text: string | null };

/** The best hits of the space, with their snippets, and how many there are. */
export async function searchPage(bare: Bare, { text: words = '' }: ClientVariables['filter']) {
  const { anywhere, inTitle } = conditionsOf(parseQuery(words).terms);
  const hits = `(
      select w."sourceId" as id, case when w.words @@ $4::tsquery then 0 else 1 end as tier
      from "SourceSearch" w where w."spaceId" = $1 and w.words @@ $3::tsquery
    ) w join "Source" x on x.id = w.id where x."trashedAt" is null`;
  const values = [bare.spaceId, bare.userId, anywhere, inTitle];
  const [{ rows }, { rows: [total] }] = await Promise.all([
    bare.pool.query<FoundRow>({
      name: 'search',
      text: `select ${listedColumns}, hit.tier, s.note, s."fileName", left(coalesce(t."plainText", t."originalContent"), 8000) as text
        from (select w.id, w.tier from ${hits} order by w.tier, w.id desc limit 49) hit
        join "Source" s on s.id = hit.id left join "SourceText" t on t."sourceId" = s.id order by hit.tier, hit.id desc`,
      values,
    }),
    bare.pool.query<{ count: number }>({ name: 'search count', text: `select count(*)::int as count from (select $2::uuid from ${hits.replace(/case when.*end as tier/, '$4 as tier')} limit 10000) hit`, values }),
  ]);
  const page = rows.slice(0, 48);
  const texts = page.map(({ id, title, note, sourceUrl, fileName, text, tags }): SnippetTexts => ({ id, title, note, sourceUrl, fileName, text, tags: tags.map(({ name }) => name).join(', '), goesOn: false }));
  const found = await snippetsOf({} as DomainContext, words, texts);
  const edges = page.map((row) => {
    const snippet = found.get(row.id);
    return { cursor: toCursor('RELEVANCE', [row.tier, row.id]), found: snippet && { title: snippet.title, snippet: snippet.passage }, node: cardJson(bare, row) };
  });
  return { totalCount: total?.count ?? 0, edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > 48 } };
}
