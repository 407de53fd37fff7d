import { Parser } from 'htmlparser2';
import { type ForeignRow, ImportTooLargeError } from '#server/domain/imports/importRows.ts';

/** Attributes that have a place here, or that the feed itself says again; everything else is told as lost. */
const known: ReadonlySet<string> = new Set(['text', 'title', 'type', 'xmlUrl', 'htmlUrl', 'category', 'version', 'language', 'description', 'id', 'created', 'isOpen', 'isComment', 'isBreakpoint']);
/** The parser takes the longer for each element the more are open around it. */
const mostOpen = 1_000;
/** Of a piece of markup that does not end, nothing more is taken. */
const mostPending = 5_000_000;
const mostText = 2_000;

/**
 * Feeds as readers of feeds write them (OPML 1.0 and 2.0): an outline with an address of a feed is that, one without is a folder. Nothing that a document declares is
 * looked up or replaced: only the five entities of XML and numbers are known.
 * @throws ImportTooLargeError for one that is nested deeper than any export is
 */
export async function* readOpml(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const due: ForeignRow[] = [];
  const open: { readonly name: string; readonly folder: string | null }[] = [];
  let pending = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        pending = 0;
        if (open.length >= mostOpen) throw new ImportTooLargeError('This file is nested too deeply to be an export of feeds.');
        const { text = '', title = text, xmlUrl, htmlUrl } = attributes;
        const isFolder = name === 'outline' && xmlUrl === undefined && attributes['url'] === undefined;
        open.push({ name, folder: isFolder ? title.trim() || text.trim() || 'Unnamed' : null });
        if (name !== 'outline' || isFolder) return;
        for (const attribute of Object.keys(attributes)) if (!known.has(attribute)) lostFields.add(attribute);
        due.push({
          text: JSON.stringify(attributes).slice(0, mostText),
          path: open.flatMap(({ folder }) => folder ?? []),
          url: (xmlUrl ?? '').trim().replace(/^feed:(\/\/)?(?=https?:)|^feed:(?=\/\/)/i, ''),
          title: title === xmlUrl ? undefined : title,
          tags: (attributes['category'] ?? '').split(',').map((tag) => tag.replace(/^\//, '').trim()),
          ...(xmlUrl === undefined && { problem: { field: 'xmlUrl', message: `It holds no feed${htmlUrl === undefined ? '' : ', only a page'}.` } }),
        });
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of chunks) {
    pending += chunk.length;
    parser.write(chunk);
    if (pending > mostPending) throw new ImportTooLargeError('A piece of this file does not end.');
    yield* due.splice(0);
  }
  parser.end();
  yield* due.splice(0);
}
