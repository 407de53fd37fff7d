import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { createClient, type Client } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import { readEnv } from '#server/configuration/env.ts';
import { type HttpServer, startHttp } from '#server/http/server.ts';
import { accountNotices } from '#server/domain/account/accountNotices.ts';
import { createIdentityProvider } from '#server/identity/providers/createIdentityProvider.ts';
import type { IdentityProvider } from '#server/identity/identity.ts';
import { createThrottle } from '#server/identity/throttle.ts';
import type { DomainContext, ModelLimits } from '#server/domain/context.ts';
import type { Embedder } from '#server/domain/embedder.ts';
import { createEntryUnpacking } from '#server/jobs/entries/entryUnpacking.ts';
import { createPhotoReading } from '#server/jobs/photos/photoReading.ts';
import { createReader, type Reader } from '#server/jobs/extract/process/reader.ts';
import type { BrowserLocation } from '#server/jobs/render/findBrowser.ts';
import type { RenderLimits } from '#server/jobs/render/renderer.ts';
import { startJobs } from '#server/jobs/startJobs.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { openEventBus } from '#server/platform/events/eventBus.ts';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';
import type { FetchLimits } from '#server/platform/fetch/safeFetch.ts';
import type { Log } from '#server/platform/log.ts';
import type { LanguageModel } from '#server/platform/models/languageModel.ts';
import type { Worker } from '#server/platform/queue/worker.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { type DiskSpace, unlimitedDiskSpace } from '#server/platform/storage/diskSpace.ts';
import { goodPassword, newEmail, quickHashing, recordingMailer, silentLog, temporaryFolder } from './identity.ts';

/** Serves pages on loopback for the test that calls it. Answers its address. */
export async function servePages(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An article with enough words to be read. */
export function article(title: string, paragraphs = 12): string {
  const text = 'In the winter of 1879 Hermann Ebbinghaus began to memorize nonsense, to the beat of a metronome, until he could say each list.';
  return `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Halden Review">
    </head><body><nav>Home</nav><article><h1>${title}</h1>${`<p>${text}</p>`.repeat(paragraphs)}</article></body></html>`;
}

export interface RunningServer {
  readonly url: string;
  readonly database: Database;
  /** Registers and signs in somebody new. Answers their bearer token. */
  signedIn(): Promise<string>;
  post(token: string | null, query: string, variables?: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>;
  subscribe(token: string | null): Client;
}

/** Where servers and workers of one test file keep the bytes of files. */
export const filesFolder = mkdtempSync(join(tmpdir(), 'vault-test-files-'));
process.once('exit', () => rmSync(filesFolder, { recursive: true, force: true }));

/** The HTTP server of the vault in this process, until the test ends. `variables` are those of the environment. */
export async function startServer(
  databaseUrl: string,
  {
    variables,
    provider,
    folder = temporaryFolder(),
    log = silentLog,
    diskSpace = unlimitedDiskSpace,
    hasBrowser = false,
  }: {
    variables?: Record<string, string>;
    provider?: Partial<IdentityProvider>;
    /** VAULT_DATA: two processes of one vault have the same. */
    folder?: string;
    log?: Log;
    diskSpace?: DiskSpace;
    hasBrowser?: boolean;
  } = {},
): Promise<RunningServer> {
  const database = openDatabase(databaseUrl, { max: 10 });
  const events = await openEventBus(databaseUrl, log);
  const throttle = createThrottle(database.pool, 0);
  const env = readEnv({ PORT: '0', PUBLIC_URL: 'https://vault.example.org', VAULT_DATA: folder, RATE_LIMIT: '0', ...variables });
  const identity = await createIdentityProvider(env, {
    database,
    mailer: recordingMailer(),
    throttle,
    notices: accountNotices(database.prisma),
    passwordHashing: quickHashing,
    log,
  });
  const blobs = await openBlobFolder(filesFolder, { diskSpace });
  const unpacking = createEntryUnpacking({ blobs, dataFolder: folder, largest: env.MAX_FILE_SIZE, log });
  const photos = createPhotoReading({ filesFolder: blobs.localFolder, dataFolder: folder, log });
  const http: HttpServer = await startHttp({
    env,
    database,
    events,
    identity: { ...identity, ...provider },
    throttle,
    blobs,
    unpackEntry: unpacking.unpackEntry,
    squarePhoto: photos.squarePhoto,
    textPicture: photos.textPicture,
    diskSpace,
    hasBrowser,
    log,
    readiness: { database: database.ping, storage: async () => (diskSpace.hasRoomFor(0) ? undefined : 'degraded') },
  });
  onTestFinished(async () => {
    await http.close();
    await unpacking.close();
    await photos.close();
    await identity.close();
    await events.close();
    await database.close();
  });
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${http.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

  return {
    url: http.url,
    database,
    async signedIn() {
      const account = { email: newEmail(), password: goodPassword };
      await call('/auth/api/v1/registration', { ...account, displayName: 'Mira' });
      const { data } = (await (await call('/auth/api/v1/token', account)).json()) as { data: { token: string } };
      return data.token;
    },
    async post(token, query, variables) {
      const answer = await call('/graphql', { query, variables }, token ? { authorization: `Bearer ${token}` } : {});
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    subscribe(token) {
      const client = createClient({
        url: `${http.url.replace('http', 'ws')}/graphql`,
        connectionParams: token ? { authorization: `Bearer ${token}` } : {},
        retryAttempts: 0,
      });
      onTestFinished(() => client.dispose());
      return client;
    },
  };
}

interface TestWorkerOptions {
  /** Also pictures and the pages as they were. */
  readonly archivesPages?: boolean;
  readonly embedEndpointOf?: (address: string) => string | null;
  readonly language?: LanguageModel;
  /** Further models that prompts can be run with. */
  readonly others?: readonly LanguageModel[];
  readonly modelLimits?: ModelLimits;
  readonly embedder?: Embedder;
  /** How many sources it asks models for, and how many it recognizes, at once. */
  readonly poolConcurrency?: { readonly models?: number; readonly recognition?: number; readonly rendering?: number };
  readonly diskSpace?: DiskSpace;
  /** In which text is recognised in pictures. */
  readonly ocrLanguages?: readonly string[];
  /** What pages are shown in; none without. */
  readonly browser?: BrowserLocation;
  readonly renderLimits?: Partial<RenderLimits>;
  /** In place of the reader's own functions. */
  readonly readWith?: Partial<Reader>;
}

/** Of all workers of the tests, one after the other: its process takes a second to start. It ends when it is idle. */
const reader = createReader({ readableFolders: [filesFolder] });

/** What a job works with, for who carries one out by hand; until the test ends. */
export async function jobDependencies(databaseUrl: string): Promise<{ ctx: DomainContext; blobs: BlobStore; reader: Reader }> {
  const database = openDatabase(databaseUrl, { max: 2 });
  onTestFinished(() => database.close());
  return { ctx: { db: database.prisma, log: silentLog, now: () => new Date(), actor: { kind: 'system', job: 'test' } }, blobs: await openBlobFolder(filesFolder, { diskSpace: unlimitedDiskSpace }), reader };
}

/** As for pages, also for their subresources: a busy machine answers late. */
const generousLimits = { firstByteMs: 10_000, totalMs: 30_000 };

/** A worker in this process that may fetch from loopback, until the test ends or `stop` is called. */
export async function startTestWorker(
  databaseUrl: string,
  limits?: Partial<FetchLimits>,
  { archivesPages = false, embedEndpointOf, language, others = [], modelLimits = {}, embedder, poolConcurrency, diskSpace = unlimitedDiskSpace, ocrLanguages = [], browser, renderLimits = {}, readWith = {} }: TestWorkerOptions = {},
): Promise<Worker> {
  const database = openDatabase(databaseUrl, { max: 12 });
  await runMigrations({ pgPool: database.pool });
  const worker = await startJobs({
    database,
    blobs: await openBlobFolder(filesFolder, { diskSpace }),
    dataFolder: filesFolder,
    diskSpace,
    log: silentLog,
    allow: parseAllowList('127.0.0.1,localhost'),
    userAgent: 'KnowledgeVault/test',
    fetchLimits: { ...generousLimits, ...limits },
    model: language && { language, others, limits: modelLimits },
    embedder,
    sweeps: false,
    archivesPages,
    embedEndpointOf,
    progressBatchMs: 5,
    reader: { ...reader, ...readWith },
    ...(poolConcurrency && { poolConcurrency }),
    ocrLanguages,
    browser,
    renderLimits,
  });
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      await worker.stop();
      await database.close();
    })());
  onTestFinished(stop);
  return { stop };
}
