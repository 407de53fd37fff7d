import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type ForeignRow, ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import { openForeignFile } from '#server/jobs/imports/formats/openForeignFile.ts';
import { UnknownFormatError } from '#server/jobs/imports/formats/unknownFormat.ts';

/** All of a file, which comes in pieces of so many bytes. */
async function read(text: string, pieces = 7) {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) => bytes.subarray(index * pieces, (index + 1) * pieces));
  const file = await openForeignFile(async () => Readable.from(chunks, { objectMode: false }), 'AUTO');
  const rows: ForeignRow[] = [];
  for await (const row of file.rows) rows.push(row);
  return { format: file.format, rows, collections: file.collections, lost: [...file.lostFields].sort() };
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
  ['outlines that never close', '<?xml version="1.0"?><opml version="2.0"><body>', '<outline text="a">'],
  ['an outline that never ends', '<?xml version="1.0"?><opml version="2.0"><body><outline text="', 'x'],
  ['a collection that never ends', '{"name":"A","collections":[{"id":1,"name":"', 'x'],
  ['a quotation mark that never closes', 'url,title\n"', 'x'],
])('what is built to harm is read no further than that shows: %s', async (_name, beginning, piece) => {
  let taken = 0;
  function* endless() {
    yield Buffer.from(beginning.padEnd(10_000, piece));
    for (; ; taken++) yield Buffer.from(piece.repeat(10_000));
  }
  const readAll = async () => {
    const file = await openForeignFile(async () => Readable.from(endless(), { objectMode: false }), 'AUTO');
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

test('Instapaper, as CSV: its own three folders say what became of a page', async () => {
  const { format, rows, lost } = await read('URL,Title,Selection,Folder,Timestamp,Tags\nhttps://example.org/a,A,,Unread,1609459200,"[]"\nhttps://example.org/b,B,What I chose,Archive,1609459201,"[""caf\\u00e9"",""a, b""]"\nhttps://example.org/c,C,,Starred,,\nhttps://example.org/d,D,,Sea,1609459203,"[]"\n');
  expect([format, lost]).toEqual(['INSTAPAPER_CSV', []]);
  expect(rows).toMatchObject([
    { url: 'https://example.org/a', path: [], tags: [], isDone: false, isFavorite: false, addedAt: new Date('2021-01-01T00:00:00Z') },
    { url: 'https://example.org/b', path: [], note: 'What I chose', tags: ['café', 'a, b'], isDone: true, isFavorite: false },
    { url: 'https://example.org/c', path: [], tags: [''], isDone: false, isFavorite: true },
    { url: 'https://example.org/d', path: ['Sea'], isDone: false, isFavorite: false },
  ]);
});

test('Instapaper, as it was before it told tags and dates', async () => {
  const { format, rows } = await read('URL,Title,Selection,Folder\nhttps://example.org/a,A,,Archive\n');
  expect(format).toBe('INSTAPAPER_CSV');
  expect(rows).toMatchObject([{ url: 'https://example.org/a', path: [], isDone: true, addedAt: undefined }]);
});

const linkwarden = {
  name: 'Mina',
  username: 'mina',
  email: 'mina@example.org',
  collections: [
    { id: 3, name: 'Moon', description: 'Below the sea', parentId: 2, rssSubscriptions: [{ id: 1, url: 'https://example.org/feed.xml' }], links: [{ id: 30, name: 'A {brace} and "quote"', url: 'https://example.org/a', description: 'Mine', textContent: 'words', importDate: null, createdAt: '2021-01-01T00:00:00.000Z', tags: [{ id: 1, name: 'to read' }] }] },
    { id: 1, name: 'Unorganized', description: '', parentId: null, rssSubscriptions: [], links: [{ id: 31, name: 'B', url: 'https://example.org/b', importDate: '2020-01-01T00:00:00.000Z', createdAt: '2021-01-01T00:00:00.000Z', tags: [] }, { id: 32, name: 'A file', url: null, type: 'pdf', tags: [] }, { id: 33, url: 7 }] },
    { id: 2, name: 'Sea', description: 'Above', parentId: null, links: [] },
  ],
  pinnedLinks: [{ id: 31, name: 'B', url: 'https://example.org/b' }],
};

test('Linkwarden, as JSON: collections below others that stand later, what is pinned, and collections without a link', async () => {
  const { format, rows, collections, lost } = await read(JSON.stringify(linkwarden, null, 2));
  expect([format, lost]).toEqual(['LINKWARDEN_JSON', ['rssSubscriptions', 'textContent']]);
  expect(collections).toEqual([{ path: ['Sea', 'Moon'], description: 'Below the sea' }, { path: ['Sea'], description: 'Above' }]);
  expect(rows).toMatchObject([
    { url: 'https://example.org/a', title: 'A {brace} and "quote"', path: ['Sea', 'Moon'], note: 'Mine', tags: ['to read'], addedAt: new Date('2021-01-01T00:00:00Z'), isFavorite: false },
    { url: 'https://example.org/b', path: [], addedAt: new Date('2020-01-01T00:00:00Z'), isFavorite: true },
    { url: null, problem: { field: 'url' } },
    { url: null, problem: { field: 'url' } },
  ]);
});

test('Linkwarden: collections that lie in each other in a circle end, and a file that breaks off gives what stands before', async () => {
  const circle = JSON.stringify({ collections: [{ id: 1, name: 'A', parentId: 2, links: [{ url: 'https://example.org/a' }] }, { id: 2, name: 'B', parentId: 1, links: [{ url: 'https://example.org/b' }] }] });
  expect((await read(circle)).rows.map(({ path }) => path)).toEqual([['B', 'A'], ['A', 'B']]);
  const { rows } = await read(circle.slice(0, -20));
  expect(rows).toMatchObject([{ url: 'https://example.org/a' }, { url: null, problem: { code: 'DAMAGED' } }]);
});

test('wallabag, as JSON: what was marked comes along, and numbers count as yes and no', async () => {
  const entry = { id: 1, title: 'A', url: 'https://example.org/a', is_archived: 1, is_starred: 0, tags: ['sea', 'moon'], content: '<p>Words</p>', created_at: '2016-09-08T11:55:58+0200', annotations: [{ text: 'My thought', quote: 'some words', created_at: '2024-01-02T09:00:00+0000' }, { quote: 'without a note' }] };
  const { format, rows, lost } = await read(JSON.stringify([entry, { title: 'none' }, { ...entry, url: 'https://example.org/b', is_archived: false, is_starred: true, tags: [], annotations: undefined }]));
  expect([format, lost]).toEqual(['WALLABAG_JSON', ['content']]);
  expect(rows).toMatchObject([
    { url: 'https://example.org/a', title: 'A', tags: ['sea', 'moon'], isDone: true, isFavorite: false, addedAt: new Date('2016-09-08T09:55:58Z'), highlights: [{ quote: 'some words', note: 'My thought', createdAt: new Date('2024-01-02T09:00:00Z') }, { quote: 'without a note', note: '' }] },
    { url: null, problem: { field: 'url' } },
    { url: 'https://example.org/b', isDone: false, isFavorite: true, highlights: [] },
  ]);
});

test('feeds, as OPML: an outline with an address is a feed, one without a folder', async () => {
  const { format, rows, lost } = await read('<?xml version="1.0" encoding="UTF-8"?><opml version="2.0"><head><title>Feeds</title></head><body><outline text="Sea"><outline text="Moon &amp; tides" title="Moon &amp; tides"><outline type="rss" text="A &lt;b&gt;" xmlUrl="https://example.org/a.xml" htmlUrl="https://example.org" category="/Tides,moon" starred="true"/></outline></outline><outline type="rss" xmlUrl="feed://example.org/b.xml"/><outline type="link" text="A page" url="https://example.org/c"/></body></opml>');
  expect([format, lost]).toEqual(['OPML', ['starred', 'url']]);
  expect(rows).toMatchObject([
    { url: 'https://example.org/a.xml', title: 'A <b>', path: ['Sea', 'Moon & tides'], tags: ['Tides', 'moon'] },
    { url: '//example.org/b.xml', path: [] },
    { url: '', problem: { field: 'xmlUrl' } },
  ]);
});

test('what a document declares is neither looked up nor multiplied', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE opml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]><opml version="2.0"><body><outline text="&b;&file;" xmlUrl="https://example.org/a.xml"/></body></opml>`;
  const { format, rows } = await read(bomb);
  expect([format, rows.length, rows[0]?.title]).toEqual(['OPML', 1, '&b;&file;']);
});
