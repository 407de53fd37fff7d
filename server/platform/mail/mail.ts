import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Log } from '../log.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail, or the file is written; rejects otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  /** `smtp://` or `smtps://`; without it every mail becomes a file. */
  readonly smtpUrl?: string | undefined;
  /** Where the files go. Made when the first mail is written, for this user's eyes only. */
  readonly folder: string;
  readonly from: string;
  readonly log: Log;
}

const smtpTimeoutMs = 15_000;

/**
 * Sends mails over SMTP. Without a mail server each one is written to `<folder>/<time>-<random>.eml`, so that a
 * vault on one's own machine needs none; the log then names the file and never what is in it.
 * nodemailer is loaded with the first mail: most processes send none.
 */
export function createMailer({ smtpUrl, folder, from, log }: MailerOptions): Mailer {
  let transport: Promise<Transporter> | undefined;

  async function openTransport(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    // Attachments by path or address would let a mail's text reach files and hosts.
    const sealed = { disableFileAccess: true, disableUrlAccess: true };
    if (!smtpUrl) return createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...sealed });
    return createTransport({
      url: smtpUrl,
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
      ...sealed,
    });
  }

  return {
    async send(mail) {
      const sent = (await (await (transport ??= openTransport())).sendMail({ from, ...mail })) as { message?: unknown };
      if (smtpUrl) return;
      log.info({ file: await writeMailFile(folder, sent.message as Buffer) }, 'mail written to a file: no SMTP_URL is set');
    },
    close() {
      void transport?.then((open) => open.close());
    },
  };
}

/** Whole or not there: a reader never sees half a mail. */
async function writeMailFile(folder: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  const partial = join(folder, `.${name}.part`);
  const file = join(folder, `${name}.eml`);
  try {
    await writeFile(partial, message, { mode: 0o600, flag: 'wx' });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return file;
}
