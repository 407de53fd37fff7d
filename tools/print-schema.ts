import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#server/schema/schema.ts';

/**
 * node tools/print-schema.ts           writes schema.graphql from the code
 * node tools/print-schema.ts --check   says whether it is what the code says; exit code 1 if not
 */
const file = new URL('../schema.graphql', import.meta.url);
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, printed);
else if (readFileSync(file, 'utf8') !== printed) {
  process.stderr.write('schema.graphql is not what server/schema says: run `npm run schema`.\n');
  process.exitCode = 1;
}
