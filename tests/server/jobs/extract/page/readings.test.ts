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

test('of an advertisement that is longer than the text, and the text, the text is read', () => {
  const notice = Array.from({ length: 6 }, () => '<p>Insurance for everybody, at once, without any questions, from a company that has been there for longer than most, with prices that are low, and lower for two.</p>').join('');
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><div class="article-body post">${notice}</div><div><div>${lagoon.map((text) => `<span>${text}</span><br><br>`).join('')}</div></div></body></html>`));
  expect(plainText).toContain('Sixteen turbines');
  expect(plainText).not.toContain('Insurance');
});

test('an article in other words than its title stays, whatever is beside it', () => {
  const article = Array.from({ length: 6 }, (_, at) => `<p>Number ${at}: by dawn everybody stood on the wall, as cold as it was, and nobody spoke when the water came in between the piers below them.</p>`).join('');
  const beside = '<div class="teasers"><h3>After nine years the gates of the lagoon opened and its turbines began to turn.</h3><ul><li><a href="/a">Tidal lagoon opens at Halden harbour</a></li><li><a href="/b">The harbour</a></li></ul></div>';
  const { plainText } = extractPage(page(`<html><head>${about}</head><body>${beside}<article class="article-body">${article}</article>${beside}</body></html>`));
  expect(plainText).toContain('everybody stood on the wall');
});

test('comments do not become a part of an article that says what the page says', () => {
  const comments = Array.from({ length: 30 }, (_, at) => `<div class="comment"><p>I have seen it, number ${at}, and I must say that nothing of the kind was ever built where I come from, nor will it ever be.</p></div>`).join('');
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><article>${paragraphs([...lagoon, ...lagoon])}</article><div id="comments">${comments}</div></body></html>`));
  expect(plainText).toContain('Sixteen turbines');
  expect(plainText).not.toContain('nothing of the kind');
});

const said = (count: number) => Array.from({ length: count }, (_, at) => `<div class="comment-body"><p>I have seen it, number ${at}, and I must say, as one who knows, that nothing of the kind was ever built where I come from, nor will it ever be.</p></div>`).join('');

test('of a short post and the long talk under it, the post is read', () => {
  const post = '<p>After nine years the gates of the lagoon opened, and its turbines began to turn: ask the keeper of the lighthouse whatever you like about it below.</p>';
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><div class="entry-content">${post}</div><div id="comments" class="comments-area">${said(40)}</div></body></html>`));
  expect(plainText).toContain('ask the keeper');
  expect(plainText).not.toContain('nothing of the kind');
});

test('where the talk is what the page is about, the talk is read', () => {
  const talk = '<title>What was ever built where you come from?</title><meta name="description" content="People who know say whether anything of the kind was ever built where they come from.">';
  const { plainText } = extractPage(page(`<html><head>${talk}</head><body><div><p>Please be kind to each other, and stay with the subject; whoever does neither is shown out by those who look after this place.</p></div><div id="comments">${said(40)}</div></body></html>`));
  expect(plainText).toContain('nothing of the kind');
});

test('what leads readers to other texts is no part of the text', () => {
  const teasers = [
    '<p><a href="/a">READ MORE: The band of the harbour played until late</a></p>',
    '<p><a href="/b">THE MAYOR IS GLAD AND NOBODY WAS HURT</a></p>',
    '<h3>You may also like...</h3><ul><li><a href="/c">Ten more lagoons to see</a></li><li><a href="/d">What a turbine eats</a></li></ul>',
    '<div>Image 2 of 9</div>',
    '<p>Lesen Sie auch: <a href="/e">Die Schleuse und ihr Wärter</a></p>',
  ];
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><article>${lagoon.map((text, at) => `<p>${text}</p>${teasers[at] ?? ''}`).join('')}${teasers.slice(3).join('')}<p>${lagoon[0]}</p></article></body></html>`));
  expect(plainText).toContain('Sixteen turbines');
  expect(plainText).not.toMatch(/READ MORE|MAYOR|also like|Ten more|What a turbine|Image 2|Lesen Sie|Schleuse/);
});

test('links in a text stay, also under headings that sound like more', () => {
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><article>${paragraphs(lagoon)}<h2>Related work</h2><p>More on this is in <a href="/a">the report</a> that the keeper wrote, and that nobody has read to its end so far, long as it is.</p><p>See <a href="/b">NATO</a>.</p></article></body></html>`));
  for (const part of ['Related work', 'the report', 'NATO']) expect(plainText).toContain(part);
});

test('a post of another site stays where it is quoted', () => {
  const tweet = '<div class="widget"><div class="widget-inner"><blockquote class="post"><p>Club statement</p>— Halden United <a href="https://posts.example/1">20 November</a></blockquote></div></div>';
  const { plainText } = extractPage(page(`<html><head>${about}</head><body><article><p>${lagoon[0]}</p>${tweet}<p>${lagoon[1]}</p><p>${lagoon[2]}</p></article></body></html>`));
  expect(plainText).toMatch(/began to turn\.\n+Club statement\n+— Halden United 20 November\n+Sixteen/);
});
