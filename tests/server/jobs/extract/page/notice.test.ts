import { expect, test } from 'vitest';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { noticeIn } from '#server/jobs/extract/page/notice.ts';
import { page } from '../pages.ts';

const about = '<title>Tidal lagoon opens at Halden harbour</title><meta name="description" content="After nine years the gates opened.">';
const story = Array.from({ length: 6 }, (_, at) => `<p>The gates of the tidal lagoon at Halden opened this morning after nine years of work, and turbine ${at} began to turn.</p>`).join('');
const question = `<main class="gate-content"><h2>We value your privacy</h2>
  <p>We and our 842 partners store and access cookies on your device and process personal data, such as unique identifiers, for personalised advertising.</p>
  <p>With your consent we and our partners may use precise location data. You may accept or manage your choices at any time in our privacy policy.</p>
  <p>Some vendors may process your personal data on the basis of legitimate interest, which you can object to by managing your options below.</p>
  <button>Accept all</button></main>`;
const read = (body: string, head = about) => extractPage(page(`<html><head>${head}</head><body>${body}</body></html>`));

test('instead of a question whether one agrees to cookies, what the page has for machines is read', () => {
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Tidal lagoon opens', articleBody: 'The gates of the tidal lagoon opened this morning. '.repeat(20) });
  const found = read(question, `${about}<script type="application/ld+json">${data}</script>`);
  expect(found.plainText).toContain('The gates of the tidal lagoon opened');
  expect(found.plainText).not.toContain('partners');
});

test('instead of such a question, what stands beside it is read', () => {
  const found = read(`${question.replace('main', 'article').repeat(3)}<div class="sidebar-menu">${story}</div>`);
  expect(found.plainText).toContain('turbine 5 began');
  expect(found.plainText).not.toContain('personal data');
});

test('where there is nothing but the question, the page is kept as a bookmark that says so', () => {
  const found = read(question);
  expect(found).toMatchObject({ plainText: '', title: 'Tidal lagoon opens at Halden harbour', note: { code: 'CONSENT', message: expect.stringContaining('asks whether you agree') }, elsewhere: { isNotice: true } });
});

test('and has failed where it does not even say what it is about', () => {
  expect(read(question, '<title>Tidal lagoon opens at Halden harbour</title>')).toMatchObject({ plainText: '', partialFailure: { code: 'CONSENT' } });
});

test('an offer to subscribe is no text either', () => {
  const offer = '<main><p>Subscribe now for unlimited access to all our stories, from two crowns per month.</p><p>Already a subscriber? Sign in to read this story.</p></main>';
  expect(read(offer)).toMatchObject({ plainText: '', note: { code: 'PAYWALL' } });
});

test('a text about cookies is a text', () => {
  const text = 'Cookies and consent: what the new law on personal data says. Sites must let people reject tracking as easily as accept it, and partners count as well. Cookies that a site needs are free.';
  expect(noticeIn(text, 'What the new law on cookies says')).toBeNull();
  expect(noticeIn(text, 'Tidal lagoon opens at Halden harbour')).toBe('CONSENT');
});

test.each([
  ['Wir und unsere Partner verarbeiten personenbezogene Daten und setzen Cookies. Sie können zustimmen oder in den Einstellungen ablehnen.', 'CONSENT'],
  ['我们和合作伙伴使用 Cookie 处理您的个人信息。请点击同意或拒绝。', 'CONSENT'],
  ['The gates opened this morning. Nobody was hurt, and the mayor is glad.', null],
  ['', null],
])('%s', (text, notice) => expect(noticeIn(text, 'Tidal lagoon opens')).toBe(notice));
