import { escapeHtml } from '../markup.ts';
import { openArchive } from './archive.ts';
import { Composition } from './composition.ts';
import type { OpenFile } from './openFile.ts';
import type { Reading } from './reading.ts';

const mostListed = 1_000;

/** Lists what is in an archive. Nothing is unpacked, so a bomb is as quiet as any other. @throws ExtractError DAMAGED */
export async function readZip(file: OpenFile): Promise<Reading> {
  const { entries, count } = await openArchive(file);
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const listed = files.slice(0, mostListed).map(({ name, size }) => ({ name: name.replaceAll('\0', '').slice(0, 500), size }));
  const text = new Composition();
  text.add(`<ul>${listed.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`);
  return {
    text,
    details: { entries: listed },
    note:
      listed.length === 0
        ? { code: 'NO_TEXT', message: 'The archive is empty.' }
        : count > listed.length && files.length > listed.length
          ? { code: 'TOO_LARGE', message: `The archive is very long: the first ${listed.length} of its ${count} entries are listed.` }
          : null,
  };
}
