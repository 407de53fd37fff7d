import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { encodePublicId } from '#server/domain/publicId.ts';
import { toCursor } from '#server/domain/sources/list/sourceOrder.ts';
import { fileAddressesFor } from '#server/http/files/fileAddresses.ts';
import { createFileTokens } from '#server/http/files/fileToken.ts';
import { vaultSecret } from '#server/identity/secret.ts';
import type { ClientVariables } from './cards.ts';
import { bareOperations } from './operations.ts';
import { type BareList, readCases } from '../readCases.ts';
import type { Seeded } from '../seed/seed.ts';

/*
 * What the vault is measured against: `node:http` and `pg` with prepared statements, which answer the same JSON as
 * GraphQL does, and know neither people nor rights nor another question.
 */

const { BENCH_DATABASE_URL: databaseUrl = '', BENCH_SEEDED = '{}', BENCH_USER: userId = '', BENCH_SESSION: credentialId = '', VAULT_DATA: dataFolder = '' } = process.env;
const seeded = JSON.parse(BENCH_SEEDED) as Seeded;
const cases = new Map(readCases(seeded).map((each) => [each.name, each]));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off' });
const tickets = createFileTokens(await vaultSecret(dataFolder, 'file-tickets'));
const fileAddress = fileAddressesFor(tickets, { kind: 'user', userId, credential: 'token', credentialId, authTime: null, scopes: new Set(['read']), spaceIds: null }, () => new Date());

interface Row {
  id: string; type: string; status: string; title: string; sourceUrl: string | null; domain: string | null; excerpt: string | null;
  size: number | null; isFavorite: boolean; createdAt: Date; updatedAt: Date; tags: { id: string; name: string }[]; keys: (string | number)[];
}

const listSql = ({ where, orderBy, keys }: BareList, beyond: string) => `
  select s.id, s.type, s.status, s.title, s."sourceUrl", s.domain, s.excerpt, s.size::float8, s."createdAt", s."updatedAt",
    exists (select 1 from "Favorite" f where f."userId" = $2 and f."sourceId" = s.id) as "isFavorite", json_build_array(${keys.join(', ')}) as keys,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.key), '[]')
     from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id) as tags
  from "Source" s where s."spaceId" = $1 and ${where} ${beyond} order by ${orderBy} limit 51`;

async function list(name: string, bare: BareList, after: [number, string] | undefined) {
  const beyond = after ? 'and (s."updatedAt", s.id) < ($3, $4)' : '';
  const { rows } = await pool.query<Row>({
    name: `${name}${after ? ' after' : ''}`,
    text: listSql(bare, beyond),
    values: [seeded.spaceId, userId, ...(after ? [new Date(after[0]), after[1]] : [])],
  });
  const edges = rows.slice(0, 50).map(({ id, keys, createdAt, updatedAt, tags, type, status, title, sourceUrl, domain, excerpt, size, isFavorite }) => ({
    cursor: toCursor(bare.order, [...keys, id]),
    node: {
      id: encodePublicId('Source', id), type, status, title, sourceUrl, domain, excerpt, size, isFavorite,
      createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(),
      tags: tags.map((tag) => ({ id: encodePublicId('Tag', tag.id), name: tag.name })),
    },
  }));
  return { sources: { edges, pageInfo: { hasNextPage: rows.length > 50, endCursor: edges.at(-1)?.cursor ?? null } } };
}

async function tree() {
  const { rows } = await pool.query<{ id: string; parentId: string | null; name: string; count: number; below: number }>({
    name: 'tree',
    text: `with recursive counted as (
        select "collectionId" as id, sum(count)::int as count from "SourceCount" where "spaceId" = $1 group by 1
      ), walk as (
        select id, "parentId", name, array[rank] as path, array[id] as line from "Collection" where "spaceId" = $1 and "parentId" is null
        union all
        select c.id, c."parentId", c.name, w.path || c.rank, w.line || c.id from walk w join "Collection" c on c."parentId" = w.id
      ), below as (
        select above as id, sum(c.count)::int as count from walk w cross join unnest(w.line) above join counted c on c.id = w.id group by 1
      )
      select w.id, w."parentId", w.name, coalesce(c.count, 0) as count, coalesce(b.count, 0) as below
      from walk w left join counted c on c.id = w.id left join below b on b.id = w.id order by w.path`,
    values: [seeded.spaceId],
  });
  return {
    tree: rows.map(({ id, parentId, name, count, below }) => ({
      id: encodePublicId('Collection', id), name, sourceCount: count, sourceCountWithDescendants: below,
      parent: parentId && { id: encodePublicId('Collection', parentId) },
    })),
  };
}

interface Asked {
  /** Of a read case, or of an operation of the web client. */
  readonly name: string;
  readonly after?: [number, string];
  readonly variables?: ClientVariables;
}

async function answer({ name, after, variables }: Asked): Promise<unknown> {
  if (variables) return bareOperations[name]?.({ pool, spaceId: seeded.spaceId, userId, fileAddress }, variables);
  const bare = cases.get(name)?.bare;
  return { node: await (bare === 'tree' ? tree() : list(name, bare as BareList, after)) };
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer(JSON.parse(Buffer.concat(chunks).toString()) as Asked).then(
      (data) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ data })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`The bare server is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => process.exit(0));
