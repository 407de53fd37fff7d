import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { readPhoto } from '#server/domain/account/photo.ts';
import { credentialActor } from '#server/domain/access/credentialActor.ts';
import { exportAuditLog } from '#server/domain/administration/exportAuditLog.ts';
import type { DomainContext, Scope } from '#server/domain/context.ts';
import { ForbiddenError, NotFoundError } from '#server/domain/errors.ts';
import { readExportFile } from '#server/domain/exports/readExports.ts';
import { readArtefact, readOriginal, readPicture, readRevisionPage } from '#server/domain/sources/files/readStoredFile.ts';
import { readDownload } from '#server/domain/sources/read/readDownload.ts';
import { readMarkdown } from '#server/domain/sources/read/readMarkdown.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { callerAddress, type TrustedProxies } from '../requests/callerAddress.ts';
import { rateHeaders, type RateLimit, tooManyCalls } from '../limits/rateLimit.ts';
import { answerRestError, RestError, restErrorOf } from '../rest/errors.ts';
import { archiveOf } from './downloadArchive.ts';
import { inlineHeaders, snapshotHeaders } from './inline.ts';
import { markdownFileOf } from '#server/domain/exports/markdownFile.ts';
import { disposition, serveFile, untrusted } from './serveFile.ts';
import { wholeVault } from '#server/schema/base/context.ts';
import { serveEntry, type UnpackEntry } from './serveEntry.ts';
import { serveCardPackage, serveCardTable } from './serveCards.ts';
import { servePrompts } from './servePrompts.ts';
import { serveTestSet } from './serveTestSet.ts';
import type { FileToken, FileTokens } from './fileToken.ts';

interface FilesDependencies {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly unpackEntry: UnpackEntry;
  readonly fileTokens: FileTokens;
  readonly rateLimit: RateLimit;
  readonly trustedProxies: TrustedProxies;
  readonly log: Log;
}

/**
 * Files for browsers, which send no header when they show a picture or save a file: a token in the address stands for
 * the person, for as long as the session or key counts that it was made under. Whether that person may still see the file is
 * asked again each time.
 */
export function files({ db, blobs, unpackEntry, fileTokens, rateLimit, trustedProxies, log }: FilesDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    const known = restErrorOf(error instanceof NotFoundError ? gone() : error, log);
    return answerRestError(c, known);
  });

  app.get('/:token', async (c) => {
    const token = fileTokens.read(c.req.param('token'), new Date());
    const address = callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
    const state = await rateLimit.take(token ? `files ${token.userId}` : address);
    const tooMany = tooManyCalls(state);
    if (tooMany) throw new RestError('RATE_LIMITED', tooMany, undefined, rateHeaders(state));
    if (!token) throw gone();
    const actor = await credentialActor(db, token);
    if (!actor) throw gone();
    return answer(c as never, { db, log, now: () => new Date(), actor }, token);
  });

  async function answer(c: Parameters<typeof serveFile>[0], ctx: DomainContext, { kind, id }: FileToken): Promise<Response> {
    switch (kind) {
      case 'VIEW': {
        const file = await readOriginal(ctx, id, 'show');
        return serveFile(c, blobs, file, inlineHeaders(file.name, file.mimeType));
      }
      case 'DOWNLOAD':
        return download(c, ctx, id);
      case 'PREVIEW':
      case 'THUMBNAIL':
      case 'FAVICON':
      case 'SCREENSHOT':
      case 'FULL_SCREENSHOT':
      case 'PRINT': {
        const file = await readArtefact(ctx, id, kind);
        return serveFile(c, blobs, file, inlineHeaders(file.name, file.mimeType));
      }
      case 'PICTURE': {
        const file = await readPicture(ctx, id);
        return serveFile(c, blobs, file, inlineHeaders(file.name, file.mimeType));
      }
      case 'PHOTO': {
        const file = await readPhoto(ctx, id);
        return serveFile(c, blobs, file, inlineHeaders(file.name, file.mimeType));
      }
      case 'SNAPSHOT': {
        const file = await readArtefact(ctx, id, kind);
        return serveFile(c, blobs, file, snapshotHeaders(file.mimeType));
      }
      case 'REVISION_SNAPSHOT': {
        const file = await readRevisionPage(ctx, id);
        return serveFile(c, blobs, file, snapshotHeaders(file.mimeType));
      }
      case 'ARCHIVE':
        return archive(c, ctx, id);
      case 'EXPORT':
        return serveFile(c, blobs, await readExportFile(ctx, id), {});
      case 'TEST_SET':
        return serveTestSet(c, ctx, id);
      case 'CARDS_CSV':
        return serveCardTable(c, ctx, id);
      case 'CARDS_APKG':
        return serveCardPackage(c, ctx, id, { withSchedule: false });
      case 'CARDS_APKG_SCHEDULE':
        return serveCardPackage(c, ctx, id, { withSchedule: true });
      case 'PROMPTS_LANGFUSE':
        return servePrompts(c, ctx, id, 'LANGFUSE');
      case 'PROMPTS_MARKDOWN':
        return servePrompts(c, ctx, id, 'MARKDOWN');
      case 'PROMPTS_OPENAI':
        return servePrompts(c, ctx, id, 'OPENAI');
      case 'PROMPTS_PROMPTFOO':
        return servePrompts(c, ctx, id, 'PROMPTFOO');
      case 'ENTRY':
        return serveEntry(c, ctx, { blobs, unpackEntry }, id);
      case 'AUDIT_LOG':
        return auditLog(c, ctx, id === wholeVault ? null : id);
    }
  }

  /** A file as it is; of anything else its text as Markdown. */
  async function download(c: Parameters<typeof serveFile>[0], ctx: DomainContext, id: string): Promise<Response> {
    const original = await readOriginal(ctx, id).catch(notThere);
    if (original) return serveFile(c, blobs, original, {});
    const source = await readMarkdown(ctx, id);
    return c.body(await markdownFileOf(ctx, source), 200, {
      ...untrusted,
      'Cache-Control': 'private, no-store',
      'Content-Disposition': disposition('attachment', `${source.title}.md`),
      'Content-Type': 'text/markdown; charset=utf-8',
    });
  }

  async function archive(c: Parameters<typeof serveFile>[0], ctx: DomainContext, id: string): Promise<Response> {
    const sourceIds = await readDownload(ctx, id);
    if (!sourceIds) throw gone();
    const body = c.req.method === 'HEAD' ? '' : (Readable.toWeb(archiveOf(ctx, blobs, sourceIds)) as ReadableStream);
    return c.body(body, 200, {
      ...untrusted,
      'Cache-Control': 'private, no-store, no-transform',
      'Content-Disposition': disposition('attachment', `Knowledge Vault ${ctx.now().toISOString().slice(0, 10)}.zip`),
      'Content-Type': 'application/zip',
    });
  }

  async function auditLog(c: Parameters<typeof serveFile>[0], { actor, ...ctx }: DomainContext, spaceId: string | null): Promise<Response> {
    // Only who may manage gets such an address, and what a session or key may do never grows: the role is asked again here.
    const manager = actor.kind === 'user' ? { ...actor, scopes: new Set<Scope>(['read', 'manage']) } : actor;
    const lines = await exportAuditLog({ ...ctx, actor: manager }, spaceId).catch((error: unknown) => {
      throw error instanceof ForbiddenError ? gone() : error;
    });
    const body = c.req.method === 'HEAD' ? '' : (Readable.toWeb(Readable.from(lines)) as ReadableStream);
    return c.body(body, 200, {
      ...untrusted,
      'Cache-Control': 'private, no-store',
      'Content-Disposition': disposition('attachment', `Audit log ${ctx.now().toISOString().slice(0, 10)}.jsonl`),
      'Content-Type': 'application/x-ndjson',
    });
  }

  return app;
}

function notThere(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}

/** The same for a forged address, one that has ended by itself or with its session, and one to what the person may not see any more. */
const gone = () => new RestError('NOT_FOUND', 'This address counts no more. Go back to the vault and open the file again.');
