import { PreparationError, prepare } from './prepare.mjs';

/** node tools/generate.mjs   generates the database client from prisma/schema.prisma, unless it is of now */
try {
  await prepare((line) => process.stdout.write(`${line} …\n`), ['packages', 'database-client']);
} catch (error) {
  if (error instanceof PreparationError && error.output !== '') process.stdout.write(`${error.output}\n`);
  process.stdout.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
