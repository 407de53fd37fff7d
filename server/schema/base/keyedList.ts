import { type Keyed, keyedCursor } from '#server/domain/keyedRows.ts';
import { type PageArgs, readCursorPage } from './cursorPage.ts';

type Wanted = Parameters<Parameters<typeof readCursorPage>[1]>[0];

/** Answers a page of one list in order of a key. */
export async function keyedConnection<Row extends object>(args: PageArgs, read: (page: Wanted) => Promise<readonly Keyed<Row>[] | undefined>, count: () => Promise<number | undefined>) {
  const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await read(wanted)) ?? []).map((row) => ({ row, cursor: keyedCursor(row) })));
  return { edges: page.map(({ row, cursor }) => ({ cursor, node: row })), pageInfo, count: async () => (await count()) ?? 0 };
}
