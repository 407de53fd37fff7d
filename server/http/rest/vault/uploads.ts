import type { Readable } from 'node:stream';
import { DataStore, type Locker, Server, Upload } from '@tus/server';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { beginUpload, cancelUpload, findUpload, noteUploadProgress, type RunningUpload } from '#server/domain/sources/files/uploads.ts';
import type { Log } from '#server/platform/log.ts';
import { RestError, restErrorOf, statusOf } from '../errors.ts';
import { takeFile } from './takeFile.ts';
import { vaultPath } from './vaultApi.ts';
import type { VaultContext, VaultEnv } from './vaultContext.ts';

/** What tus asks for (https://tus.io/protocols/resumable-upload), besides OPTIONS. */
export const uploadCalls = [
  { method: 'POST', path: '/uploads' },
  { method: 'HEAD', path: '/uploads/:id' },
  { method: 'PATCH', path: '/uploads/:id' },
  { method: 'DELETE', path: '/uploads/:id' },
] as const;

export interface Uploads {
  /** Takes one of `uploadCalls`, by whoever the context says. */
  readonly take: Handler<VaultEnv>;
  /** Says what is spoken here; needs no credential. */
  readonly discover: Handler<VaultEnv>;
}

const path = `${vaultPath}/uploads`;
/** How often progress is noted while bytes come: the time-out of uploads is a day. */
const progressMs = 60_000;

interface UploadsDependencies {
  readonly locker: Locker;
  readonly largestFile: number;
  readonly log: Log;
}

/**
 * Files that come in pieces and go on where they stopped, by tus. An upload belongs to a source that was announced, whose
 * public id stands in the metadata as `sourceId`; it is the id of the upload, too. `sha256` (hexadecimal) is verified.
 */
export function createUploads({ locker, largestFile, log }: UploadsDependencies): Uploads {
  const speak = async (c: Context<VaultEnv>, ctx: VaultContext | null): Promise<Response> => {
    const server = new Server({
      path,
      locker,
      datastore: ctx ? new IncomingStore(ctx) : new DataStoreOfNobody(),
      maxSize: largestFile,
      relativeLocation: true,
      generateUrl: (_request, { id }) => `${path}/${encodePublicId('Source', id)}`,
      postReceiveInterval: progressMs,
      getFileIdFromRequest: (_request, id) => uuidOf('Source', id ?? '') ?? undefined,
      namingFunction: (_request, metadata) => uuidOf('Source', metadata?.['sourceId'] ?? '') ?? notAnnounced(),
      onResponseError: (_request, error) => {
        const { code, message } = toRestError(error, log);
        return { status_code: statusOf[code], body: JSON.stringify({ error: { code, message } }) };
      },
    });
    if (ctx) server.on('POST_RECEIVE', (_stream, upload) => void noteUploadProgress(ctx, upload.id).catch((error: unknown) => log.warn({ err: error }, 'Progress could not be noted')));
    return answer(c, await server.handleWeb(c.req.raw));
  };
  return {
    take: (c) => speak(c, c.var.vault),
    discover: (c) => speak(c, null),
  };
}

/** As the rest of the service answers: failures are JSON, and who may call from elsewhere is decided in one place. */
async function answer(c: Context<VaultEnv>, answered: Response): Promise<Response> {
  for (const [name, value] of answered.headers) if (!/^(access-control-|content-(type|length)|connection)/.test(name)) c.header(name, value);
  const { status } = answered;
  if (status < 400) return c.body(null, status as 200);
  const text = await answered.text();
  const isOurs = text.startsWith('{"error"');
  const body = isOurs ? text : JSON.stringify({ error: { code: 'INVALID', message: text.trim() || 'This is no call of tus 1.0.0.' } });
  // What is left of the body is not read.
  return c.body(body, status as ContentfulStatusCode, { 'Content-Type': 'application/json', Connection: 'close' });
}

function toRestError(error: Error | { status_code: number; body: string }, log: Log): RestError {
  if (error instanceof Error) return restErrorOf(error, log);
  const message = error.body.trim();
  switch (error.status_code) {
    case 404:
    case 410:
      return restErrorOf(new NotFoundError('File'), log);
    case 409:
      return new RestError('CONFLICT', 'The bytes do not go on where the upload is: ask with HEAD where that is.');
    case 413:
      return new RestError('TOO_LARGE', 'More bytes than were announced, or than a file may have.');
    default:
      return error.status_code < 500 ? new RestError('INVALID', message) : new RestError('UNAVAILABLE', 'The upload was interrupted. Go on where it stopped.');
  }
}

function notAnnounced(): never {
  throw new InvalidInputError([{ path: 'Upload-Metadata', message: 'Announce the file first, and send the id of its source as sourceId.' }]);
}

/** Says what is spoken here. */
class DataStoreOfNobody extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
}

/** What tus needs to know of the files that come, in the words of the vault. tus holds the lock of a file around each call. */
class IncomingStore extends DataStoreOfNobody {
  readonly #ctx: VaultContext;

  constructor(ctx: VaultContext) {
    super();
    this.#ctx = ctx;
  }

  override async create({ id, size = 0, metadata }: Upload): Promise<Upload> {
    const upload = await beginUpload(this.#ctx, id, { size, sha256: sha256Of(metadata) });
    await this.#ctx.blobs.incoming.remove(id);
    if (size === 0) await this.#write(upload, 0, noBytes());
    return new Upload({ id, size, offset: 0, metadata: metadata ?? {} });
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUpload(this.#ctx, id);
    const offset = upload.isThere ? upload.size : await this.#ctx.blobs.incoming.size(id);
    // Whoever took the last piece died before the end.
    if (!upload.isThere && offset === upload.size) await this.#keep(upload);
    return new Upload({ id, size: upload.size, offset });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const upload = await findUpload(this.#ctx, id);
    if (upload.isThere) return offset;
    return this.#write(upload, offset, stream as AsyncIterable<Uint8Array>);
  }

  override async remove(id: string): Promise<void> {
    await cancelUpload(this.#ctx, id);
    await this.#ctx.blobs.incoming.remove(id);
  }

  async #write(upload: RunningUpload, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const { sourceId, size } = upload;
    const end = await this.#ctx.blobs.incoming.append(sourceId, offset, bytes, size);
    if (end === size) await this.#keep(upload);
    else await noteUploadProgress(this.#ctx, sourceId);
    return end;
  }

  async #keep(upload: RunningUpload): Promise<void> {
    const received = await this.#ctx.blobs.incoming.complete(upload.sourceId);
    await takeFile(this.#ctx, upload, received, upload.sha256);
  }
}

function sha256Of(metadata: Upload['metadata']): string | null {
  const given = metadata?.['sha256'];
  if (given === undefined || given === null) return null;
  if (/^[0-9a-f]{64}$/i.test(given)) return given.toLowerCase();
  throw new InvalidInputError([{ path: 'Upload-Metadata', message: 'sha256 must be hexadecimal.' }]);
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}
