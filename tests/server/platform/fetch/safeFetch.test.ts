import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { failure, fetcher, flood } from './fetcher.ts';
import { serve } from './localSite.ts';

describe('a page', () => {
  it('comes with its bytes, type, charset and where it was', async () => {
    const site = await serve((_request, response) => {
      response.writeHead(200, {
        'content-type': 'Text/HTML; Charset="ISO-8859-1"',
        etag: '"7"',
        'content-language': 'de',
      });
      response.end(Buffer.from('<p>Gr\xfc\xdfe', 'latin1'));
    });

    const page = await fetcher().fetch(`${site.url}/a#b`);

    expect(page).toMatchObject({
      url: `${site.url}/a#b`,
      status: 200,
      contentType: 'text/html',
      charset: 'iso-8859-1',
      headers: { etag: '"7"', lastModified: null, contentLanguage: 'de' },
      redirects: [],
    });
    expect(Buffer.from(page.bytes).toString('latin1')).toBe('<p>Grüße');
    expect(page.bytes.buffer.byteLength).toBe(page.bytes.byteLength);
  });

  it('is asked for honestly, without credentials, and with no cookies but those of the way', async () => {
    const seen: NodeJS.Dict<string | string[]>[] = [];
    const site = await serve((request, response) => {
      seen.push(request.headers);
      if (request.url === '/')
        response.writeHead(302, { location: `http://me:secret@127.0.0.1:${site.port}/next`, 'set-cookie': 'a=1' });
      response.end('text');
    });

    const page = await fetcher().fetch(`http://user:password@127.0.0.1:${site.port}/`);

    expect(page.url).toBe(`${site.url}/next`);
    expect(seen).toHaveLength(2);
    for (const headers of seen) {
      expect(headers['user-agent']).toBe('KnowledgeVault/1.0 (+http://vault.test)');
      expect(headers.accept).toContain('text/html');
      expect(headers['accept-language']).toBeTruthy();
      expect(Object.keys(headers)).not.toContain('authorization');
    }
    expect(seen.map(({ cookie }) => cookie)).toEqual([undefined, 'a=1']);
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
    ['identity', (text: string) => Buffer.from(text)],
  ])('is unpacked: %s', async (coding, pack) => {
    const text = 'A page. '.repeat(20_000);
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end(pack(text));
    });

    const { bytes } = await fetcher().fetch(site.url);

    expect(Buffer.from(bytes).toString()).toBe(text);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd'])('may be empty: %s', async (coding) => {
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end();
    });
    expect((await fetcher().fetch(site.url)).bytes).toHaveLength(0);
  });

  it('that is packed but damaged is refused', async () => {
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is not gzip');
    });
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'SERVER_ERROR', retryable: false });
  });

  it.each(['lzma', 'gzip, gzip, gzip'])('that is packed as %s is refused', async (coding) => {
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end('?');
    });
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'UNSUPPORTED' });
  });
});

describe('an address', () => {
  it.each([
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hello',
    'gopher://127.0.0.1:70/',
    'not an address',
    '//127.0.0.1/',
    'http://127.0.0.1:25/',
    'http://127.0.0.1:6379.example/',
  ])('that is not of the web is refused: %s', async (address) => {
    expect(await failure(fetcher().fetch(address))).toMatchObject({ code: 'UNSUPPORTED', retryable: false });
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0x7f000001:PORT/',
    'http://2130706433:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://①②⑦.0.0.1:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://[fe80::1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:PORT/',
    'https://10.0.0.1/',
  ])('that is private is not reached: %s', async (address) => {
    let reached = false;
    const site = await serve((_request, response) => {
      reached = true;
      response.end();
    });

    const error = await failure(fetcher({ allow: '' }).fetch(address.replace('PORT', String(site.port))));

    expect(error).toMatchObject({ code: 'PRIVATE_ADDRESS', retryable: false });
    expect(reached).toBe(false);
  });

  it('that is private is reached where it is allowed by address, range, name or port', async () => {
    const site = await serve((_request, response) => void response.end('inside'));
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    for (const allow of [
      '127.0.0.1',
      '127.0.0.0/8',
      `127.0.0.1:${site.port}`,
      'wiki.test',
      '*.test',
      `wiki.test:${site.port}`,
    ]) {
      const page = await fetcher({ allow, resolve }).fetch(`http://wiki.test:${site.port}/`);
      expect(Buffer.from(page.bytes).toString()).toBe('inside');
    }
    const elsewhere = fetcher({ allow: 'wiki.test:1234, other.test', resolve }).fetch(`http://wiki.test:${site.port}/`);
    expect(await failure(elsewhere)).toMatchObject({ code: 'PRIVATE_ADDRESS' });
  });

  it('is resolved once, and only what passed the check is connected to', async () => {
    const site = await serve((_request, response) => void response.end('page'));
    const asked: string[] = [];
    const safe = fetcher({
      allow: '127.0.0.1',
      resolve: async (name) => {
        asked.push(name);
        // The first address of the answer is private; nothing may even try it.
        return [
          { address: '127.0.0.2', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ];
      },
    });

    await safe.fetch(`http://rebind.test:${site.port}/`);

    expect(asked).toEqual(['rebind.test']);
  });

  it('that turns private between two look-ups (DNS rebinding) is caught', async () => {
    const site = await serve((request, response) => {
      response
        .writeHead(302, { location: `http://rebind.test:${site.port}${request.url}x`, connection: 'close' })
        .end();
    });
    const answers = ['127.0.0.1', '127.0.0.2'];
    const safe = fetcher({
      allow: '127.0.0.1',
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.2', family: 4 }],
    });
    expect(await failure(safe.fetch(`http://rebind.test:${site.port}/`))).toMatchObject({ code: 'PRIVATE_ADDRESS' });
  });

  it.each([
    ['ENOTFOUND', 'DNS', false],
    ['EAI_AGAIN', 'UNREACHABLE', true],
  ])('that does not resolve (%s) says so', async (code, expected, retryable) => {
    const safe = fetcher({ resolve: () => Promise.reject(Object.assign(new Error(code), { code })) });
    const error = await failure(safe.fetch('http://nowhere.test/'));
    expect(error).toMatchObject({ code: expected, retryable });
    expect(error.message).toContain('nowhere.test');
  });

  it('with a name that has no addresses is a DNS failure', async () => {
    expect(await failure(fetcher({ resolve: async () => [] }).fetch('http://empty.test/'))).toMatchObject({
      code: 'DNS',
    });
  });
});

describe('redirects', () => {
  it('are followed twenty times and no more', async () => {
    const site = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(301 + (left % 2), { location: `/${left - 1}` });
      response.end('arrived');
    });

    const page = await fetcher().fetch(`${site.url}/20#part`);

    expect(page.url).toBe(`${site.url}/0#part`);
    expect(page.redirects).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at).map((left) => `${site.url}/${left}#part`));
    expect(await failure(fetcher().fetch(`${site.url}/21`))).toMatchObject({
      code: 'UNSUPPORTED',
      message: 'The site redirects more than 20 times.',
    });
  });

  it('in a circle end at once, also where each sets the same cookie', async () => {
    let asked = 0;
    const site = await serve((_request, response) => {
      asked += 1;
      response.writeHead(307, { location: '/', 'set-cookie': 'seen=1' }).end();
    });
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'UNSUPPORTED', message: 'The site redirects in a circle.' });
    expect(asked).toBe(2);
  });

  it.each(['http://10.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'http://169.254.169.254/', 'http://0xA000001/'])(
    'to a private address are caught: %s',
    async (location) => {
      const site = await serve((_request, response) => void response.writeHead(302, { location }).end());
      expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'PRIVATE_ADDRESS' });
    },
  );

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://'])(
    'to what is not of the web are refused: %s',
    async (location) => {
      const site = await serve((_request, response) => void response.writeHead(302, { location }).end());
      expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'UNSUPPORTED' });
    },
  );

  it('without a target are refused', async () => {
    const site = await serve((_request, response) => void response.writeHead(302).end());
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'SERVER_ERROR' });
  });

  it('with an endless body are followed without reading it', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/next') return void response.end('arrived');
      response.writeHead(302, { location: '/next' });
      flood(response);
    });
    expect(Buffer.from((await fetcher().fetch(site.url)).bytes).toString()).toBe('arrived');
  });
});

describe('a status', () => {
  it.each([
    [401, 'BLOCKED', false],
    [402, 'PAYWALL', false],
    [403, 'BLOCKED', false],
    [407, 'BLOCKED', false],
    [451, 'BLOCKED', false],
    [406, 'BLOCKED', false],
    [404, 'NOT_FOUND', false],
    [410, 'NOT_FOUND', false],
    [408, 'TIMEOUT', true],
    [429, 'SERVER_ERROR', true],
    [500, 'SERVER_ERROR', true],
    [503, 'SERVER_ERROR', true],
  ])('of %i ends as %s', async (status, code, retryable) => {
    const site = await serve((_request, response) => void response.writeHead(status).end('no'));
    const error = await failure(fetcher().fetch(site.url));
    expect(error).toMatchObject({ code, retryable, retryAfterSeconds: undefined });
    expect(error.message).toContain(String(status));
  });

  it('of 403 reads as a person would say it', async () => {
    const site = await serve((_request, response) => void response.writeHead(403).end());
    expect((await failure(fetcher().fetch(site.url))).message).toBe('The site answered 403. It may need a sign-in.');
  });

  it.each([
    [403, 'cf-mitigated', 'challenge'],
    [405, 'x-amzn-waf-action', 'captcha'],
    [403, 'x-datadome', 'protected'],
    [503, 'cf-mitigated', 'challenge'],
  ])('of %i with %s is a question whether a human is there', async (status, name, value) => {
    const site = await serve((_request, response) => void response.writeHead(status, { [name]: value }).end('no'));
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'BOT_CHECK', retryable: false });
  });

  it.each([
    ['120', 120],
    ['0', 0],
    ['86400', 3600],
    ['Fri, 31 Dec 1999 23:59:59 GMT', 0],
    ['Fri, 31 Dec 2199 23:59:59 GMT', 3600],
    ['soon', undefined],
  ])('with Retry-After: %s passes the wish on', async (value, seconds) => {
    const site = await serve((_request, response) => void response.writeHead(429, { 'retry-after': value }).end());
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ retryable: true, retryAfterSeconds: seconds });
  });

  it('with Retry-After as a date near by is counted from now', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    const site = await serve((_request, response) => void response.writeHead(503, { 'retry-after': date }).end());
    const { retryAfterSeconds } = await failure(fetcher().fetch(site.url));
    expect(retryAfterSeconds).toBeGreaterThan(60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(90);
  });
});
