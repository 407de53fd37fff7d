import { expect, test } from 'vitest';
import { normalizeParagraphs } from '#server/jobs/extract/normalize/normalizeParagraphs.ts';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { parsePage } from '#server/jobs/extract/text/parsePage.ts';

const parted = (html: string) => {
  const document = parsePage(html);
  normalizeParagraphs(document);
  return document.body.innerHTML;
};

test.each([
  ['at blank lines', '<p id="a" class="c"><img src="a.png"><br> <br/><b>two</b><br><br><br>three</p>', '<p class="c" id="a"><img src="a.png"></p><p class="c"><b>two</b></p><p class="c">three</p>'],
  ['not at single line breaks', '<p><img>one<br>two <br> three</p>', '<p><img>one<br>two <br> three</p>'],
  ['not within its parts', '<p><img><b>one<br><br>two</b></p>', '<p><img><b>one<br><br>two</b></p>'],
  ['not without a picture', '<p>one<br><br>two</p>', '<p>one<br><br>two</p>'],
  ['around pictures', '<p>one<br><br><img src="a.png"><br><br></p>', '<p>one</p><p><img src="a.png"></p>'],
])('a paragraph is parted %s', (_where, html, expected) => expect(parted(html)).toBe(expected));

test('the beginning of a story stays, with its picture, where line breaks part it', () => {
  const story = Array.from({ length: 8 }, (_, at) => `<p>Paragraph ${at} tells of the lagoon, the harbour and the keepers, who wrote down the weather every evening.</p>`).join('');
  const head = '<p align=center><font size="+2">A tale for the new year</font><br><br><br><img src="/dog.jpg" alt="A dog"><br><br>The greedy dog<br><br><a href="/ja">Japanese</a> or <a href="/en">English</a></p>';
  const page = `<title>Tales</title><body><table><tr><td><table><tr><td>${head}${story}</td></tr></table></td></tr></table>`;
  const { html, plainText } = extractPage({ bytes: new TextEncoder().encode(page), contentType: 'text/html', charset: 'utf-8', url: 'https://tales.example/dog' });
  expect(plainText).toMatch(/^A tale for the new year\n\nThe greedy dog/);
  expect(html).toContain('https://tales.example/dog.jpg');
});
