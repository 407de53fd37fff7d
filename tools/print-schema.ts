import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#server/schema/schema.ts';

writeFileSync(new URL('../schema.graphql', import.meta.url), `${printSchema(lexicographicSortSchema(schema))}\n`);
