import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { createCluster, superuser } from './cluster.ts';
import { registerProcess, type ProcessRegistration } from './processRegistry.ts';
import { findCluster, prepareCluster, type ClusterConfig } from './clusterConfig.ts';
import { watchServer } from './watchServer.ts';
import { findPostgresServer, startPostgresServer, stopPostgresServer, pauseBeforeRetry, type PostgresServer, type Settings } from './postgresServer.ts';

/** The database of the application, and the role that owns it and nothing else. */
const application = 'vault';

/** Numbers of our advisory locks: any two that nobody else uses in the database `postgres`. */
const locks = { joinOrLeave: 7_165_001, createDatabase: 7_165_002 };

/** How long a server that says it is ready may go on refusing us, milliseconds. */
const joinTimeoutMs = 60_000;

export type EmbeddedPostgres = {
  /** For the application: database `vault`, on 127.0.0.1. */
  url: string;
  /** Leaves the server; the last process that leaves stops it, in order. May be called more than once. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** VAULT_DATA. Created when it is missing; ours alone from then on (mode 0700). */
  dataFolder: string;
  log: { info(line: string): void };
  /**
   * When given, the server is watched: one that ends, and was not stopped by the last to leave, is started again under the same
   * address. Called with one line, fit for a person, when that is of no use.
   */
  onGivenUp?: (error: Error) => void;
  /** PostgreSQL settings for a server that this call starts, over our own. */
  settings?: Settings;
};

/**
 * Runs PostgreSQL on the cluster of this data folder, or joins the server that already does, be it that another
 * process uses it (web and worker side by side) or that its last user was killed. Creates cluster and database on
 * the first start. Left-overs of whatever was killed, whenever, are recovered from.
 * Throws an Error of one line, fit for a person, when that cannot be.
 */
export async function startEmbeddedPostgres({ dataFolder, log, onGivenUp, settings = {} }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const config = await prepareCluster(dataFolder, log);
  // Before the look at the server: whoever is about to stop it sees us, or we see it stop (see leave).
  const registration = await registerProcess(config.registryFolder);
  try {
    await createCluster(config, log);
    let server = await joinServer(config, settings, log);
    const watch = onGivenUp && watchServer({ url: connectionString(config, server, superuser, 'postgres'), restart, log, onGivenUp });
    let left: Promise<void> | undefined;
    return {
      url: connectionString(config, server, application, application),
      stop: () => (left ??= leave()),
    };

    async function restart(): Promise<void> {
      const { port } = server;
      server = await joinServer(config, { ...settings, port: String(port) }, log);
      if (server.port !== port) throw new Error(`The embedded PostgreSQL runs again, at another port (${server.port})`);
    }

    async function leave(): Promise<void> {
      await watch?.stop();
      await leaveServer(config, server, registration);
    }
  } catch (error) {
    await registration.unregister();
    throw error;
  }
}

/**
 * Stops the server on the cluster of this data folder, whoever uses it, and deletes the cluster (wherever it lives)
 * with the whole folder. For data that was only ever meant to pass, as that of tests.
 */
export async function removeEmbeddedPostgres(dataFolder: string): Promise<void> {
  const cluster = await findCluster(dataFolder);
  const server = await findPostgresServer(cluster);
  if (server !== undefined) await stopPostgresServer(cluster, server);
  await rm(dirname(cluster), { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
}

async function joinServer(config: ClusterConfig, settings: Settings, log: EmbeddedPostgresOptions['log']): Promise<PostgresServer> {
  const deadline = Date.now() + joinTimeoutMs;
  for (;;) {
    const found = await findPostgresServer(config.cluster);
    if (found === undefined || found.status === 'ready') {
      const server = found ?? (await startPostgresServer(config, settings));
      if (await tryToAttach(config, server, deadline)) {
        if (found !== undefined) log.info(`Joined the PostgreSQL that is running (pid ${found.pid})`);
        return server;
      }
    }
    await pauseBeforeRetry();
  }
}

/** False when the server is leaving or not yet there, and another look may help. */
async function tryToAttach(config: ClusterConfig, server: PostgresServer, deadline: number): Promise<boolean> {
  try {
    await withSuperuser(config, server, async (client) => {
      await client.query('SELECT pg_advisory_lock_shared($1)', [locks.joinOrLeave]);
      await createDatabase(client, config.password);
    });
    return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === '28P01') {
      throw new Error('The embedded PostgreSQL refuses the password in secrets/postgres-password of the data folder: restore that file', {
        cause: error,
      });
    }
    // Class 57P: shutting down, starting up, ended by an administrator. No code: the connection broke off.
    const isTransient = code === undefined || code.startsWith('57P') || code.startsWith('ECONN');
    if (isTransient && Date.now() < deadline) return false;
    throw new Error(`The embedded PostgreSQL (pid ${server.pid}) does not serve us: ${message}`, { cause: error });
  }
}

/**
 * Stops the server unless somebody else uses it. The lock makes looking and stopping atomic: a process that comes
 * meanwhile has either registered before (then we do not stop it), or waits for the lock, is disconnected with everybody
 * else and starts the server again.
 */
async function leaveServer(config: ClusterConfig, server: PostgresServer, registration: ProcessRegistration): Promise<void> {
  await registration.unregister();
  if (await registration.hasOthers()) return;
  await withSuperuser(config, server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [locks.joinOrLeave]);
    if (!(await registration.hasOthers())) await stopPostgresServer(config.cluster, server);
  }).catch((error: unknown) => {
    // No longer there, or already stopping: what we wanted. Anything else is news.
    const { code } = error as { code?: string };
    if (code !== undefined && !code.startsWith('57P') && !code.startsWith('ECONN')) throw error;
  });
}

async function createDatabase(client: pg.Client, password: string): Promise<void> {
  const known = 'SELECT 1 FROM pg_database WHERE datname = $1';
  if ((await client.query(known, [application])).rowCount === 1) return;
  await client.query('SELECT pg_advisory_lock($1)', [locks.createDatabase]);
  if ((await client.query(known, [application])).rowCount === 1) return;
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [application]);
  if (role.rowCount === 0) {
    await client.query(`CREATE ROLE ${application} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
  }
  await client.query(`CREATE DATABASE ${application} OWNER ${application}`);
}

async function withSuperuser(config: ClusterConfig, server: PostgresServer, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: connectionString(config, server, superuser, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  // A server that stops under us ends the connection; the query in flight reports it, so this needs no second word.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connectionString(config: ClusterConfig, { port }: PostgresServer, user: string, database: string): string {
  return `postgresql://${user}:${config.password}@127.0.0.1:${port}/${database}`;
}
