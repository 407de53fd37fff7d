import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';

/** Where feeds out are served. */
export const feedsPath = '/feeds';

export type FeedFormat = 'atom' | 'rss';

/** The addresses of feeds out: their id, and what only this vault can have made of it. */
export interface FeedUrls {
  /** Such as `https://vault.example.org/feeds/feedaddress_….….atom`. */
  urlOf(id: string): string;
  /** The id and the format behind the last part of an address; null for one that was not made here. */
  read(name: string): { readonly id: string; readonly format: FeedFormat } | null;
}

/** @param secret signs the addresses @param publicUrl where people reach the vault */
export function createFeedUrls(secret: string, publicUrl: string): FeedUrls {
  const signatureOf = (publicId: string) => createHmac('sha256', secret).update(publicId).digest();
  return {
    urlOf(id) {
      const publicId = encodePublicId('FeedAddress', id);
      return `${publicUrl.replace(/\/$/, '')}${feedsPath}/${publicId}.${signatureOf(publicId).toString('base64url')}.atom`;
    },
    read(name) {
      const [, publicId = '', signature = '', format] = /^([a-z0-9_]{1,60})\.([\w-]{43})\.(atom|rss)$/.exec(name) ?? [];
      const id = uuidOf('FeedAddress', publicId);
      if (id === null || !timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(publicId))) return null;
      return { id, format: format as FeedFormat };
    },
  };
}
