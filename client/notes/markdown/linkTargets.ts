/** What a link in a note leads to: a source of the vault, maybe a place in its text, or an address outside of it. */
export type LinkTarget = { readonly kind: 'source' | 'outside'; readonly href: string };

/** An id of a source as links and addresses have it. */
const SOURCE_ID = /^source_[0-9a-z]{20,40}$/;
const OUTSIDE = ['http:', 'https:', 'mailto:'];

/**
 * What an address in the Markdown of a note leads to; null for none that may be followed. A note may come from anywhere: only
 * pages of sources, the web and mail are opened, no other address of ours and no script.
 */
export function linkTargetOf(address: string): LinkTarget | null {
  const [, id, at = ''] = /^\/sources?\/([^/?#]+)(\?at=\d{1,9}-\d{1,9})?$/.exec(address) ?? [];
  if (id !== undefined) return SOURCE_ID.test(id) ? { kind: 'source', href: `/source/${id}${at}` } : null;
  const href = address.startsWith('www.') ? `https://${address}` : address;
  const url = URL.parse(href);
  return url && OUTSIDE.includes(url.protocol) ? { kind: 'outside', href: url.href } : null;
}

/** The address of a source as it stands in a note. It has no title in it: renaming the source breaks no link. */
const addressOfSource = (id: string): string => `/sources/${id}`;

/**
 * A link to a source in Markdown. Whatever its title has that Markdown would read as a mark (brackets, stars, a backslash) stands
 * there as a letter; lines and control characters become spaces.
 */
export function linkToSource({ id, title }: { readonly id: string; readonly title: string }): string {
  const words = title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim().replaceAll(/[\\`*_[\]()<>&!~|$^#]/g, String.raw`\$&`);
  return `[${words}](${addressOfSource(id)})`;
}
