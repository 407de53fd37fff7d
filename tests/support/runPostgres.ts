import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

/** A process that holds the embedded PostgreSQL of the folder it is given, and leaves it on SIGTERM. */
const [dataFolder = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined }, settings: { fsync: 'off' } });
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  process.stdout.write(`${JSON.stringify({ url: postgres.url })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ message: (error as Error).message })}\n`);
}
