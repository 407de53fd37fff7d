import { describe, expect, it } from 'vitest';
import { createChainCookies } from '#server/platform/fetch/chainCookies.ts';
import { failure, fetcher } from './fetcher.ts';
import { serve } from './localSite.ts';

/** Answers for every name, and keeps what it was asked with. */
async function siteOf(answer: (host: string, path: string, cookie: string | undefined) => { location?: string; cookies?: string[] } | 'arrived') {
  const asked: string[] = [];
  const site = await serve((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    asked.push(`${host}${request.url} ${request.headers.cookie ?? '-'}`);
    const found = answer(host, request.url ?? '', request.headers.cookie);
    if (found === 'arrived') return void response.end('arrived');
    response.writeHead(found.location === undefined ? 200 : 302, { ...(found.location !== undefined && { location: found.location }), ...(found.cookies && { 'set-cookie': found.cookies }) }).end();
  });
  const reach = () => fetcher({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
  return { port: site.port, asked, reach };
}

describe('cookies within a chain of redirects', () => {
  it('let a site that redirects until its cookie comes back answer', async () => {
    const site = await siteOf((_host, _path, cookie) => (cookie === 'consent=1; id=ab' ? 'arrived' : { location: '/', cookies: ['consent=1; Path=/; HttpOnly', 'id=ab'] }));
    const page = await site.reach().fetch(`http://news.test:${site.port}/`);
    expect(Buffer.from(page.bytes).toString()).toBe('arrived');
    expect(page.redirects).toHaveLength(1);
  });

  it('go to the site that set them and to no other, and are gone with the chain', async () => {
    const site = await siteOf((host, path) => {
      if (host === 'news.test' && path === '/') return { location: `http://login.other.test:${site.port}/`, cookies: ['own=1', 'all=1; Domain=news.test', 'theirs=1; Domain=other.test', 'everyone=1; Domain=test', 'secret=1; Secure'] };
      if (host === 'login.other.test') return { location: `http://www.news.test:${site.port}/back`, cookies: ['other=1'] };
      if (host === 'www.news.test') return { location: `http://news.test:${site.port}/end` };
      return 'arrived';
    });
    const reach = site.reach();
    await reach.fetch(`http://news.test:${site.port}/`);
    expect(site.asked).toEqual(['news.test/ -', 'login.other.test/ -', 'www.news.test/back all=1', 'news.test/end own=1; all=1']);
    await reach.fetch(`http://news.test:${site.port}/end`);
    expect(site.asked.at(-1)).toBe('news.test/end -');
  });

  it('open no way to a private address', async () => {
    const site = await siteOf((_host, path) => (path === '/' ? { location: '/next', cookies: ['a=1'] } : { location: 'http://10.0.0.1/', cookies: ['b=1'] }));
    expect(await failure(site.reach().fetch(`http://news.test:${site.port}/`))).toMatchObject({ code: 'PRIVATE_ADDRESS' });
  });

  it('that change at each step lead no further than twenty', async () => {
    let step = 0;
    const site = await siteOf(() => ({ location: '/', cookies: [`step=${(step += 1)}`] }));
    expect(await failure(site.reach().fetch(`http://news.test:${site.port}/`))).toMatchObject({ code: 'UNSUPPORTED', message: 'The site redirects more than 20 times.' });
    expect(site.asked).toHaveLength(21);
  });
});

describe('a jar', () => {
  const url = new URL('http://news.test/');

  it('takes only so much', async () => {
    const jar = createChainCookies();
    await jar.take(url, [`big=${'x'.repeat(5000)}`, ...Array.from({ length: 80 }, (_, at) => `c${at}=${at}`)]);
    expect((await jar.headerFor(url))?.split('; ')).toHaveLength(50);
    const full = createChainCookies();
    await full.take(url, Array.from({ length: 10 }, (_, at) => `c${at}=${'x'.repeat(3000)}`));
    expect(await full.headerFor(url)).toBeNull();
  });

  it('sends nothing that is no header', async () => {
    const jar = createChainCookies();
    await jar.take(url, ['a=1\u007f', 'b=2\r\nx-evil: 1', '=', '', 'c', 'd=\u00e9']);
    expect(await jar.headerFor(url)).not.toMatch(/[\r\n\u007f]/);
    expect(await createChainCookies().headerFor(url)).toBeNull();
  });
});
