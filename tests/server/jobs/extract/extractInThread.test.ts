import { afterEach, describe, expect, it } from 'vitest';
import { createPageReader } from '#server/jobs/extract/extractInThread.ts';
import type { PageReader, PageReaderOptions } from '#server/jobs/extract/extractInThread.ts';
import { PARAGRAPH, page, pageFile } from './pages.ts';

let extractor: PageReader | null = null;

afterEach(async () => {
  await extractor?.close();
});

function start(options: PageReaderOptions = {}): PageReader {
  extractor = createPageReader(options);
  return extractor;
}

const article = () => page(`<title>Still alive</title><article><p>${PARAGRAPH.repeat(5)}</p></article>`);

describe('a reader of pages', () => {
  it('gives what extractPage gives, dates and all, page after page', async () => {
    const extract = start();
    const found = await extract.extract(await pageFile('news-en.html', { url: 'https://www.herald.example/x' }));
    expect(found).toMatchObject({ author: 'Ada Winter, Bo Lind', publishedAt: new Date('2026-03-14T06:30:00Z') });
    expect(await extract.extract(article())).toMatchObject({ title: 'Still alive' });
  });

  it('takes the bytes over, but never those of somebody else', async () => {
    const extract = start();
    const own = article();
    await extract.extract(own);
    expect(own.bytes.byteLength).toBe(0);

    const shared = new Uint8Array(10_000);
    shared.set(article().bytes, 100);
    const view = shared.subarray(100, 100 + article().bytes.byteLength);
    expect(await extract.extract({ ...article(), bytes: view })).toMatchObject({ title: 'Still alive' });
    expect(shared.byteLength).toBe(10_000);
  });

  it('passes refusals on', async () => {
    const refused = start().extract(page('<p>Hi</p>'));
    await expect(refused).rejects.toMatchObject({ name: 'ExtractError', code: 'NO_TEXT' });
  });

  it('reads a page of 200,000 nodes', async () => {
    const html = `<title>Long</title><article>${`<p>${PARAGRAPH}</p>`.repeat(100_000)}</article>`;
    const found = await start({ timeLimitMs: 50_000 }).extract(page(html));
    expect(found.wordCount / 2_100_000).toBeCloseTo(1, 4);
    expect(found.markdown.length).toBeGreaterThan(10_000_000);
  }, 60_000);

  it('ends a page that takes too long, and reads the next one', async () => {
    const extract = start({ timeLimitMs: 2000 });
    await extract.extract(article());
    const slow = extract.extract(page('<p><b>word</b> '.repeat(600_000)));
    const next = extract.extract(article());
    await expect(slow).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('too long') });
    expect(await next).toMatchObject({ title: 'Still alive' });
  });

  it('ends a page that takes too much memory, and reads the next one', async () => {
    const extract = start({ memoryLimitMb: 64 });
    const greedy = extract.extract(page(`${'<i></i>'.repeat(1_000_000)}${PARAGRAPH}`));
    const next = extract.extract(article());
    await expect(greedy).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('memory') });
    expect(await next).toMatchObject({ title: 'Still alive' });
  });

  it('starts again after its thread was let go for idleness', async () => {
    const extract = start({ idleMs: 0 });
    await extract.extract(article());
    await new Promise((resolve) => setImmediate(resolve));
    expect(await extract.extract(article())).toMatchObject({ title: 'Still alive' });
  });

  it('rejects what is under way and what comes later when it is closed', async () => {
    const extract = start();
    const first = extract.extract(article());
    const second = extract.extract(article());
    const failures = Promise.allSettled([first, second]);
    await extract.close();
    expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(extract.extract(article())).rejects.toThrow('closed');
  });
});
