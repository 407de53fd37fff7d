import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import { eventually } from '#tests/support/eventually.ts';
import { failure, fetcher } from './fetcher.ts';
import { serve } from './localSite.ts';

const never = new AbortController().signal;

describe('a host', () => {
  it('gets two requests at a time, in the order they were made', async () => {
    const gate = createHostLimiter(2);
    const order: string[] = [];
    const leave = await gate.acquire('a.test', never);
    await gate.acquire('a.test', never);
    const third = gate.acquire('a.test', never).then((go) => (order.push('third'), go));
    const fourth = gate.acquire('a.test', never).then((go) => (order.push('fourth'), go));
    await gate.acquire('b.test', never);
    expect(order).toEqual([]);
    leave();
    (await third)();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
  });

  it('is not waited for by who has left', async () => {
    const gate = createHostLimiter(1);
    const leave = await gate.acquire('a.test', never);
    const caller = new AbortController();
    const gone = gate.acquire('a.test', caller.signal);
    const next = gate.acquire('a.test', never);
    caller.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    leave();
    await next;
  });

  it('that asked for a pause is left alone until it is over', async () => {
    let now = 0;
    const gate = createHostLimiter(2, { now: () => now });
    gate.pause('a.test', 30);
    now = 10_000;
    expect(await failure(gate.acquire('a.test', never))).toMatchObject({ code: 'SERVER_ERROR', retryable: true, retryAfterSeconds: 20, isDeferred: true });
    expect(gate.pausedHosts()).toEqual(['a.test']);
    await gate.acquire('b.test', never);
    now = 30_000;
    expect(gate.pausedHosts()).toEqual([]);
    await gate.acquire('a.test', never);
  });
});

describe('fetching', () => {
  it('asks one site for two pages at a time', async () => {
    const open: ServerResponse[] = [];
    let most = 0;
    let running = 0;
    const site = await serve((_request, response) => {
      running += 1;
      most = Math.max(most, running);
      response.on('close', () => void (running -= 1));
      open.push(response);
    });
    const safe = fetcher({ limits: { totalMs: 20_000 } });
    const pages = Promise.all(Array.from({ length: 7 }, (_, n) => safe.fetch(`${site.url}/${n}`)));
    for (let answered = 0; answered < 7; answered += 1) {
      await eventually(() => expect(open.length).toBeGreaterThan(0));
      open.shift()?.end('page');
    }
    expect((await pages).length).toBe(7);
    expect(most).toBe(2);
  });

  it('does not ask again before the time that a site has named', async () => {
    let asked = 0;
    const site = await serve((_request, response) => {
      asked += 1;
      response.writeHead(429, { 'retry-after': '120' }).end();
    });
    const safe = fetcher();
    expect(await failure(safe.fetch(site.url))).toMatchObject({ retryAfterSeconds: 120 });
    expect((await failure(safe.fetch(`${site.url}/other`))).retryAfterSeconds).toBeGreaterThan(100);
    expect(asked).toBe(1);
  });
});
