import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type ForeignRow, ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import { openForeignFile } from '#server/jobs/imports/formats/openForeignFile.ts';
import { UnknownFormatError } from '#server/jobs/imports/formats/unknownFormat.ts';

/** All of a file, which comes in pieces of so many bytes. */
async function read(text: string, pieces = 7) {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) => bytes.subarray(index * pieces, (index + 1) * pieces));
  const file = await openForeignFile(Readable.from(chunks, { objectMode: false }), 'AUTO');
  const rows: ForeignRow[] = [];
  for await (const row of file.rows) rows.push(row);
  return { format: file.format, rows, lost: [...file.lostFields].sort() };
}

test('Pocket, as CSV', async () => {
  const { format, rows, lost } = await read('title,url,time_added,tags,status\n"Tides, a ""primer""",https://example.org/tides,1609459200,sea|to read,unread\nRead,https://example.org/read,1609459201,,archive\n');
  expect([format, lost]).toEqual(['POCKET_CSV', []]);
  expect(rows[0]).toMatchObject({ title: 'Tides, a "primer"', url: 'https://example.org/tides', addedAt: new Date('2021-01-01T00:00:00Z'), tags: ['sea', 'to read'], isDone: false });
  expect(rows[1]?.isDone).toBe(true);
});

test('Raindrop, as CSV: folders, favorites and notes; what has no place is named', async () => {
  const { format, rows, lost } = await read('id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n7,Tides,Mine,x,https://example.org/tides,Sea / Moon,"a, b",2021-01-01T00:00:00.000Z,,,true\n8,Loose,,,https://example.org/loose,Unsorted,,2021-01-01T00:00:00.000Z,,,false\n');
  expect([format, lost]).toEqual(['RAINDROP_CSV', ['cover', 'excerpt', 'highlights']]);
  expect(rows[0]).toMatchObject({ path: ['Sea', 'Moon'], note: 'Mine', tags: ['a', 'b'], isFavorite: true, addedAt: new Date('2021-01-01T00:00:00Z') });
  expect(rows[1]).toMatchObject({ path: [], isFavorite: false });
});

test('Readwise Reader, as CSV', async () => {
  const { format, rows } = await read(`Title,URL,ID,Document tags,Saved date,Reading progress,Location,Seen\nTides,https://example.org/tides,01x,"['sea', 'moon']",2021-01-01 00:00:00+00:00,0.5,archive,True\n`);
  expect(format).toBe('READWISE_CSV');
  expect(rows).toMatchObject([{ url: 'https://example.org/tides', tags: ['sea', 'moon'], isDone: true, addedAt: new Date('2021-01-01T00:00:00Z') }]);
});

test('any table that names an address', async () => {
  const { format, rows } = await read('Link;Name;Collection\nhttps://example.org/a;A;Sea\n\nnonsense;B;\n');
  expect(format).toBe('CSV');
  expect(rows).toMatchObject([{ url: 'https://example.org/a', title: 'A', path: ['Sea'] }, { url: 'nonsense', title: 'B', path: [] }]);
});

test('OneTab, and a plain list of addresses', async () => {
  const { format, rows } = await read('https://example.org/a | A page | of two\r\n\r\nhttps://example.org/b\r\n');
  expect(format).toBe('CSV');
  expect(rows).toMatchObject([{ url: 'https://example.org/a', title: 'A page | of two' }, { url: 'https://example.org/b', title: undefined }]);
});

test('Pinboard, as JSON; an object that is none stops nothing', async () => {
  const { format, rows, lost } = await read('[{"href":"https://example.org/a","description":"A {brace} \\" and [list]","extended":"Mine","tags":"sea moon","time":"2021-01-01T00:00:00Z","toread":"yes","shared":"no"},{"href":7},{bad},{"href":"https://example.org/b"}]');
  expect([format, lost]).toEqual(['PINBOARD_JSON', ['shared', 'toread']]);
  expect(rows).toMatchObject([
    { url: 'https://example.org/a', title: 'A {brace} " and [list]', note: 'Mine', tags: ['sea', 'moon'], addedAt: new Date('2021-01-01T00:00:00Z') },
    { url: null, problem: { field: 'href' } },
    { url: null, text: '{bad}', problem: { message: 'This is no JSON.' } },
    { url: 'https://example.org/b' },
  ]);
});

test('Karakeep; what is no link is told, and a file that breaks off loses only its last row', async () => {
  const { format, rows } = await read('{"bookmarks":[{"createdAt":1609459200,"title":"A","tags":["sea"],"content":{"type":"link","url":"https://example.org/a"},"note":"Mine","archived":true},{"createdAt":1609459200,"title":null,"tags":[],"content":{"type":"text","text":"words"},"note":null},{"title":"C","content":{"type":"li');
  expect(format).toBe('KARAKEEP_JSON');
  expect(rows).toMatchObject([
    { url: 'https://example.org/a', title: 'A', tags: ['sea'], note: 'Mine', isDone: true, addedAt: new Date('2021-01-01T00:00:00Z') },
    { url: null, problem: { field: 'content' } },
    { url: null, problem: { field: null } },
  ]);
});

test("Pocket's own page: what was read is done with", async () => {
  const { format, rows } = await read('<!DOCTYPE html><html><head><title>Pocket Export</title></head><body><h1>Unread</h1><ul><li><a href="https://example.org/a" time_added="1609459200" tags="sea,moon">A</a></li></ul><h1>Read Archive</h1><ul><li><a href="https://example.org/b" time_added="1609459200" tags="">B</a></li></ul></body></html>');
  expect(format).toBe('BOOKMARKS_HTML');
  expect(rows).toMatchObject([
    { url: 'https://example.org/a', path: [], tags: ['sea', 'moon'], addedAt: new Date('2021-01-01T00:00:00Z'), isDone: false },
    { url: 'https://example.org/b', path: [], isDone: true },
  ]);
});

test('bookmarks whose markup is damaged: what is there is read, and nothing of it holds the others up', async () => {
  const long = 'x'.repeat(30_000);
  const { rows } = await read(`<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><H3>Sea</H3><DL><DT><A HREF="https://example.org/a" ICON="${long}">A<DT><A HREF="https://example.org/b">B &amp; b</A><DD>Note</DL></DL></DL></DL><DT><A HREF='https://example.org/c'>${long}</A><A HREF="https://example.org/d`, 1_000);
  expect(rows.map(({ url, path }) => [url, path])).toEqual([
    ['https://example.org/a', ['Sea']],
    ['https://example.org/b', ['Sea']],
    ['https://example.org/c', []],
  ]);
  expect(rows[1]).toMatchObject({ title: 'B & b', note: 'Note' });
  for (const { text, title } of rows) expect([text.length <= 2_000, (title?.length ?? 0) <= 40_000]).toEqual([true, true]);
});

test.each([['words', 'Dear diary, nothing of this is a link.'], ['nothing', ''], ['other JSON', '{"a": 1}'], ['bytes', '\u0000\u0001\u0002']])('what is none of these is told: %s', async (_name, text) => {
  await expect(read(text)).rejects.toThrow(UnknownFormatError);
});

/** Files that would take a processor for hours, or all the memory, if they were read to their end. */
test.each([
  ['lists that never close', '<!DOCTYPE NETSCAPE-Bookmark-file-1>', '<dl>'],
  ['lists of JSON that never close', '{"bookmarks": [{', '['],
  ['a quotation mark that never closes', 'url,title\n"', 'x'],
])('what is built to harm is read no further than that shows: %s', async (_name, beginning, piece) => {
  let taken = 0;
  function* endless() {
    yield Buffer.from(beginning.padEnd(10_000, piece));
    for (; ; taken++) yield Buffer.from(piece.repeat(10_000));
  }
  const file = await openForeignFile(Readable.from(endless(), { objectMode: false }), 'AUTO');
  const readAll = async () => {
    for await (const row of file.rows) expect(row).toBeDefined();
  };
  await expect(readAll()).rejects.toThrow(ImportTooLargeError);
  expect(taken).toBeLessThan(600);
});

test('bookmarks in two thousand folders are read to their end', async () => {
  const folders = Array.from({ length: 2_000 }, (_, index) => `<DT><H3>F${index}</H3>\n<DL><p>\n<DT><A HREF="https://example.org/${index}">A</A>\n</DL><p>\n`);
  const { rows } = await read(`<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${folders.join('')}</DL><p>`, 60_000);
  expect([rows.length, rows.at(-1)?.path]).toEqual([2_000, ['F1999']]);
});
