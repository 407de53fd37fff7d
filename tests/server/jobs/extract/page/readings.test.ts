import { expect, test } from 'vitest';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { page } from '../pages.ts';

const lagoon = [
  'The gates of the tidal lagoon at Halden opened this morning after nine years of work, and the first turbine began to turn.',
  'Sixteen turbines of seven metres each lie in a wall of nine kilometres, which the keeper of the lighthouse calls the longest pier of the north.',
  'The lagoon feeds power to every home of the harbour, and the fishing boats have a gate of their own beside the old breakwater.',
];
const about = '<title>Tidal lagoon opens at Halden harbour</title><meta name="description" content="After nine years the gates of the lagoon opened and its turbines began to turn.">';
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

test('a page is read whole whose beginning alone looks like an article', () => {
  // A box of 350 characters, as teasers are, and the article in parts that look like anything but one.
  const teaser = 'In short, and for all who have little time: Halden has its lagoon, nobody was hurt, the mayor is glad, the weather was fair, and the band of the harbour played until late. More of it below, with a map, and with what it cost, in the words of those who built it and of those who did not want it to be built at all.';
  const rest = Array.from({ length: 8 }, (_, at) => `<section class="story-part"><p>${lagoon[at % 3]} Part ${at}.</p></section>`).join('');
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><div class="entry article"><p>${teaser}</p></div><div class="extra">${rest}</div></body></html>`));
  for (const part of ['Part 0', 'Part 7']) expect(plainText).toContain(part);
});

test('of what an advertiser says and what the page is about, the page is read', () => {
  const notice = Array.from({ length: 6 }, () => '<p>Insurance for everybody, at once, without any questions, from a company that has been there for longer than most, with prices that are low, and lower for two.</p>').join('');
  const story = lagoon.map((text) => `<div class="sidebar-item"><span>${text} ${text}</span></div>`).join('');
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><article class="article-body">${notice}</article><div class="sidebar">${story}${story}${story}${story}</div></body></html>`));
  expect(plainText).toContain('Sixteen turbines');
});

test('of a form to sign up and what the page is about, the page is read', () => {
  const form = Array.from({ length: 5 }, () => '<p>We write to you every morning, never more than once, and you can leave whenever you like; what you tell us stays with us and our partners.</p>').join('');
  const story = `<ul class="menu-list">${Array.from({ length: 12 }, (_, at) => `<li>${lagoon[at % 3]}</li>`).join('')}</ul>`;
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><div class="content main-entry">${form}</div><div class="menu">${story}</div></body></html>`));
  expect(plainText).toContain('Sixteen turbines');
});

test('comments do not become a part of an article that says what the page says', () => {
  const comments = Array.from({ length: 30 }, (_, at) => `<div class="comment"><p>I have seen it, number ${at}, and I must say that nothing of the kind was ever built where I come from, nor will it ever be.</p></div>`).join('');
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><article>${paragraphs([...lagoon, ...lagoon])}</article><div id="comments">${comments}</div></body></html>`));
  expect(plainText).toContain('Sixteen turbines');
  expect(plainText).not.toContain('nothing of the kind');
});
