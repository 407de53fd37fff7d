import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { servePages, startTestWorker } from '#tests/support/server.ts';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Read {
  readonly status: string;
  readonly title: string;
  readonly plainText: string | null;
  readonly markdown: string | null;
  readonly details: { joinedPages: number | null };
  readonly processingLog: { stage: string; outcome: string; code: string | null }[];
}

const everything = `query($id: ID!) { node(id: $id) { ... on Source { status title plainText markdown details { joinedPages } processingLog { stage outcome code } } } }`;

/** A site whose pages are served as they are given; what is not given is not found. Answers what was read of the first, and what was asked for. */
async function readSite(pages: Readonly<Record<string, string | number>>, path = Object.keys(pages)[0] ?? '/') {
  const asked: string[] = [];
  const site = await servePages((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    response.statusCode = typeof page === 'number' ? page : page === undefined ? 404 : 200;
    response.setHeader('content-type', request.url?.endsWith('.vtt') ? 'text/vtt' : 'text/html; charset=utf-8').end(typeof page === 'string' ? page : 'Not found');
  });
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await given.links(owner, spaceId, await given.collection(owner, spaceId, 'Inbox'), `${site}${path}`);
  await startTestWorker(vault.database.url);
  const source = await eventually(
    async () => {
      const { data } = await as(owner).query(everything, { id });
      const { node } = data as { node: Read };
      expect(['COMPLETED', 'FAILED']).toContain(node.status);
      return node;
    },
    { interval: 50 },
  );
  return { source, asked: asked.filter((each) => !each.includes('favicon')) };
}

const story = (part: number) =>
  Array.from({ length: 6 }, (_, at) => `<p>Part ${part}, paragraph ${at}: the gates of the tidal lagoon opened this morning after nine years of work, and the turbine began to turn.</p>`).join('');
const author = '<p>Ann Lee has written about the sea for the Halden Review since 2009, and lives by it.</p>';
const page = (title: string, body: string, head = '') => `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="After nine years the gates opened.">${head}</head><body><article><h1>${title}</h1>${body}</article></body></html>`;

test('an article on several pages is read as one, which says so', async () => {
  const { source, asked } = await readSite({
    '/lagoon': page('The tidal lagoon', `${story(1)}${author}<a href="/lagoon/2">2</a> <a href="/lagoon/3">3</a>`),
    '/lagoon/2': page('The tidal lagoon (page 2)', `${story(2)}${author}<a href="/lagoon">1</a> <a href="/lagoon/3">3</a>`),
    '/lagoon/3': page('The tidal lagoon - Page 3 of 3', `${story(3)}${author}<a rel="next" href="/lighthouse">Next article</a>`),
    '/lighthouse': page('The lighthouse', story(9)),
  });
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'The tidal lagoon', details: { joinedPages: 3 } });
  expect(source.plainText?.match(/Part \d/g)?.join()).toBe([1, 2, 3].flatMap((part) => Array<string>(6).fill(`Part ${part}`)).join());
  expect(source.plainText?.match(/Ann Lee has written/g)).toHaveLength(1);
  expect(source.markdown).toContain('Part 3, paragraph 5');
  expect(asked).not.toContain('/lighthouse');
});

test.each([
  ['the next story', { '/story/1': page('The tidal lagoon', `${story(1)}<a rel="next" href="/story/2">Next</a>`), '/story/2': page('The lighthouse', story(2)) }],
  ['what people say about it', { '/lagoon': page('The tidal lagoon', `${story(1)}<a href="?page=2">2</a>`), '/lagoon?page=2': page('The tidal lagoon', `${story(1)}<p>I was there as well, and it was just as it is told here, only that the wind was colder.</p>`) }],
  ['a list of other pages', { '/news/sea': page('News of the sea', `${[1, 2, 3, 4].map((at) => `<h2><a href="/${at}">The story ${at}</a></h2>${story(at)}`).join('')}<a rel="next" href="/news/sea/2">2</a>`), '/news/sea/2': page('News of the sea', story(9)) }],
  ['what is not there', { '/lagoon': page('The tidal lagoon', `${story(1)}<a rel="next" href="/lagoon/2">2</a>`) }],
])('an article does not go on with %s', async (_what, site: Record<string, string>) => {
  const { source } = await readSite(site);
  expect(source).toMatchObject({ status: 'COMPLETED', details: { joinedPages: null } });
  expect(source.plainText).not.toMatch(/Part 9|The lighthouse|colder/);
  expect(source.processingLog.every(({ code }) => code === null)).toBe(true);
});

test('of an article whose last page cannot be had, the log says so', async () => {
  const { source } = await readSite({
    '/lagoon': page('The tidal lagoon', `${story(1)}<a href="/lagoon/2">2</a>`),
    '/lagoon/2': page('The tidal lagoon', `${story(2)}<a href="/lagoon/3">3</a>`),
    '/lagoon/3': 503,
  });
  expect(source).toMatchObject({ status: 'COMPLETED', details: { joinedPages: 2 } });
  expect(source.processingLog.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ outcome: 'SUCCEEDED', code: 'SERVER_ERROR' });
});

test('an article without end ends after twenty pages', async () => {
  const pages = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at === 0 ? '/lagoon' : `/lagoon/${at + 1}`, page('The tidal lagoon', `${story(at + 1)}<a href="/lagoon/${at + 2}">${at + 2}</a>`)]));
  const { source, asked } = await readSite(pages);
  expect(source.details.joinedPages).toBe(20);
  expect(asked).not.toContain('/lagoon/21');
  expect(source.processingLog.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ code: 'TOO_LARGE' });
});

const question = '<p>We and our partners store cookies on your device and process personal data for personalised advertising.</p><p>With your consent our partners may use your personal data. Accept or manage your choices in our privacy policy.</p>';

test('where a page only asks about cookies, its shortened copy is read', async () => {
  const { source } = await readSite({
    '/lagoon': page('The tidal lagoon', question, '<link rel="amphtml" href="/amp/lagoon">'),
    '/amp/lagoon': page('Lagoon', story(1)),
  });
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'The tidal lagoon' });
  expect(source.plainText).toContain('Part 1, paragraph 5');
});

test('where every copy of it asks, it is a bookmark that says why', async () => {
  const { source } = await readSite({
    '/lagoon': page('The tidal lagoon', question, '<link rel="amphtml" href="/amp/lagoon">'),
    '/amp/lagoon': page('The tidal lagoon', question),
  });
  expect(source).toMatchObject({ status: 'COMPLETED', plainText: null });
  expect(source.processingLog.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ code: 'CONSENT' });
});

test('what is said in a video on a page is text, with its times, in the language of the page', async () => {
  const video = '<video src="/v.mp4" title="The opening"><track kind="subtitles" srclang="de" src="/de.vtt"><track kind="captions" srclang="en-GB" src="/en.vtt"><track kind="chapters" src="/chapters.vtt"></video>';
  const { source, asked } = await readSite({
    '/lagoon': page('The tidal lagoon', `${story(1)}${video}`),
    '/en.vtt': 'WEBVTT\n\n00:05.000 --> 00:07.000\nThe gates are open.\n\n01:10.000 --> 01:12.000\nNow <b>turn</b>!',
  });
  expect(source.plainText).toContain('The opening');
  expect(source.plainText).toContain('0:05 The gates are open.\n\n1:10 Now turn!');
  expect(asked).not.toContain('/de.vtt');
});

test.each([
  ['and a description', '<meta name="description" content="A film about rope.">'],
  ['alone', ''],
])('what is said in a video is the text of a page that has nothing else but a title %s', async (_what, head) => {
  const { source } = await readSite({
    '/rope': `<!doctype html><html lang="en"><head><title>How rope is made</title>${head}</head><body><h1>How rope is made</h1><video src="/v.mp4"><track src="/en.vtt" srclang="en"></video></body></html>`,
    '/en.vtt': 'WEBVTT\n\n00:05.000 --> 00:07.000\nHemp is combed before it is spun.',
  });
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'How rope is made', plainText: '0:05 Hemp is combed before it is spun.' });
  expect(source.processingLog.every(({ code }) => code === null)).toBe(true);
});

test.each([
  ['are not there', {}],
  ['are a page', { '/en.vtt': page('Sign in', story(9)) }],
])('a page whose subtitles %s is read without them', async (_what, more: Record<string, string>) => {
  const { source } = await readSite({ '/lagoon': page('The tidal lagoon', `${story(1)}<video src="/v.mp4"><track src="/en.vtt" srclang="en"></video>`), ...more });
  expect(source).toMatchObject({ status: 'COMPLETED' });
  expect(source.plainText).not.toContain('Part 9');
});
