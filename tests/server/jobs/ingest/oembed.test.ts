import { describe, expect, it } from 'vitest';
import { fetchEmbed } from '#server/jobs/ingest/fetchEmbed.ts';
import { embedEndpoint, readEmbed } from '#server/jobs/ingest/oembed.ts';
import { fetcher } from '#tests/server/platform/fetch/fetcher.ts';
import { serve } from '#tests/server/platform/fetch/localSite.ts';

const never = new AbortController().signal;
const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

describe('the provider of a link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc', 'https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabc&format=json'],
    ['http://youtu.be/abc', 'https://www.youtube.com/oembed?url=http%3A%2F%2Fyoutu.be%2Fabc&format=json'],
    ['https://vimeo.com/123', 'https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F123&format=json'],
  ])('of %s is known', (address, endpoint) => {
    expect(embedEndpoint(address)).toBe(endpoint);
  });

  it.each(['https://example.org/watch?v=abc', 'https://evil.test/x.youtube.com/watch?v=a', 'https://www.youtube.com/about', 'nonsense', 'javascript:alert(1)'])(
    'of %s is not',
    (address) => {
      expect(embedEndpoint(address)).toBeNull();
    },
  );
});

describe('its answer', () => {
  it('names the thing, its maker and its picture', () => {
    const answer = { type: 'video', title: ' A  talk ', author_name: 'Ann', provider_name: 'Tube', thumbnail_url: 'https://img.test/1.jpg', html: '<script>' };
    expect(readEmbed(bytes(answer), 'https://tube.test/1')).toEqual({ title: 'A talk', author: 'Ann', siteName: 'Tube', imageUrl: 'https://img.test/1.jpg' });
  });

  it.each([['no JSON', '<html>'], ['a list', '[]'], ['no title', { author_name: 'Ann' }], ['a title that is none', { title: 5 }]])('with %s is none', (_what, answer) => {
    expect(readEmbed(bytes(answer), 'https://tube.test/1')).toBeNull();
  });

  it('has no picture at a script address', () => {
    expect(readEmbed(bytes({ title: 'T', thumbnail_url: 'javascript:alert(1)', author_name: 7 }), 'https://tube.test/1')).toMatchObject({ imageUrl: null, author: null });
  });

  it('is fetched, and done without when the provider has none', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end();
      else response.end(JSON.stringify({ title: 'A talk' }));
    });
    expect(await fetchEmbed(fetcher(), 'https://tube.test/1', never, () => site.url)).toMatchObject({ title: 'A talk' });
    expect(await fetchEmbed(fetcher(), 'https://tube.test/1', never, () => `${site.url}/gone`)).toBeNull();
    expect(await fetchEmbed(fetcher(), 'https://tube.test/1', never, () => null)).toBeNull();
  });
});
