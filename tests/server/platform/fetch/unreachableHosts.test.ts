import { describe, expect, it, vi } from 'vitest';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import { createUnreachableHosts } from '#server/platform/fetch/unreachableHosts.ts';
import { failure, fetcher } from './fetcher.ts';
import { serve } from './localSite.ts';

const noName = (_host: string) => Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }));

describe('a fetcher that avoids hosts that were not reached', () => {
  it('looks a name up once, however many addresses have it', async () => {
    const resolve = vi.fn(noName);
    const safe = fetcher({ resolve, avoidUnreachableMs: 60_000 });
    for (const path of ['a.png', 'b.png', 'c.png']) expect(await failure(safe.fetch(`http://cdn.example/${path}`))).toMatchObject({ code: 'DNS' });
    expect(await Promise.all(Array.from({ length: 10 }, (_, n) => failure(safe.fetch(`http://img.example/${n}.png`))))).toHaveLength(10);
    expect(resolve.mock.calls.map(([host]) => host).filter((host) => host === 'cdn.example')).toHaveLength(1);
    // Two were under way at once.
    expect(resolve.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('waits for a silent host once', async () => {
    const asked: string[] = [];
    const site = await serve((request) => void asked.push(request.url ?? ''));
    const safe = fetcher({ avoidUnreachableMs: 60_000, limits: { firstByteMs: 300 } });
    expect(await failure(safe.fetch(`${site.url}/1`))).toMatchObject({ code: 'TIMEOUT' });
    expect(await failure(safe.fetch(`${site.url}/2`))).toMatchObject({ code: 'TIMEOUT' });
    expect(asked).toEqual(['/1']);
  });

  it('asks a host again that answered, whatever it answered', async () => {
    const asked: string[] = [];
    const site = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(500).end();
    });
    const safe = fetcher({ avoidUnreachableMs: 60_000 });
    await failure(safe.fetch(`${site.url}/1`));
    await failure(safe.fetch(`${site.url}/2`));
    expect(asked).toEqual(['/1', '/2']);
  });

  it('is not what people get by default: what they ask for is always tried', async () => {
    const resolve = vi.fn(noName);
    const safe = fetcher({ resolve });
    await failure(safe.fetch('http://cdn.example/a'));
    await failure(safe.fetch('http://cdn.example/a'));
    expect(resolve).toHaveBeenCalledTimes(2);
  });
});

it('a host is asked again after a while', () => {
  let now = 0;
  const hosts = createUnreachableHosts(1_000, () => now);
  const error = new FetchError('DNS', 'There is no site called a.example.', { isUnreachable: true });
  hosts.note('a.example', error);
  expect(() => hosts.check('a.example')).toThrow(error);
  expect(() => hosts.check('b.example')).not.toThrow();
  now = 1_000;
  expect(() => hosts.check('a.example')).not.toThrow();
});
