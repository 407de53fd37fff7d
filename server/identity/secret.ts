import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret that this vault made for itself: 256 random bits as text, stored in `<VAULT_DATA>/secrets/<name>` for this
 * user's eyes only. Processes that start at the same moment on one folder get the same one.
 */
export async function vaultSecret(dataFolder: string, name: string): Promise<string> {
  const folder = join(dataFolder, 'secrets');
  const file = join(folder, name);
  const stored = await readFile(file, 'utf8').catch(absent);
  if (stored !== null) return stored;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${name}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    // A link appears whole and only where nothing was, so the first process wins and the others read its secret.
    await link(partial, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(partial, { force: true });
  }
  return readFile(file, 'utf8');
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
