import { accountNotices } from './domain/account/accountNotices.ts';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { migrate } from '#prisma/migrate.ts';
import { refuseBrokenRestore } from './backup/brokenRestore.ts';
import { continueChangeFeed } from './domain/changes/continueChangeFeed.ts';
import { reserveBlob } from './domain/sources/files/blobs.ts';
import type { Embedder } from './domain/embedder.ts';
import { embeddingOf, EnvError, fileLimitsOf, modelLimitsOf, readEnv, type Env } from './configuration/env.ts';
import { parseTrustedProxies } from './http/requests/callerAddress.ts';
import { createEntryUnpacking } from './jobs/entries/entryUnpacking.ts';
import { createPhotoReading } from './jobs/photos/photoReading.ts';
import { type BrowserLocation, findBrowser } from './jobs/render/findBrowser.ts';
import { type JobsDependencies, startJobs } from './jobs/startJobs.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { openEventBus } from './platform/events/eventBus.ts';
import { type AllowList, parseAllowList } from './platform/fetch/allowList.ts';
import { createLog, type Log } from './platform/log.ts';
import { createEmbedder } from './platform/models/embeddingEndpoint.ts';
import { createMailer, type Mailer } from './platform/mail/mail.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import { quietWorkerLog } from './platform/queue/workerLog.ts';
import { createRequestLoad, type RequestLoad } from './platform/requestLoad.ts';
import type { BlobStore } from './platform/storage/blobStore.ts';
import { type DiskSpace, watchDiskSpace } from './platform/storage/diskSpace.ts';
import { openStorage } from './platform/storage/openStorage.ts';

/** Started parts, stopped in the opposite order. */
type Stop = () => Promise<void> | void;

/** What both roles share. */
interface Parts {
  readonly env: Env;
  readonly log: Log;
  readonly stops: Stop[];
  readonly database: Database;
  readonly mailer: Mailer;
  readonly load: RequestLoad;
  readonly diskSpace: DiskSpace;
  /** What shows pages that are built by scripts; null when there is none. */
  readonly browser: BrowserLocation | null;
  /** What makes vectors of texts; undefined where none is configured. */
  readonly embedder: Embedder | undefined;
}

async function start(env: Env, log: Log, stops: Stop[], crash: (error: unknown) => void): Promise<void> {
  // Lists that cannot be read are told before anything is made.
  const allow = parseAllowList(env.FETCH_ALLOW);
  parseTrustedProxies(env.TRUST_PROXY);
  const browser = findBrowser({ chromiumPath: env.CHROMIUM_PATH, browserUrl: env.BROWSER_URL, mayBeElsewhere: env.VAULT_ROLE === 'web', path: env.PATH });
  await prepareDataFolder(env.VAULT_DATA);
  await refuseBrokenRestore(env.VAULT_DATA);
  const ownFolder = env.STORAGE.kind === 'folder' && env.STORAGE.folder !== null ? [env.STORAGE.folder] : [];
  const diskSpace = await watchDiskSpace({ folders: [env.VAULT_DATA, ...ownFolder], floor: env.MIN_FREE_SPACE, log });
  stops.push(() => diskSpace.close());
  const databaseUrl = env.DATABASE_URL ?? (await embeddedDatabase(env, log, stops, crash));
  // A database of one's own is backed up as its owner does it.
  await migrate(databaseUrl, log, undefined, env.DATABASE_URL === undefined ? () => backUpFirst(databaseUrl, env, log) : undefined);
  const database = openDatabase(databaseUrl);
  stops.push(() => database.close());
  await continueChangeFeed(database.prisma);
  await runMigrations({ pgPool: database.pool, logger: quietWorkerLog(log) });

  const mailer = createMailer({ smtpUrl: env.SMTP_URL, folder: join(env.VAULT_DATA, 'mail'), from: env.MAIL_FROM, log });
  stops.push(() => mailer.close());
  const parts: Parts = { env, log, stops, database, mailer, load: createRequestLoad(), diskSpace, browser, embedder: embedderOf(env) };
  if (env.VAULT_ROLE !== 'web') await startWorking(parts, allow);
  if (env.VAULT_ROLE === 'worker') log.info('The worker is ready');
  else await startServing(parts);
}

async function backUpFirst(databaseUrl: string, env: Env, log: Log): Promise<void> {
  // Only here: most starts have nothing to migrate.
  const { backupDatabaseAlone } = await import('./backup/backupDatabaseAlone.ts');
  log.info(`Backed up the database before it is migrated: ${await backupDatabaseAlone(databaseUrl, env.VAULT_DATA)}`);
}

async function embeddedDatabase(env: Env, log: Log, stops: Stop[], crash: (error: unknown) => void): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder: env.VAULT_DATA, log, onGivenUp: crash });
  stops.push(() => postgres.stop());
  return postgres.url;
}

async function startWorking({ env, log, stops, database, mailer, load, diskSpace, browser, embedder }: Parts, allow: AllowList) {
  log.info(browser ? { browser: 'url' in browser ? new URL(browser.url).host : browser.path } : {}, browser ? 'Pages that are built by scripts are read in a browser' : 'There is no browser: pages that are built by scripts are not read');
  const worker = await startJobs({
    database,
    blobs: await openFiles(env, database, diskSpace),
    dataFolder: env.VAULT_DATA,
    diskSpace,
    fileLimits: fileLimitsOf(env),
    log,
    allow,
    userAgent: `KnowledgeVault/1.0 (+${env.PUBLIC_URL})`,
    model: await modelOf(env),
    embedder,
    modelLimits: modelLimitsOf(env),
    mails: { mailer, publicUrl: env.PUBLIC_URL, sendsMail: env.SMTP_URL !== undefined },
    isLoadHigh: load.isHigh,
    ocrLanguages: env.OCR_LANGUAGES,
    browser,
  });
  stops.push(() => worker.stop());
}

function embedderOf(env: Env): Embedder | undefined {
  const options = embeddingOf(env);
  return options && createEmbedder(options);
}

async function modelOf(env: Env): Promise<JobsDependencies['model']> {
  if (!env.LLM_BASE_URL || !env.LLM_MODEL) return undefined;
  // Only here: most vaults have no model, and the kit that speaks to one is large.
  const { createLanguageModel } = await import('./platform/models/openAiModel.ts');
  const endpoint = { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, timeoutMs: env.LLM_TIMEOUT * 1_000 };
  return {
    language: createLanguageModel({ ...endpoint, model: env.LLM_MODEL }),
    others: env.LLM_MORE_MODELS.map(({ name }) => createLanguageModel({ ...endpoint, model: name })),
    limits: modelLimitsOf(env),
  };
}

async function startServing({ env, log, stops, database, mailer, load, diskSpace, browser, embedder }: Parts) {
  const events = await openEventBus(database.url, log);
  stops.push(() => events.close());
  // Only here: a worker starts sooner and is smaller without the schema.
  const [{ startHttp }, { createIdentityProvider }, { createThrottle }] = await Promise.all([
    import('./http/server.ts'),
    import('./identity/providers/createIdentityProvider.ts'),
    import('./identity/throttle.ts'),
  ]);
  const throttle = createThrottle(database.pool, env.RATE_LIMIT);
  const identity = await createIdentityProvider(env, { database, mailer, throttle, notices: accountNotices(database.prisma), log });
  stops.push(() => identity.close());
  const blobs = await openFiles(env, database, diskSpace);
  const unpacking = createEntryUnpacking({ blobs, dataFolder: env.VAULT_DATA, largest: env.MAX_FILE_SIZE, log });
  stops.push(() => unpacking.close());
  const photos = createPhotoReading({ filesFolder: blobs.localFolder, dataFolder: env.VAULT_DATA, log });
  stops.push(() => photos.close());
  const http = await startHttp({
    env,
    embedder,
    database,
    events,
    identity,
    throttle,
    blobs,
    diskSpace,
    unpackEntry: unpacking.unpackEntry,
    squarePhoto: photos.squarePhoto,
    textPicture: photos.textPicture,
    load,
    hasBrowser: browser !== null,
    log,
    readiness: {
      database: () => database.ping(),
      queue: async () => {
        await database.pool.query('select 1 from graphile_worker.jobs limit 1');
      },
      storage: async () => {
        await Promise.all([access(env.VAULT_DATA, constants.W_OK), blobs.check()]);
        return diskSpace.hasRoomFor(0) ? undefined : 'degraded';
      },
    },
  });
  stops.push(() => http.close());
  log.info(`Knowledge Vault is ready: ${http.url}`);
}

/** Where the bytes of files are; web and worker processes share it. */
function openFiles(env: Env, database: Database, diskSpace: DiskSpace): Promise<BlobStore> {
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION;
  return openStorage(
    { location: env.STORAGE, dataFolder: env.VAULT_DATA, endpoint: env.S3_ENDPOINT, region },
    { reserve: (ref) => reserveBlob(database.prisma, ref), diskSpace },
  );
}

async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`VAULT_DATA=${folder} cannot be written. Choose a folder of yours, or change its rights.`);
  }
}

/** What this process ends with after an error that nobody caught: whoever runs it starts it again (`tools/supervise.mjs`). */
const crashedExitCode = 70;
/** After a crash nobody knows what still works: parts that do not stop are left behind. */
const longestStopMs = 10_000;

class CrashError extends Error {
  constructor(cause: unknown) {
    super('The server stopped after an error that nobody caught.', { cause });
  }
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL, process.stdout.isTTY);
  const stops: Stop[] = [];
  const stopping = Promise.withResolvers<void>();
  const crashed = Promise.withResolvers<never>();
  const crash = (error: unknown) => {
    crashed.reject(new CrashError(error));
    setTimeout(() => process.exit(crashedExitCode), longestStopMs).unref();
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, 'An error that nobody caught: the server stops');
      crash(error);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.resolve());
  // Whoever started this process and held a channel to it is gone, perhaps killed: nobody else would stop it.
  process.on('disconnect', () => stopping.resolve());

  let failure: { error: unknown } | undefined;
  try {
    await Promise.race([start(env, log, stops, crash).then(() => stopping.promise), crashed.promise]);
    log.info('Stopping');
  } catch (error) {
    failure = { error };
  }
  for (const stop of stops.reverse()) {
    await Promise.resolve(stop()).catch((error: unknown) => log.error({ err: error }, 'A part could not be stopped in order'));
  }
  if (failure) {
    log.debug({ err: failure.error }, 'The start failed');
    throw failure.error;
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof EnvError ? `Wrong variable ${message}` : message}\n`);
  process.exit(error instanceof CrashError ? crashedExitCode : 1);
}
