import { showsPictures, withStoredPictures } from '#server/domain/processing/pictures.ts';
import type { GraphQLContext } from '../base/context.ts';
import { textOf } from './sourceTexts.ts';

/** A text of a source as browsers show it: its pictures come from here, and those that are not kept from nowhere. */
export async function htmlToShow(ctx: GraphQLContext, sourceId: string, ...columns: readonly ('readerContent' | 'processedContent')[]): Promise<string | null> {
  // At one moment, so that all of it comes from one statement.
  const [pictures, ...texts] = await Promise.all([textOf(ctx, sourceId, 'pictures'), ...columns.map((column) => textOf(ctx, sourceId, column))]);
  const html = texts.find((text) => text !== null) ?? null;
  if (html === null || !showsPictures(html)) return html;
  const ids = new Map(pictures.map(({ id, url }) => [url, id]));
  return withStoredPictures(html, (url) => {
    const id = ids.get(url);
    return id === undefined ? null : (ctx.fileAddress('PICTURE', id)?.path ?? null);
  });
}
