import type { OpenFile } from '../base/openFile.ts';
import { mailsOf } from '../mail/readMbox.ts';
import { largestMail, parseMail } from '../mail/readMail.ts';
import { attachmentOfMsg } from '../mail/readMsg.ts';
import { ExtractError } from '../../extractError.ts';
import { goneEntry } from './entryErrors.ts';
import type { Entries } from './foundEntry.ts';

/** What is attached to a mail. */
export async function* attachmentsOfMail(file: OpenFile, wanted: readonly number[]): Entries {
  const { attachments } = await parseMail(await file.all(largestMail));
  for (const position of wanted) {
    const content = attachments[position]?.content;
    if (content === undefined) yield { position, refusal: goneEntry() };
    else yield { position, bytes: once(typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)) };
  }
}

/** What is attached to a message of Outlook. */
export async function* attachmentsOfMsg(file: OpenFile, wanted: readonly number[]): Entries {
  const bytes = await file.all(largestMail);
  for (const position of wanted) {
    const content = attachmentOfMsg(bytes, position);
    if (content === null) yield { position, refusal: goneEntry() };
    else yield { position, bytes: once(content) };
  }
}

/** The mails in a mailbox, each as a file of its own. */
export async function* mailsOfMbox(file: OpenFile, wanted: readonly number[]): Entries {
  const left = new Set(wanted);
  let position = -1;
  for await (const { bytes, size } of mailsOf(file, largestMail)) {
    position += 1;
    if (!left.delete(position)) continue;
    if (size > bytes.byteLength) yield { position, refusal: new ExtractError('TOO_LARGE', 'This mail is larger than 48 MB. It is not taken out.') };
    else yield { position, bytes: once(bytes) };
    if (left.size === 0) return;
  }
  for (const missing of left) yield { position: missing, refusal: goneEntry() };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
