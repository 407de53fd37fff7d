import { removeEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

/** A process that removes the embedded PostgreSQL of the folder it is given once the process that started it is gone. */
const [dataFolder = ''] = process.argv.slice(2);
process.once('disconnect', () => void removeEmbeddedPostgres(dataFolder));
