import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReader, type Reader, type ReaderOptions } from '#server/jobs/extract/process/reader.ts';
import { longPdf } from '../files/corpus.ts';
import { PARAGRAPH, page, pageFile } from '../pages.ts';

let reader: Reader | null = null;

afterEach(async () => {
  await reader?.close();
});

function start(options: ReaderOptions = {}): Reader {
  reader = createReader(options);
  return reader;
}

const article = () => page(`<title>Still alive</title><article><p>${PARAGRAPH.repeat(5)}</p></article>`);

describe('a reader', () => {
  it('gives what extractPage gives, dates and all, page after page', async () => {
    const reader = start();
    const found = await reader.page(await pageFile('news-en.html', { url: 'https://www.herald.example/x' }));
    expect(found).toMatchObject({ author: 'Ada Winter, Bo Lind', publishedAt: new Date('2026-03-14T06:30:00Z') });
    expect(await reader.page(article())).toMatchObject({ title: 'Still alive' });
  });

  it('passes refusals on', async () => {
    const refused = start().page(page('<p>Hi</p>'));
    await expect(refused).rejects.toMatchObject({ name: 'ExtractError', code: 'NO_TEXT' });
  });

  it('tells how far a document of many pages is while it is read', async () => {
    const tell = vi.fn();
    await start().file({ bytes: longPdf(1_000), contentType: null, charset: null, url: 'about:blank' }, tell);
    expect(tell.mock.calls.length).toBeGreaterThan(0);
    for (const [read, pages] of tell.mock.calls as [number, number][]) expect([pages, read >= 0 && read < 1_000]).toEqual([1_000, true]);
  });

  it('reads a page of 200,000 nodes', async () => {
    const html = `<title>Long</title><article>${`<p>${PARAGRAPH}</p>`.repeat(100_000)}</article>`;
    const found = await start({ pageTimeLimitMs: 50_000 }).page(page(html));
    expect(found.wordCount / 2_100_000).toBeCloseTo(1, 4);
    expect(found.markdown.length).toBeGreaterThan(10_000_000);
  });

  it('ends a page that takes too long, and reads the next one', async () => {
    const reader = start({ pageTimeLimitMs: 5_000 });
    await reader.page(article());
    const slow = reader.page(page('<p><b>word</b> '.repeat(600_000)));
    const next = reader.page(article());
    await expect(slow).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('too long') });
    expect(await next).toMatchObject({ title: 'Still alive' });
  });

  it('ends a page that takes too much memory, and reads the next one', async () => {
    const reader = start({ pageMemoryLimitMb: 150 });
    const greedy = reader.page(page(`${'<i></i>'.repeat(1_000_000)}${PARAGRAPH}`));
    const next = reader.page(article());
    await expect(greedy).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('memory') });
    expect(await next).toMatchObject({ title: 'Still alive' });
  });

  it('starts again after its process was let go for idleness', async () => {
    const reader = start({ idleMs: 0 });
    await reader.page(article());
    await new Promise((resolve) => setImmediate(resolve));
    expect(await reader.page(article())).toMatchObject({ title: 'Still alive' });
  });

  it('rejects what is under way and what comes later when it is closed', async () => {
    const reader = start();
    const first = reader.page(article());
    const second = reader.page(article());
    const failures = Promise.allSettled([first, second]);
    await reader.close();
    expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(reader.page(article())).rejects.toThrow('closed');
  });
});
