import { exportedSources, readExportedTree } from '#server/domain/exports/exportedSources.ts';
import type { TreeRow } from '#server/domain/collections/readTrees.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import type { ExportWriter } from './exportWriter.ts';

const head = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
`;

/** Links with tree, tags, dates and notes as browsers read them (Netscape). What is no link is left out. */
export const writeBookmarksHtml: ExportWriter = async function* (ctx, exported, onSource) {
  const { collections } = await readExportedTree(ctx, exported.spaceId);
  const below = Map.groupBy(collections, ({ parent }) => parent?.id ?? null);
  async function* linksIn(collectionId: string | null): AsyncGenerator<string> {
    for await (const row of exportedSources(ctx, exported, { collectionId })) {
      if (row.sourceUrl !== null) {
        const tags = row.tags.length === 0 ? '' : ` TAGS="${escapeMarkup(row.tags.map(({ name }) => name).join(','))}"`;
        yield `<DT><A HREF="${escapeMarkup(row.sourceUrl)}" ADD_DATE="${Math.floor(row.createdAt.getTime() / 1_000)}"${tags}>${escapeMarkup(row.title)}</A>\n`;
        if (row.note !== '') yield `<DD>${escapeMarkup(row.note)}\n`;
      }
      await onSource();
    }
  }
  async function* folder({ id, name }: TreeRow): AsyncGenerator<string> {
    yield `<DT><H3>${escapeMarkup(name)}</H3>\n<DL><p>\n`;
    yield* linksIn(id);
    for (const child of below.get(id) ?? []) yield* folder(child);
    yield '</DL><p>\n';
  }
  yield head;
  yield* linksIn(null);
  for (const top of below.get(null) ?? []) yield* folder(top);
  yield '</DL><p>\n';
};
