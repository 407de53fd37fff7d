import type { ArchiveEntry } from '../../extraction.ts';
import { escapeHtml } from '../../text/markup.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import type { FileContent } from '../base/fileContent.ts';

const maxListed = 1_000;

/** The names of what is in an archive, as text and as details. @param count how many there are in all */
export function listingOf(files: readonly ArchiveEntry[], count: number): FileContent {
  const listed = files.slice(0, maxListed).map(({ name, size }) => ({ name: name.replaceAll('\0', '').slice(0, 500), size }));
  const text = new TextBuilder();
  text.add(`<ul>${listed.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`);
  return {
    text,
    form: 'code',
    details: { entries: listed },
    note:
      listed.length === 0
        ? { code: 'NO_TEXT', message: 'The archive is empty.' }
        : count > listed.length
          ? { code: 'TOO_LARGE', message: `The archive is very long: the first ${listed.length} of its ${count} entries are listed.` }
          : files.every(({ isEncrypted }) => isEncrypted)
            ? { code: 'PASSWORD', message: 'All files in it are protected with a password: they are listed, and cannot be taken out here. Unpack it yourself and add what is in it.' }
            : null,
  };
}
