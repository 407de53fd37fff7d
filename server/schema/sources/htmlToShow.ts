import { pictureUrlsIn, picturesOf, withStoredPictures } from '#server/domain/processing/pictures.ts';
import type { GraphQLContext } from '../context.ts';
import { byId } from '../perOperation.ts';

const keptPictures = byId(picturesOf);

/** The HTML of a source as browsers show it: its pictures come from here, and those that are not kept from nowhere. */
export async function htmlToShow(ctx: GraphQLContext, sourceId: string, html: string | null): Promise<string | null> {
  if (html === null || pictureUrlsIn(html).length === 0) return html;
  const kept = await keptPictures(ctx, sourceId);
  return withStoredPictures(html, (url) => {
    const id = kept?.get(url);
    return id === undefined ? null : (ctx.fileAddress('PICTURE', id)?.path ?? null);
  });
}
