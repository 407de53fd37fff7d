import type { Actor } from '#server/domain/context.ts';
import type { FileAddress, FileAddresses, FileAddressKind } from '#server/schema/base/context.ts';
import type { FileTokens } from './fileToken.ts';

/** Where files are served by token. */
export const filesPath = '/files';

/** What a page shows stays good while the page is open for a while; what is fetched at once need not. */
const lifetimes: Record<FileAddressKind, { readonly seconds: number; readonly steps: number }> = {
  VIEW: { seconds: 3_600, steps: 1_800 },
  SNAPSHOT: { seconds: 3_600, steps: 1_800 },
  PREVIEW: { seconds: 3_600, steps: 1_800 },
  THUMBNAIL: { seconds: 3_600, steps: 1_800 },
  PICTURE: { seconds: 3_600, steps: 1_800 },
  FAVICON: { seconds: 3_600, steps: 1_800 },
  SCREENSHOT: { seconds: 3_600, steps: 1_800 },
  FULL_SCREENSHOT: { seconds: 3_600, steps: 1_800 },
  PRINT: { seconds: 3_600, steps: 1_800 },
  PHOTO: { seconds: 3_600, steps: 1_800 },
  DOWNLOAD: { seconds: 600, steps: 300 },
  REVISION_SNAPSHOT: { seconds: 3_600, steps: 1_800 },
  ENTRY: { seconds: 600, steps: 300 },
  EXPORT: { seconds: 3_600, steps: 1_800 },
  ARCHIVE: { seconds: 600, steps: 1 },
  TEST_SET: { seconds: 600, steps: 300 },
  CARDS_CSV: { seconds: 600, steps: 300 },
  CARDS_APKG: { seconds: 600, steps: 300 },
  CARDS_APKG_SCHEDULE: { seconds: 600, steps: 300 },
  PROMPTS_LANGFUSE: { seconds: 600, steps: 300 },
  PROMPTS_MARKDOWN: { seconds: 600, steps: 300 },
  PROMPTS_OPENAI: { seconds: 600, steps: 300 },
  PROMPTS_PROMPTFOO: { seconds: 600, steps: 300 },
  AUDIT_LOG: { seconds: 600, steps: 1 },
};

/**
 * Makes addresses of files for the acting person. They end at round times, so that for a while the same file has the same
 * address and a browser need not load it again.
 */
export function fileAddressesFor(tokens: FileTokens, actor: Actor, now: () => Date): FileAddresses {
  return (kind, id) => {
    if (actor.kind !== 'user') return null;
    const { seconds, steps } = lifetimes[kind];
    const expiresAt = new Date(Math.ceil((now().getTime() / 1_000 + seconds) / steps) * steps * 1_000);
    return { path: `${filesPath}/${tokens.sign({ kind, userId: actor.userId, credential: actor.credential, credentialId: actor.credentialId, id, expiresAt })}`, expiresAt };
  };
}

/** What is saved is asked for when somebody wants it; what is shown may be looked at for hours. */
const renewable: ReadonlySet<FileAddressKind> = new Set(['VIEW', 'SNAPSHOT', 'PREVIEW', 'THUMBNAIL', 'PICTURE', 'FAVICON', 'SCREENSHOT', 'FULL_SCREENSHOT', 'PRINT', 'PHOTO', 'REVISION_SNAPSHOT']);

/** Renews addresses of what is shown, for the user they were made for, under the credential they come with now. Rights are checked when they are opened, as ever. */
export function renewedFileAddressesFor(tokens: FileTokens, actor: Actor, addressOf: FileAddresses): (path: string) => FileAddress | null {
  return (path) => {
    if (actor.kind !== 'user' || !path.startsWith(`${filesPath}/`)) return null;
    // Whenever it has ended: it only says what is wanted again.
    const token = tokens.read(path.slice(filesPath.length + 1), new Date(0));
    return token?.userId === actor.userId && renewable.has(token.kind) ? addressOf(token.kind, token.id) : null;
  };
}
