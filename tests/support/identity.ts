import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import type { Caller, IdentityProvider, IdentitySettings, PasswordHashing, SecondStep } from '#server/identity/identity.ts';
import { createLocalProvider } from '#server/identity/local/local.ts';
import { createThrottle, type Throttle } from '#server/identity/throttle.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import type { Mail, Mailer } from '#server/platform/mail/mail.ts';

export const silentLog = pino({ level: 'silent' });

export const caller: Caller = { address: '192.0.2.1', userAgent: 'tests', locale: 'en', device: null, keepsCookies: false };

export const goodPassword = 'seven purple kites';

/** Hashes as the vault does, at a thousandth of the cost, which is most of what a sign-in takes. The true cost: tests/server/identity/local.test.ts. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => quickHash(password, randomBytes(16).toString('hex')),
  verify: async ({ hash, password }) => quickHash(password, hash.split(':')[0] ?? '') === hash,
};
const quickHash = (password: string, salt: string) => `${salt}:${scryptSync(password.normalize('NFKC'), salt, 64, { N: 16, r: 16 }).toString('hex')}`;

/** An address nobody has used yet. */
export const newEmail = () => `${randomBytes(8).toString('hex')}@example.org`;

/** A folder of its own, gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vault-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A log whose lines can be read back. */
export function recordingLog(): { log: import('pino').Logger; lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }), lines };
}

/** Takes mails instead of a mail server. `next()` waits for the next one to come. */
export function recordingMailer(): Mailer & { readonly sent: Mail[]; next(): Promise<Mail> } {
  const sent: Mail[] = [];
  const waiting: ((mail: Mail) => void)[] = [];
  let read = 0;
  return {
    sent,
    async send(mail) {
      sent.push(mail);
      if (waiting.length > 0) {
        read++;
        waiting.shift()?.(mail);
      }
    },
    next: () =>
      new Promise((resolve) => {
        const mail = sent[read];
        if (!mail) return void waiting.push(resolve);
        read++;
        resolve(mail);
      }),
    close() {},
  };
}

export const settings = (folder: string, more: Partial<IdentitySettings> = {}): IdentitySettings => ({
  IDENTITY: 'local',
  PUBLIC_URL: 'https://vault.example.org',
  VAULT_DATA: folder,
  ...more,
});

type Issue = NonNullable<IdentityProvider['issueToken']>;

/** All that the local provider can do, for people without a second step. */
type LocalIdentity = Required<Omit<IdentityProvider, 'issueToken'>> & {
  issueToken(...given: Parameters<Issue>): Promise<Exclude<Awaited<ReturnType<Issue>>, SecondStep>>;
};

export interface LocalVault {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly identity: LocalIdentity;
  readonly mailer: ReturnType<typeof recordingMailer>;
}

/** A local provider as one process of the vault has it, closed after the test. */
export async function localVault(
  databaseUrl: string,
  {
    folder = temporaryFolder(),
    rateLimit = 1,
    sendsMail = false,
    publicUrl,
    hashesQuickly = true,
  }: { folder?: string; rateLimit?: number; sendsMail?: boolean; publicUrl?: string | undefined; hashesQuickly?: boolean } = {},
): Promise<LocalVault> {
  const database = openDatabase(databaseUrl, { max: 8 });
  const throttle = createThrottle(database.pool, rateLimit);
  const mailer = recordingMailer();
  const identity = await createLocalProvider(settings(folder, { ...(sendsMail && { SMTP_URL: 'smtp://mail.example.org' }), ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }) }), {
    database,
    mailer,
    throttle,
    passwordHashing: hashesQuickly ? quickHashing : undefined,
    log: silentLog,
  });
  onTestFinished(async () => {
    await identity.close();
    await database.close();
  });
  return { database, throttle, mailer, identity: identity as LocalVault['identity'] };
}

/** The token in a mail's reset link. */
export const resetTokenIn = (mail: Pick<Mail, 'text'>) => tokenIn(mail, 'reset-password');

/** The token in a mail's link that proves an address. */
export const verificationTokenIn = (mail: Pick<Mail, 'text'>) => tokenIn(mail, 'verify-email');

function tokenIn({ text }: Pick<Mail, 'text'>, path: string): string {
  const token = new RegExp(`https://vault\\.example\\.org/${path}/(\\S+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${path} in: ${text}`);
  return token;
}

/** Somebody with an account, ready to sign in. */
export async function registered(vault: LocalVault, password = goodPassword) {
  const email = newEmail();
  const person = await vault.identity.register({ email, password, displayName: 'Ada Lovelace' }, caller);
  return { email, password, person };
}

/** Tries to sign in with a wrong password so many times. */
export async function wrongTimes(vault: LocalVault, email: string, times: number, by: Caller = caller): Promise<void> {
  for (let i = 0; i < times; i++) {
    await expect(vault.identity.issueToken({ email, password: 'not the password' }, by)).rejects.toMatchObject({
      reason: 'wrong-credentials',
    });
  }
}
