import { describe, expect, it } from 'vitest';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';

const read = (html: string) =>
  extractPage({ bytes: new TextEncoder().encode(html), contentType: 'text/html', charset: 'utf-8', url: 'https://example.org/story' });

const story = 'The bees came back to the valley in the spring, and the farmers counted them. ';

describe('a page behind a wall', () => {
  it('that asks for a human fails and says so', () => {
    const html = '<title>Just a moment...</title><h1>example.org</h1><p>Verifying you are human. This may take a few seconds.</p><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>';
    expect(() => read(html)).toThrow(expect.objectContaining({ code: 'BOT_CHECK', message: expect.stringContaining('a human is there') }));
  });

  it('keeps its beginning and says that the rest is for those who pay', () => {
    const data = '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Bees","isAccessibleForFree":"False"}</script>';
    const page = read(`<title>Bees</title>${data}<article><h1>Bees</h1><p>${story.repeat(6)}</p></article>`);
    expect(page.plainText).toContain('The bees came back');
    expect(page.note).toMatchObject({ code: 'PAYWALL', message: expect.stringMatching(/^Only the beginning is here/) });
  });

  it('that shows nothing but the wall fails and says so', () => {
    const meta = '<meta property="article:content_tier" content="locked">';
    expect(read(`<title>Bees</title>${meta}<article></article>`)).toMatchObject({ title: 'Bees', plainText: '', partialFailure: { code: 'PAYWALL' } });
    expect(() => read(`${meta}<article></article>`)).toThrow(expect.objectContaining({ code: 'PAYWALL' }));
  });

  it('is no matter of a whole article', () => {
    expect(read(`<title>Bees</title><article><p>${story.repeat(80)}</p></article>`).note).toBeUndefined();
  });
});

describe('a page to watch', () => {
  it('is its title, description and picture', () => {
    const page = read(
      '<title>A talk - Tube</title><meta property="og:type" content="video.other"><meta property="og:title" content="A talk">' +
        '<meta property="og:description" content="Ann tells of &lt;bees&gt;."><meta property="og:image" content="/1.jpg"><div id="player"></div>',
    );
    expect(page).toMatchObject({ title: 'A talk', plainText: 'Ann tells of <bees>.', imageUrl: 'https://example.org/1.jpg', note: { code: 'NO_TEXT' } });
  });
});
