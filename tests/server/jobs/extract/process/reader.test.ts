import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MachineBusyError } from '#server/jobs/extract/extractError.ts';
import { createReader, type Reader, type ReaderOptions } from '#server/jobs/extract/process/reader.ts';
import { isLong } from '#tests/support/sample.ts';
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

async function childProcesses(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const children = await Promise.all(threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')));
  return children.join(' ').split(' ').filter(Boolean).map(Number);
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
    const refused = start().page(page('<p></p>'));
    await expect(refused).rejects.toMatchObject({ name: 'ExtractError', code: 'NO_TEXT' });
  });

  it('tells how far a document of many pages is while it is read', async () => {
    const tell = vi.fn();
    await start().file({ bytes: longPdf(1_000, 8), contentType: null, charset: null, url: 'about:blank' }, tell);
    expect(tell.mock.calls.length).toBeGreaterThan(0);
    for (const [read, pages] of tell.mock.calls as [number, number][]) expect([pages, read >= 0 && read < 1_000]).toEqual([1_000, true]);
  });

  it('reads a page of very many nodes', async () => {
    const paragraphs = isLong ? 100_000 : 15_000;
    const html = `<title>Long</title><article>${`<p>${PARAGRAPH}</p>`.repeat(paragraphs)}</article>`;
    const found = await start({ pageTimeLimitMs: 50_000 }).page(page(html));
    expect(found.wordCount / (21 * paragraphs)).toBeCloseTo(1, 4);
    expect(found.markdown.length).toBeGreaterThan(100 * paragraphs);
  });

  it('ends a page that takes too long, and reads the next one', async () => {
    const reader = start({ pageTimeLimitMs: 5_000 });
    await reader.page(article());
    // So many take a minute, and little memory: more of them would fill it before their time is up.
    const slow = reader.page(page('<p><b>word</b> '.repeat(150_000)));
    const next = reader.page(article());
    await expect(slow).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('too long') });
    expect(await next).toMatchObject({ title: 'Still alive' });
  });

  it('ends a file of prompts that takes too long: a list of names in YAML takes minutes', async () => {
    const reader = start({ fileTimeLimitMs: 3_000 });
    const names = Array.from({ length: 200_000 }, (_, index) => `k${index}: v\n`).join('');
    const slow = reader.promptFile({ bytes: new TextEncoder().encode(`---\n${names}---\n\nSay it.`), fileName: 'long.md' });
    await expect(slow).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('too long') });
    expect(await reader.promptFile({ bytes: new TextEncoder().encode('Say it.'), fileName: 'short.md' })).toMatchObject({ promptFormat: 'MARKDOWN', rows: [{ prompt: { title: 'short' } }] });
  });

  describe.runIf(process.platform === 'linux')('on a machine that is busy with other things', () => {
    /** A reader that gets no time on a processor until it is let go on. */
    async function stoppedReader(options: ReaderOptions) {
      const others = await childProcesses();
      const reader = start(options);
      await reader.page(article());
      const pid = (await childProcesses()).find((each) => !others.includes(each)) ?? 0;
      process.kill(pid, 'SIGSTOP');
      return { reader, goOn: () => process.kill(pid, 'SIGCONT') };
    }

    it('waits for a page beyond its time', async () => {
      const { reader, goOn } = await stoppedReader({ pageTimeLimitMs: 1_000 });
      const waiting = reader.page(article());
      setTimeout(goOn, 2_000);
      expect(await waiting).toMatchObject({ title: 'Still alive' });
    });

    it('does not wait for ever, and says why', async () => {
      const { reader } = await stoppedReader({ pageTimeLimitMs: 1_500 });
      await expect(reader.page(article())).rejects.toBeInstanceOf(MachineBusyError);
    });

    it('gives up what stands still for good, to be tried again, and reads the next one in a new process', async () => {
      // By its limit alone it would stand there for longer than this test may take.
      const { reader } = await stoppedReader({ pageTimeLimitMs: 60_000, stallMs: 500 });
      const stuck = reader.page(article());
      const next = reader.page(article());
      await expect(stuck).rejects.toBeInstanceOf(MachineBusyError);
      expect(await next).toMatchObject({ title: 'Still alive' });
    });
  });

  it('ends a page that takes too much memory, and reads the next one', async () => {
    const reader = start({ pageMemoryLimitMb: 150 });
    const greedy = reader.page(page(`${'<i></i>'.repeat(1_000_000)}${PARAGRAPH}`));
    const next = reader.page(article());
    await expect(greedy).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('memory') });
    expect(await next).toMatchObject({ title: 'Still alive' });
  });

  it('reads what is urgent first, whatever came before, and says when each begins', async () => {
    const reader = start();
    const begun: string[] = [];
    const turn = (name: string, priority?: number) => ({ priority, onBegin: () => begun.push(name) });
    await Promise.all([
      reader.page(article(), turn('under way', 30)),
      reader.page(article(), turn('imported', 12)),
      reader.page(article(), turn('imported, too', 12)),
      reader.page(article(), turn('by hand')),
      reader.page(article(), turn('by hand, too', 0)),
    ]);
    expect(begun).toEqual(['under way', 'by hand', 'by hand, too', 'imported', 'imported, too']);
  });

  it('reads what was added by hand before imports, pages and files alike', async () => {
    // However slow the machine, no second process reads pages meanwhile.
    const reader = start({ slowTaskMs: 600_000 });
    const begun: string[] = [];
    const turn = (name: string, priority: number) => ({ priority, onBegin: () => begun.push(name) });
    const text = { bytes: longPdf(1, 1), contentType: null, charset: null, url: 'about:blank' };
    await Promise.all([
      reader.page(article(), turn('under way', 10)),
      reader.page(article(), turn('imported page', 10)),
      reader.file(text, undefined, turn('imported file', 10)),
      reader.file(text, undefined, turn('file by hand', 0)),
      reader.file(text, undefined, turn('file by hand, too', 9)),
    ]);
    expect(begun.slice(0, 3)).toEqual(['under way', 'file by hand', 'file by hand, too']);
    begun.length = 0;
    await Promise.all([
      reader.file(text, undefined, turn('under way', 10)),
      reader.file(text, undefined, turn('imported file', 10)),
      reader.page(article(), turn('imported page', 10)),
      reader.page(article(), turn('page by hand', 0)),
      reader.page(article(), turn('page by hand, too', 9)),
    ]);
    expect(begun.slice(0, 3)).toEqual(['under way', 'page by hand', 'page by hand, too']);
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
