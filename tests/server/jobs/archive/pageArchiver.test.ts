import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createReader, type ReaderOptions } from '#server/jobs/extract/process/reader.ts';
import { createPageArchiver, type ArchiveLimits } from '#server/jobs/archive/pageArchiver.ts';
import { fetcher } from '#tests/server/platform/fetch/fetcher.ts';
import { closeAfterTest, serve } from '#tests/server/platform/fetch/localSite.ts';

const never = new AbortController().signal;
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

function pageKeeper(needs = fetcher(), limits: Partial<ArchiveLimits> = {}, options: ReaderOptions = {}) {
  const reader = createReader(options);
  closeAfterTest(() => reader.close());
  return createPageArchiver(needs, reader, limits);
}

function keeper(limits: Partial<ArchiveLimits> = {}, options: ReaderOptions = {}) {
  const made = pageKeeper(fetcher(), limits, options);
  return async (html: string, url: string) => {
    const { snapshot: kept } = await made.archive({ bytes: new TextEncoder().encode(html), charset: 'utf-8', url }, [], never);
    return kept && Buffer.from(kept).toString();
  };
}

/** A site with one picture, one style sheet that brings another and a picture of its own, and a picture that is none. */
async function site() {
  const asked: string[] = [];
  const { url } = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/a.css') response.writeHead(200, { 'content-type': 'text/css' }).end('@import "b.css";p{background:url(bg.png)}');
    else if (request.url === '/b.css') response.writeHead(200, { 'content-type': 'text/css' }).end('h1{color:red}');
    else if (request.url?.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    else if (request.url === '/fake.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<script>alert(1)</script>');
    else if (request.url !== '/slow.gif') response.writeHead(404).end();
  });
  return { url, asked };
}

const page = '<link rel=stylesheet href=a.css><h1>Title</h1><img src=x.png><img src=fake.jpg><img src=gone.png?no>';

describe('a kept page', () => {
  it('has what it needs inside, fetched once each', async () => {
    const { url, asked } = await site();
    const kept = await keeper()(page + page, `${url}/post`);
    expect(kept).toContain('h1{color:red}p{background:url("data:image/png;base64,');
    expect(kept?.match(/<img src="data:image\/png;base64,/g)).toHaveLength(2);
    expect(kept).not.toContain('alert(1)');
    expect(asked.sort()).toEqual(['/a.css', '/b.css', '/bg.png', '/fake.jpg', '/gone.png?no', '/x.png']);
  });

  it('goes without what is in a private network', async () => {
    const { url, asked } = await site();
    const made = pageKeeper(fetcher({ allow: '' }));
    const { snapshot: kept } = await made.archive({ bytes: new TextEncoder().encode(page), charset: null, url: `${url}/` }, [], never);
    expect(Buffer.from(kept ?? []).toString()).toContain('<h1>Title</h1><img><img><img>');
    expect(asked).toEqual([]);
  });

  it('asks for no more than the limits allow', async () => {
    const { url, asked } = await site();
    await keeper({ maxSubresources: 3 })(Array.from({ length: 50 }, (_, n) => `<img src=${n}.png>`).join(''), url);
    expect(asked).toHaveLength(3);
    const { url: other, asked: alsoAsked } = await site();
    await keeper({ maxBytes: 1 })(Array.from({ length: 50 }, (_, n) => `<img src=${n}.png>`).join(''), other);
    expect(alsoAsked.length).toBeLessThan(10);
  });

  it('goes without what comes too late; is given up when reading it takes too long, and the next one is kept', async () => {
    const { url } = await site();
    const keep = keeper({ timeoutMs: 1_500 }, { pageTimeLimitMs: 1_500 });
    // On a busy machine a page may take longer than it may to be read: then it is tried again.
    await expect.poll(() => keep('<p>Text<img src=slow.gif>', url)).toMatch(/<p>Text<img>$/);
    // Almost as large as a page may be, read twice because of its picture: several times as long as there is time.
    const endless = await keep(`<img src=x.png><p ${Array.from({ length: 950_000 }, (_, n) => `a${n}`).join(' ')}>`, url);
    expect(endless?.length ?? null).toBeNull();
    await expect.poll(() => keep('<p>Text', url)).toContain('<p>Text');
  });

  it('does not wait for another that waits for its pictures', async () => {
    const { url } = await site();
    const made = pageKeeper();
    const page = (html: string) => ({ bytes: new TextEncoder().encode(html), charset: 'utf-8', url });
    const giveUp = new AbortController();
    const slow = made.archive(page('<img src=slow.gif>'), [], giveUp.signal).catch((error: unknown) => error);
    expect(Buffer.from((await made.archive(page('<p>Text<img src=x.png>'), [], never)).snapshot ?? []).toString()).toContain('src="data:image/png');
    giveUp.abort(new Error('stopping'));
    expect(await slow).toEqual(new Error('stopping'));
  });

  it('is not made of pages that are too large', async () => {
    expect(await keeper({ maxPageBytes: 10 })('<p>More than ten bytes', 'https://example.org/')).toBeNull();
  });

  it('reads a real article', async () => {
    const html = await readFile(new URL('../extract/pages/news-en.html', import.meta.url), 'utf8');
    expect(await keeper()(html, 'https://127.0.0.1:1/news')).toMatch(/^<!doctype html>/i);
  });
});
