/** What the entries of a source are: beside a text of its own, or all that there is of it. */
export type EntryKind = 'attachments' | 'mails' | 'files';

export function entryKindOf(mimeType: string | null): EntryKind {
  if (mimeType === 'message/rfc822' || mimeType === 'application/vnd.ms-outlook') return 'attachments';
  return mimeType === 'application/mbox' ? 'mails' : 'files';
}
