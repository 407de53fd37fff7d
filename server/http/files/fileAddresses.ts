import type { Actor } from '#server/domain/context.ts';
import type { FileAddress, FileAddresses, FileAddressKind } from '#server/schema/context.ts';
import type { Tickets } from './ticket.ts';

/** Where files are served by ticket. */
export const filesPath = '/files';

/** What a page shows stays good while the page is open for a while; what is fetched at once need not. */
const goodFor: Record<FileAddressKind, { readonly seconds: number; readonly steps: number }> = {
  VIEW: { seconds: 3_600, steps: 1_800 },
  SNAPSHOT: { seconds: 3_600, steps: 1_800 },
  PREVIEW: { seconds: 3_600, steps: 1_800 },
  THUMBNAIL: { seconds: 3_600, steps: 1_800 },
  PICTURE: { seconds: 3_600, steps: 1_800 },
  FAVICON: { seconds: 3_600, steps: 1_800 },
  DOWNLOAD: { seconds: 600, steps: 300 },
  ARCHIVE: { seconds: 600, steps: 1 },
};

/**
 * Makes addresses of files for the acting person. They end at round times, so that for a while the same file has the same
 * address and a browser need not load it again.
 */
export function fileAddressesFor(tickets: Tickets, actor: Actor, now: () => Date): FileAddresses {
  return (kind, id) => {
    if (actor.kind !== 'user') return null;
    const { seconds, steps } = goodFor[kind];
    const expiresAt = new Date(Math.ceil((now().getTime() / 1_000 + seconds) / steps) * steps * 1_000);
    return { path: `${filesPath}/${tickets.sign({ kind, userId: actor.userId, id, expiresAt })}`, expiresAt };
  };
}

/** What is saved is asked for when somebody wants it; what is shown may be looked at for hours. */
const renewable: ReadonlySet<FileAddressKind> = new Set(['VIEW', 'SNAPSHOT', 'PREVIEW', 'THUMBNAIL', 'PICTURE', 'FAVICON']);

/** Makes addresses of what is shown anew, for whom they were made. Rights are asked when they are opened, as ever. */
export function renewedFileAddressesFor(tickets: Tickets, actor: Actor, addressOf: FileAddresses): (path: string) => FileAddress | null {
  return (path) => {
    if (actor.kind !== 'user' || !path.startsWith(`${filesPath}/`)) return null;
    // Whenever it has ended: it only says what is wanted again.
    const ticket = tickets.read(path.slice(filesPath.length + 1), new Date(0));
    return ticket?.userId === actor.userId && renewable.has(ticket.kind) ? addressOf(ticket.kind, ticket.id) : null;
  };
}
