import { z } from 'zod';
import type { ForeignHighlight, ForeignRow } from '#server/domain/imports/importRows.ts';
import type { Archive } from './openArchive.ts';
import { writtenDate, writtenNames, writtenText } from './writtenValues.ts';


const itemSchema = z.object({
  slug: writtenText,
  url: z.string(),
  title: writtenText,
  state: writtenText,
  readingProgress: z.number().catch(0),
  labels: writtenNames,
  savedAt: writtenDate,
});

/** A file of twenty items, and the marks of one of them, have no more bytes. */
const largestList = 20_000_000;
const largestMarks = 5_000_000;

/** What it has of an item besides, which the page says again or which has no place here. */
const lost = ['author', 'description', 'thumbnail'] as const;

export const isOmnivore = ({ names }: Archive): boolean => names.some((name) => name.startsWith('metadata_'));

/** What Omnivore exported: lists of twenty items, their text as HTML, which is read anew from their address, and what was marked in them. @throws ImportTooLargeError */
export async function* readOmnivore(archive: Archive, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const lists = archive.names.filter((name) => name.startsWith('metadata_')).sort((one, other) => firstOf(one) - firstOf(other));
  for (const name of lists) {
    const items = listIn(await archive.text(name, largestList));
    if (items === null) yield { text: name, path: [], url: null, problem: { code: 'DAMAGED', field: null, message: 'This part of the archive is damaged.' } };
    for (const item of items ?? []) yield await rowOf(archive, item, lostFields);
  }
}

const firstOf = (name: string) => Number(/\d+/.exec(name)?.[0]);

function listIn(text: string): unknown[] | null {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function rowOf(archive: Archive, item: unknown, lostFields: Set<string>): Promise<ForeignRow> {
  const text = JSON.stringify(item).slice(0, 500);
  const { success, data } = itemSchema.safeParse(item);
  if (!success) return { text, path: [], url: null, problem: { field: 'url', message: 'It lacks what it should have.' } };
  const { slug, url, title, state, readingProgress, labels, savedAt } = data;
  for (const field of lost) if ((item as Record<string, unknown>)[field]) lostFields.add(field);
  const marks = `highlights/${slug}.md`;
  const { highlights, note } = archive.has(marks) ? highlightsIn(await archive.text(marks, largestMarks)) : { highlights: [], note: '' };
  return { text, path: [], url, title, note, tags: labels, addedAt: savedAt, isDone: /^archived$/i.test(state), readingProgress: readingProgress / 100, highlights };
}

/** A quote, whose lines begin with `>` where they were empty; below it its labels, and what was noted. What is noted without a quote is of the whole page. */
function highlightsIn(markdown: string): { readonly highlights: readonly ForeignHighlight[]; readonly note: string } {
  const highlights: ForeignHighlight[] = [];
  const notes: string[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const text = block.trim();
    if (text.startsWith('> ')) highlights.push({ quote: text.split('\n').map((line) => line.replace(/^>\s?/, '')).join('\n').trim() });
    else if (text === '' || /^(?:#\S+\s*)+$/.test(text)) continue;
    else {
      const last = highlights.pop();
      if (last) highlights.push({ ...last, note: last.note === undefined ? text : `${last.note}\n\n${text}` });
      else notes.push(text);
    }
  }
  return { highlights, note: notes.join('\n\n') };
}
