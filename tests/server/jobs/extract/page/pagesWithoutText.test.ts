import { describe, expect, test } from 'vitest';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { page } from '../pages.ts';

const story = Array.from({ length: 6 }, (_, at) => `The keeper of Halden wrote down the weather of day ${at} every evening, and the ships that passed below in the strait.`);
const head = '<title>The lighthouse log</title><meta name="description" content="A keeper wrote down the weather and the ships."><meta property="og:image" content="/log.jpg">';
const shell = (more: string, about = head) => page(`<!doctype html><html lang="en"><head>${about}</head><body><div id="root">Loading…</div><script src="/app.js"></script>${more}</body></html>`);
const data = (value: unknown, type = 'type="application/json"') => `<script ${type}>${JSON.stringify(value)}</script>`;

test('a page that has no text, but a title and a description, is a bookmark that says why', () => {
  expect(extractPage(shell(''))).toMatchObject({
    title: 'The lighthouse log',
    excerpt: 'A keeper wrote down the weather and the ships.',
    imageUrl: 'https://site.example/log.jpg',
    plainText: '',
    html: '',
    note: { code: 'NEEDS_BROWSER', message: expect.stringContaining('copy its text') },
  });
  expect(extractPage(shell('<meta property="article:content_tier" content="locked">')).note).toMatchObject({ code: 'PAYWALL' });
});

test('with a title alone it has failed, and keeps it', () => {
  const found = extractPage(shell('', '<title>The lighthouse log</title>'));
  expect(found).toMatchObject({ title: 'The lighthouse log', plainText: '', partialFailure: { code: 'NEEDS_BROWSER' } });
  expect(found.note ?? null).toBeNull();
});

const short = 'The tides of Halden are told here, as soon as the table is there.';

test.each([
  ['has an empty place for more', `<p>${short}</p><div id="app"></div><script src="/app.js"></script>`],
  ['asks for scripts', `<p>${short}</p><noscript>You need to enable JavaScript to run this app.</noscript><script type="module" src="/app.js"></script>`],
])('a short text is kept, and says that a browser may show more of it, where the page %s', (_what, body) => {
  const found = extractPage(page(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`));
  expect(found.plainText).toContain(short);
  expect(found.note).toMatchObject({ code: 'NEEDS_BROWSER' });
});

test.each([
  ['no scripts', `<p>${short}</p><div id="app"></div>`],
  ['data alone', `<p>${short}</p><div id="app"></div><script type="application/ld+json">{}</script>`],
  ['its text before they run', `<div id="app"><p>${story.join('</p><p>')}</p></div><noscript>Some things need JavaScript.</noscript><script src="/app.js"></script>`],
  ['nothing that waits for them', `<p>${short}</p><script src="/menu.js"></script>`],
])('a page with %s needs none', (_what, body) => {
  expect(extractPage(page(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`)).note ?? null).toBeNull();
});

describe('before that, the text is looked for in what the page has for machines:', () => {
  test('the article of its JSON-LD, plain or as markup', () => {
    const plain = extractPage(shell(data({ '@type': 'NewsArticle', articleBody: story.join('\n\n') }, 'type="application/ld+json"')));
    expect(plain.plainText).toBe(story.join('\n\n'));
    const markup = extractPage(shell(data({ '@type': 'BlogPosting', articleBody: `<h2>May</h2><p>${story.join('</p><p>')}</p><img src=x onerror=alert(1)>` }, 'type="application/ld+json"')));
    expect(markup.html).toContain('May</h2><p>The keeper');
    expect(markup.html).not.toContain('onerror');
    expect(markup.note ?? null).toBeNull();
  });

  test('the state that its scripts build it from, as one text', () => {
    const state = { props: { pageProps: { menu: ['Home', 'About us'], post: { id: 7, slug: 'log', body: `<p>${story.join('</p><p>')}</p>`, related: [{ body: `<p>${'Something else that many people have liked to read. '.repeat(90)}</p>` }] } } } };
    const found = extractPage(shell(data(state, 'id="__NEXT_DATA__" type="application/json"')));
    expect(found.plainText).toBe(story.join('\n\n'));
  });

  test('the state that its scripts build it from, in parts', () => {
    const blocks = story.map((text) => ({ type: 'paragraph', children: [{ text, url: 'https://site.example/a/very/long/address/of/something/that/nobody/reads' }] }));
    const found = extractPage(shell(data({ store: { article: { blocks } } })));
    expect(found.plainText).toBe(story.join('\n\n'));
  });

  test('what it shows to who has no scripts', () => {
    const found = extractPage(shell(`<noscript>${story.map((text) => `<p>${text}</p>`).join('')}</noscript>`));
    expect(found.plainText).toBe(story.join('\n\n'));
    expect(extractPage(shell(`<noscript>${'You need to enable JavaScript to run this app. '.repeat(8)}</noscript>`)).plainText).toBe('');
  });

  test('but not in settings, code and words of the interface', () => {
    const messages = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`key${at}`, 'Something went wrong, please try again later']));
    const code = { theme: 'a{color:red;background:#fff}\n'.repeat(40), tracker: 'function(){return window.data;}\n'.repeat(40), url: `https://site.example/${'a/'.repeat(300)}` };
    expect(extractPage(shell(data({ messages, code }))).plainText).toBe('');
  });

  test('a state that is built to harm is passed over', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const wide = JSON.stringify(Array.from({ length: 200_000 }, () => 'x'));
    const broken = '{"a":'.repeat(1_000);
    for (const json of [deep, wide, broken]) expect(extractPage(shell(`<script type="application/json">${json}</script>`)).plainText).toBe('');
  });
});

test('a page that shows its text is read as it is shown', () => {
  const shown = story.map((text) => `<p>${text}</p>`).join('');
  const found = extractPage(page(`<html><head>${head}${data({ '@type': 'Article', articleBody: 'Something else. '.repeat(500) }, 'type="application/ld+json"')}</head><body><article>${shown}</article></body></html>`));
  expect(found.plainText).toBe(story.join('\n\n'));
});
