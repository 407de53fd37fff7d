import type { StoredSecret } from '#server/domain/apiKeys/createApiKey.ts';
import type { DomainContext, RoleLoader } from '#server/domain/context.ts';
import type { PromptFormat } from '#server/domain/prompts/formats/portablePrompt.ts';

/** A secret to show once, and what is kept of it. Made by the identity, which alone knows what a key looks like. */
export interface MintedApiKey extends StoredSecret {
  readonly secret: string;
}

/** Stands for the whole vault where the id of a space could stand. */
export const wholeVault = '00000000-0000-0000-0000-000000000000';

/** What an address without a header leads to: a file to show or to save, what was made of it, or an archive of several. */
export type FileAddressKind = 'VIEW' | 'DOWNLOAD' | 'SNAPSHOT' | 'PREVIEW' | 'THUMBNAIL' | 'FAVICON' | 'PICTURE' | 'AUDIT_LOG' | 'ARCHIVE' | 'SCREENSHOT' | 'FULL_SCREENSHOT' | 'PRINT' | 'ENTRY' | 'PHOTO' | 'REVISION_SNAPSHOT' | 'EXPORT' | 'TEST_SET' | 'CARDS_CSV' | 'CARDS_APKG' | 'CARDS_APKG_SCHEDULE' | `PROMPTS_${PromptFormat}`;

/** A path on this server that opens something, and until when. */
export interface FileAddress {
  readonly path: string;
  readonly expiresAt: Date;
}

/** Makes addresses for the acting person; null for nobody. */
export type FileAddresses = (kind: FileAddressKind, id: string) => FileAddress | null;

/** Where the bytes of a person's own picture go, with PUT and the credential of the call. */
export const photoUploadPath = '/files/photo';

/** Where pictures for notes go: PUT to `{this}/{id of the note}/{UUID}`, with the credential of the call. */
export const notePicturesPath = '/files/note-pictures';

/** The context of one GraphQL operation. */
export interface GraphQLContext extends DomainContext {
  readonly roles: RoleLoader;
  /** Runs a field of a mutation so that it can be taken back without the others; absent where each is a transaction of its own. */
  readonly attempt?: <T>(work: () => Promise<T>, isRefusal: (answer: T) => boolean) => Promise<T>;
  /** A new API key secret, and what the vault keeps of it. */
  readonly mintApiKey: () => MintedApiKey;
  /** Where a feed out is served, by the id of its address. */
  readonly feedUrlOf: (feedAddressId: string) => string;
  /** Signed addresses of files. */
  readonly fileAddress: FileAddresses;
  /** Stores bytes and answers what they are stored under: for a day, or as long as something refers to them. @throws BlobTooLargeError, StorageFullError */
  readonly storeBytes: (bytes: Uint8Array<ArrayBuffer>) => Promise<{ readonly hash: string; readonly size: number }>;
  /** Renews an address that was made for the actor and may have expired; null for anything else. */
  readonly renewFileAddress: (path: string) => FileAddress | null;
  /** Called after a credential has ended: it counts no more from the next request on. */
  readonly forgetCredentials: () => void;
  /** Ids of what happened under a topic, from now on: nothing is missed while whoever calls is still being authorized. */
  readonly subscribe: (topic: string) => AsyncIterableIterator<{ readonly ids: readonly string[] }>;
}
