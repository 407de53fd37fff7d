import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { removeEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { startSmtpServer } from './smtpServer.ts';
import { makeRemovableFolder } from './temporaryPostgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers, and where it keeps everything. */
    product: { url: string; dataFolder: string };
  }
}

/** Once per run: the whole product as a person starts it, on a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = [];
  const teardown = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const dataFolder = await makeRemovableFolder();
    undo.push(() => removeEmbeddedPostgres(dataFolder));
    const mailServer = await receiveMail(join(dataFolder, 'mail'));
    undo.push(async () => mailServer.close());
    const { url, stop } = await startProduct(dataFolder, mailServer.port);
    undo.push(stop);
    project.provide('product', { url, dataFolder });
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

/** Mails become files, as they do without a mail server: where they are looked for is one place. */
async function receiveMail(folder: string) {
  await mkdir(folder);
  let count = 0;
  return startSmtpServer((mail) => writeFileSync(join(folder, `${String(++count).padStart(6, '0')}.eml`), mail));
}

async function startProduct(dataFolder: string, mailPort: number): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), VAULT_DATA: dataFolder, FETCH_ALLOW: '127.0.0.1', RATE_LIMIT: '0', SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
    // By the channel it hears when we are gone, and stops in order.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Knowledge Vault is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
