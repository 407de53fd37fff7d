import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import { root, run } from './run.mjs';

/*
 * node tools/compile-relay.mjs              writes client/__generated__ and persistedOperations.json from the client's graphql`…`,
 *                                           and client/generated/schemaTypes.ts, the enums and inputs of the schema
 * node tools/compile-relay.mjs --validate   says whether they are what the client says; exit code 1 if not
 */

const persisted = join(root, 'persistedOperations.json');
const artifacts = join(root, 'client', '__generated__');
const schemaTypes = join(root, 'client', 'generated', 'schemaTypes.ts');

const isValidating = process.argv.includes('--validate');
if (!isValidating) {
  // The compiler only adds to the file, and only what it writes an artifact for.
  await rm(artifacts, { recursive: true, force: true });
  await mkdir(artifacts);
  await writeFile(persisted, '{}\n');
}
const { code } = await run('relay-compiler', isValidating ? ['--validate'] : []);
process.exitCode = code;
if (code === 0 && isValidating && !(await isComplete())) {
  process.stderr.write('persistedOperations.json does not hold exactly the operations of the client: run `npm run relay`.\n');
  process.exitCode = 1;
}
if (code === 0 && !isValidating) await writeFile(schemaTypes, await printSchemaTypes());
if (code === 0 && isValidating && (await readFile(schemaTypes, 'utf8').catch(() => '')) !== (await printSchemaTypes())) {
  process.stderr.write('client/generated/schemaTypes.ts does not fit schema.graphql: run `npm run relay`.\n');
  process.exitCode = 1;
}

/** The enums and inputs of the schema in TypeScript, in the form that Relay's artifacts have them. */
async function printSchemaTypes() {
  const options = { onlyOperationTypes: true, enumsAsTypes: true, futureProofEnums: true, immutableTypes: true, scalars: { DateTime: 'string' } };
  const types = await codegen({
    filename: schemaTypes,
    schema: parse(await readFile(join(root, 'schema.graphql'), 'utf8')),
    documents: [],
    config: {},
    plugins: [{ typescript: options }],
    pluginMap: { typescript },
  });
  return `/* Written by tools/compile-relay.mjs from schema.graphql: \`npm run relay\`. */\n${types}\n`;
}

/** Whether the file holds the operations of the artifacts, and no other. */
async function isComplete() {
  /** @type {Record<string, string>} */
  const held = JSON.parse(await readFile(persisted, 'utf8'));
  const wanted = new Set();
  for (const name of await readdir(artifacts)) {
    const id = /^\/\/ @relayRequestID (?<id>[0-9a-f]{64})$/m.exec(await readFile(join(artifacts, name), 'utf8'))?.groups?.id;
    if (id !== undefined) wanted.add(id);
  }
  const ids = Object.keys(held);
  return ids.length === wanted.size && ids.every((id) => wanted.has(id));
}
