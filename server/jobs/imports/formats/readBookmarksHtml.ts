import { Parser } from 'htmlparser2';
import { type ForeignRow, ImportTooLargeError } from '#server/domain/imports/importRows.ts';

/** Attributes that have a place here, or that only decorate; everything else is told as lost. */
const known: ReadonlySet<string> = new Set(['href', 'add_date', 'time_added', 'last_modified', 'last_visit', 'icon', 'icon_uri', 'tags', 'toread', 'private', 'target', 'rel', 'class', 'id', 'data-cover', 'data-important']);
/** Of a piece of markup that does not end, nothing more is kept. */
const mostPending = 5_000_000;
const mostText = 2_000;
/** The parser takes the longer for each element the more are open around it. Two stay open for each folder beside another. */
const mostOpen = 10_000;

/**
 * Bookmarks as browsers and most services write them (Netscape), and Pocket's own page. It is read as it comes: nested lists with a heading are
 * collections, whatever else the markup says. Damaged markup ends no reading.
 * @throws ImportTooLargeError for markup that is nested deeper than any export is
 */
export async function* readBookmarksHtml(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const due: ForeignRow[] = [];
  const reading = createReading(due, lostFields);
  for await (const chunk of chunks) {
    reading.write(chunk);
    yield* due.splice(0);
  }
  reading.end();
  yield* due.splice(0);
}

function createReading(due: ForeignRow[], lostFields: Set<string>) {
  /** A list below a heading is that collection; one without is nothing of its own. */
  const lists: (string | null)[] = [];
  let heading: string | null = null;
  let section = '';
  let link: { readonly attributes: Record<string, string>; readonly start: number } | null = null;
  let collected: string | null = null;
  let note: { row: ForeignRow; text: string } | null = null;
  let raw = '';
  let rawStart = 0;
  let open = 0;

  const flushNote = () => {
    if (!note) return;
    const text = note.text.trim();
    due.push(text === '' ? note.row : { ...note.row, note: text });
    note = null;
  };

  /** A link ends with its tag, or where the next one begins. */
  const finishLink = (end: number) => {
    if (!link) return;
    const start = link.start - rawStart;
    note = { row: rowOf(link.attributes, collected ?? '', raw.slice(start, Math.min(end - rawStart, start + mostText))), text: '' };
    link = null;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open += 1;
        if (open > mostOpen) throw new ImportTooLargeError('This file is nested too deeply to be an export of bookmarks.');
        if (name === 'dd') {
          collected = null;
          return;
        }
        if (name === 'a') finishLink(parser.startIndex);
        if (name !== 'p' && name !== 'br') flushNote();
        if (name === 'h1' || name === 'h2' || name === 'h3') collected = '';
        else if (name === 'dl' || name === 'ul') {
          lists.push(heading);
          heading = null;
        } else if (name === 'a' && attributes['href'] !== undefined) {
          link = { attributes, start: parser.startIndex };
          collected = '';
          for (const attribute of Object.keys(attributes)) if (!known.has(attribute)) lostFields.add(attribute);
        }
      },
      ontext(text) {
        if (collected !== null) {
          if (collected.length < mostText) collected += text;
        } else if (note && note.text.length < mostText * 10) note.text += text;
      },
      onclosetag(name) {
        open -= 1;
        if (name === 'h1' || name === 'h2') section = (collected ?? '').trim();
        else if (name === 'h3') heading = (collected ?? '').trim() || 'Unnamed';
        else if (name === 'dl' || name === 'ul') {
          flushNote();
          lists.pop();
          heading = null;
        } else if (name === 'a' && link) {
          finishLink(parser.endIndex + 1);
        } else return;
        collected = null;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );

  function rowOf(attributes: Record<string, string>, title: string, text: string): ForeignRow {
    const { href = '', add_date: added, time_added: addedToPocket, tags = '', toread } = attributes;
    return {
      text,
      path: lists.filter((name) => name !== null),
      // Folders of browsers hold queries (place:) and scripts (javascript:), which are no addresses.
      url: href,
      title: title.trim() === href.trim() ? undefined : title,
      tags: tags.split(',').map((tag) => tag.trim()),
      addedAt: dateOf(added ?? addedToPocket),
      isDone: /^read archive$/i.test(section) || toread === '0',
    };
  }

  return {
    write(chunk: string) {
      raw += chunk;
      parser.write(chunk);
      // What a link that is being read may still need, and no more.
      const needed = link ? link.start : parser.endIndex;
      if (raw.length > mostPending || needed > rawStart) {
        const cut = raw.length > mostPending ? raw.length : Math.max(0, needed - rawStart);
        raw = raw.slice(cut);
        rawStart += cut;
      }
    },
    end() {
      parser.end();
      finishLink(parser.endIndex + 1);
      flushNote();
    },
  };
}

/** Seconds since 1970, as all of them write it; some write milliseconds or microseconds. */
function dateOf(written: string | undefined): Date | undefined {
  const number = Number(written ?? '');
  if (!Number.isFinite(number) || number <= 0) return undefined;
  const milliseconds = number > 1e14 ? number / 1_000 : number > 1e11 ? number : number * 1_000;
  return milliseconds < 8.64e15 ? new Date(milliseconds) : undefined;
}
