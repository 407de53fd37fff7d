import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import type { Bare, ClientVariables } from './cards.ts';
import { listPage, searchPage } from './lists.ts';
import { dashboardJson, sourcePageJson, treeJson } from './pages.ts';

/** Operations of the web client by hand: prepared statements, and the JSON that GraphQL makes of them. */
export const bareOperations: Readonly<Record<string, (bare: Bare, variables: ClientVariables) => Promise<unknown>>> = {
  async SourceListPaginationQuery(bare, { filter, order, count, cursor }) {
    const { totalCount: _uncounted, ...sources } = await listPage(bare, { filter, order, first: count, after: cursor, isCounted: false });
    return { node: { __typename: 'Space', id: spaceIdOf(bare), sources } };
  },
  async AllSourcesPageQuery(bare, { filter, order, isSearched, isRemembered }) {
    const [space, { totalCount, ...sources }] = await Promise.all([spaceRow(bare), isSearched ? searchPage(bare, filter) : listPage(bare, { filter, order, first: 48, isCounted: true })]);
    return currentSpace({ id: spaceIdOf(bare), viewerCanEdit: true, statistics: { sourceCount: space.count }, sources, counted: { totalCount } }, isRemembered);
  },
  async CollectionPageQuery(bare, { id, filter, order }) {
    const [collection, { totalCount: _uncounted, ...sources }] = await Promise.all([collectionRow(bare, id), listPage(bare, { filter, order, first: 48, isCounted: false })]);
    const children = collection.children.map((child) => ({ id: encodePublicId('Collection', child) }));
    const { name, description, count } = collection;
    return { node: { __typename: 'Collection', id, name, description, viewerCanEdit: true, sourceCount: count, children, space: { id: spaceIdOf(bare), sources } } };
  },
  async VaultLayoutQuery(bare, { collectionId, byCollection, byViewer }) {
    const [space, tree] = await Promise.all([namedSpace(bare), treeJson(bare)]);
    const node = { id: spaceIdOf(bare), name: space.name, viewerCanEdit: true, archivedAt: null, ...tree };
    return byCollection ? { collection: { __typename: 'Collection', space: node, id: collectionId } } : currentSpace(node, !byViewer);
  },
  async useTreeVersionQuery(bare) {
    return { node: { __typename: 'Space', id: spaceIdOf(bare), viewerCanEdit: true, archivedAt: null, ...(await treeJson(bare)) } };
  },
  async DashboardPageQuery(bare, { isRemembered, yesterday }) {
    const { node, user } = await dashboardJson(bare, yesterday);
    return isRemembered ? { space: { __typename: 'Space', ...node }, viewer: { user } } : { viewer: { user, spaces: { edges: [{ node }] } } };
  },
  async SourcePageQuery(bare, { id }) {
    return { node: await sourcePageJson(bare, id) };
  },
};

const spaceIdOf = ({ spaceId }: Bare) => encodePublicId('Space', spaceId);
const currentSpace = (node: object, isRemembered: boolean) => (isRemembered ? { space: { __typename: 'Space', ...node } } : { viewer: { spaces: { edges: [{ node }] } } });

async function namedSpace({ pool, spaceId }: Bare): Promise<{ readonly name: string }> {
  const { rows: [row] } = await pool.query<{ name: string }>({ name: 'space', text: 'select name from "Space" where id = $1', values: [spaceId] });
  return found(row);
}

async function spaceRow({ pool, spaceId }: Bare): Promise<{ readonly name: string; readonly count: number }> {
  const { rows: [row] } = await pool.query<{ name: string; count: number }>({
    name: 'counted space',
    text: 'select name, (select coalesce(sum(count), 0)::int from "SourceCount" where "spaceId" = $1) as count from "Space" where id = $1',
    values: [spaceId],
  });
  return found(row);
}

interface CollectionRow {
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly children: readonly string[];
}

async function collectionRow({ pool }: Bare, id: string): Promise<CollectionRow> {
  const { rows: [row] } = await pool.query<CollectionRow>({
    name: 'collection',
    text: `select c.name, c.description, (select coalesce(sum(n.count), 0)::int from "SourceCount" n where n."spaceId" = c."spaceId" and n."collectionId" = c.id) as count,
      array(select b.id::text from "Collection" b where b."parentId" = c.id order by b.rank) as children from "Collection" c where c.id = $1`,
    values: [uuidOf('Collection', id)],
  });
  return found(row);
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('It is not there');
  return row;
}
