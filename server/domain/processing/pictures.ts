import type { DomainContext } from '../context.ts';

/** A picture of a text; its bytes are stored already. */
export interface StoredPicture {
  /** Its address in the text. */
  readonly url: string;
  readonly mimeType: string;
  readonly hash: string;
  readonly size: number;
}

/** Of one text; and longer addresses are none that an index takes. */
const maxPictures = 100;
const longestUrl = 2_000;

/** A picture in HTML as our sanitiser writes it: its address comes first. */
const picture = /<img src="(https?:[^"]*)"/g;

/** What a note calls the pictures that were put into it: they are stored with it under this address, and there is no such page. */
const ownPictures = '/pictures/';
const ownPicture = /^\/pictures\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address in its text of a picture that was put into a note. */
export const ownPictureAddress = (name: string): string => ownPictures + name;

/** Whether an address in a text is that of a picture that was put into it. */
export const isOwnPicture = (address: string): boolean => ownPicture.test(address);

/** As `picture`, those that were put into it as well. */
const anyPicture = /<img src="(https?:[^"]*|\/pictures\/[0-9a-f-]{36})"/g;

/** Whether sanitised HTML shows any picture. */
export const showsPictures = (html: string): boolean => html.search(anyPicture) !== -1;

/** Where the pictures of sanitised HTML are, each once. */
export function pictureUrlsIn(html: string): string[] {
  const urls = [...html.matchAll(picture)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return [...new Set(urls)].filter((url) => url.length <= longestUrl).slice(0, maxPictures);
}

/**
 * Sanitised HTML in which no picture loads from its site: each has the address that `placeOf` answers, and where there is none, no address at all. Where it was
 * is told by `data-from`.
 */
export function withStoredPictures(html: string, urlOf: (url: string) => string | null): string {
  return html.replace(anyPicture, (_whole, address: string) => {
    const ownUrl = urlOf(address.replaceAll('&amp;', '&'));
    return `<img${ownUrl === null ? '' : ` src="${ownUrl}"`}${isOwnPicture(address) ? '' : ` data-from="${address}"`}`;
  });
}

/** Saves the pictures of a text: removes those that are not in it any more, keeps those that could not be fetched again. */
export async function savePictures(ctx: DomainContext, sourceId: string, imageUrls: readonly string[], stored: readonly StoredPicture[]): Promise<void> {
  const sorted = [...stored].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await ctx.db.$executeRaw`delete from "SourcePicture" where "sourceId" = ${sourceId}::uuid and url not like ${`${ownPictures}%`} and not (url = any(${[...imageUrls]}::text[]))`;
  if (sorted.length === 0) return;
  await ctx.db.blob.createMany({ data: sorted.map(({ hash, size }) => ({ hash, size })), skipDuplicates: true });
  await ctx.db.$executeRaw`
    insert into "SourcePicture" (id, "sourceId", url, "blobHash", "mimeType")
    select gen_random_uuid(), ${sourceId}::uuid, p.url, p.hash, p.type
    from unnest(${sorted.map(({ url }) => url)}::text[], ${sorted.map(({ hash }) => hash)}::text[], ${sorted.map(({ mimeType }) => mimeType)}::text[]) as p(url, hash, type)
    on conflict ("sourceId", url) do update set "blobHash" = excluded."blobHash", "mimeType" = excluded."mimeType"`;
}
