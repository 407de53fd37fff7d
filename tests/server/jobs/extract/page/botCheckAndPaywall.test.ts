import { describe, expect, it } from 'vitest';
import { parseDocument } from '#server/jobs/extract/text/dom.ts';
import { isBotCheck, isPaywalled, readBotCheckSigns } from '#server/jobs/extract/page/botCheckAndPaywall.ts';

const check = (markup: string, text = 'Short text') => isBotCheck(readBotCheckSigns(parseDocument(markup)), text);
const long = 'A sentence about bees and flowers. '.repeat(60);

describe('a bot check', () => {
  it.each([
    '<title>Just a moment...</title><p>Enable JavaScript and cookies to continue',
    '<title>Attention Required! | Cloudflare</title>',
    '<title>Access to this page has been denied.</title><div id="px-captcha">',
    '<title>shop.example</title><script src="https://ct.captcha-delivery.com/c.js"></script>',
    '<title>Robot Check</title><form action="/errors/validateCaptcha">',
    '<title>Pardon Our Interruption</title>',
    '<title>请稍候…</title>',
  ])('is recognised: %s', (markup) => {
    expect(check(markup)).toBe(true);
  });

  it.each([
    ['a page with a form that asks for a human', '<title>Contact us</title><div class="g-recaptcha">', long],
    ['a short contact page', '<title>Contact us</title><form><div class="g-recaptcha"></div></form>', 'Write to us. '.repeat(40)],
    ['an article about checks', '<title>Just a moment: how Cloudflare stops bots</title>', long],
    ['a long page with such a title', '<title>Access denied</title>', long],
  ])('is not %s', (_what, markup, text) => {
    expect(check(markup, text)).toBe(false);
  });
});

describe('a paywall', () => {
  it.each([
    [{ free: false }, 'Only the first lines of a story.'],
    [{ free: null }, 'The first lines. Subscribe to continue reading.'],
    [{ free: null }, 'Los primeros párrafos. Suscríbete para seguir leyendo'],
    [{ free: null }, 'Die ersten Zeilen. Nur für Abonnenten'],
    [{ free: null }, '第一段。会员专享'],
    [{ free: null }, 'The first lines. Already a subscriber? Sign in'],
  ])('is recognised: %j %s', (declared, text) => {
    expect(isPaywalled(declared, text)).toBe(true);
  });

  it.each([
    ['a long text', { free: false }, long + long + long],
    ['a free text that asks for support', { free: true }, 'The whole story. Subscribe to continue reading our newsletter.'],
    ['a story about it', { free: null }, `They asked me to subscribe to continue reading. ${long}`],
    ['any short page', { free: null }, 'Opening hours: 9 to 5.'],
  ])('is not %s', (_what, declared, text) => {
    expect(isPaywalled(declared, text)).toBe(false);
  });
});
