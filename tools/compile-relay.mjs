import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/*
 * node tools/compile-relay.mjs              writes client/__generated__ and persistedOperations.json from the client's graphql`…`
 * node tools/compile-relay.mjs --validate   says whether they are what the client says; exit code 1 if not
 */

const persisted = join(root, 'persistedOperations.json');
const artifacts = join(root, 'client', '__generated__');

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
