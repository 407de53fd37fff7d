import { describe, expect, test } from 'vitest';
import { chooseTags, withNew } from '#server/jobs/enrich/chooseTags.ts';
import { splitMarkdown } from '#server/jobs/enrich/splitMarkdown.ts';
import { markdownOutline, outlineOf, paragraphsOf, withHeadings } from '#server/jobs/enrich/headingOutline.ts';
import { summarize } from '#server/jobs/enrich/summarize.ts';
import { processorMs } from '#tests/support/processorTime.ts';

const english = `Coral reefs cover less than one percent of the ocean floor. They shelter about a quarter of all marine species.
When the water becomes too warm, corals lose the algae that feed them, and the reef turns white. This is called coral bleaching.
Bleached corals are not dead, but they starve. If the water cools down within weeks, the algae return and the corals recover.
Tourists like to take pictures of boats. The harbour has a small museum with a café on its terrace.
Since 1998 four global bleaching events have hit coral reefs, and each was worse than the one before.
Researchers breed corals that bear warm water, and plant them on damaged reefs. Whether bred corals can save whole reefs is an open question.
Reefs also protect coasts: a healthy reef takes most of the force out of a wave before it reaches the shore.`;
const chinese = `珊瑚礁只占海底面积的不到百分之一。它们却为大约四分之一的海洋物种提供了栖息地。当海水变得太热时，珊瑚会失去为它们提供养分的藻类，珊瑚礁随之变白。这种现象被称为珊瑚白化。白化的珊瑚并没有死，但它们会慢慢挨饿。如果海水在几周内降温，藻类就会回来，珊瑚也能恢复健康。研究人员正在培育耐热的珊瑚，并把它们种植到受损的珊瑚礁上。码头边有一家小咖啡馆，很多游客喜欢在那里拍照。`;
const japanese = `サンゴ礁は海底の一パーセントにも満たない面積しか占めていない。しかし海の生き物の約四分の一がサンゴ礁に暮らしている。海水が暖かくなりすぎると、サンゴは栄養をくれる藻類を失い、白くなってしまう。この現象はサンゴの白化と呼ばれている。白化したサンゴは死んではいないが、少しずつ飢えていく。数週間のうちに海水が冷えれば、藻類が戻り、サンゴは回復する。研究者は暖かい海水に強いサンゴを育てて、傷ついたサンゴ礁に植えている。`;

describe('a summary without a model', () => {
  test('has the sentences that say most, in their order and as they were written', () => {
    const summary = summarize(english, 'en') ?? '';
    expect(summary.length).toBeLessThan(english.length / 2);
    expect(summary).toContain('coral');
    expect(summary).not.toContain('museum');
    const sentences = summary.split(/(?<=\.) /);
    const places = sentences.map((sentence) => english.replaceAll('\n', ' ').indexOf(sentence));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
  test.each([
    ['Chinese', 'zh', chinese, '珊瑚'],
    ['Japanese', 'ja', japanese, 'サンゴ'],
  ])('works in %s, where words are not set apart', (_name, language, text, word) => {
    const summary = summarize(text, language) ?? '';
    expect(summary).toContain(word);
    expect(summary).toMatch(/。$/);
    expect(summary).not.toContain('咖啡馆');
    expect(summary.length).toBeLessThan(text.length * 0.75);
  });
  test('is not made of what is short, or of one sentence again and again', () => {
    expect(summarize('One sentence that is long enough to be taken for one.', 'en')).toBeNull();
    expect(summarize('One sentence that is long enough to be taken for one. '.repeat(50), 'en')).toBeNull();
  });
  test('takes its time from no text: a long one is summed up at once', async () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `${english.slice(0, 120 + (index % 40))} number ${index}.`).join('\n');
    expect(await processorMs(() => summarize(text, 'en'))).toBeLessThan(2_000);
  });
});

describe('tags without a model', () => {
  const text = { title: 'Coral bleaching explained', plainText: english, language: 'en' };
  test('are first those of the space that the text mentions, however they are written', () => {
    expect(chooseTags(text, ['Coral-Reefs', 'Museums', 'corals', 'physics'])).toEqual(expect.arrayContaining(['Coral-Reefs', 'corals']));
    expect(chooseTags(text, ['physics'])).not.toContain('physics');
  });
  test('then at most two new ones, of words that the text says often', () => {
    const tags = chooseTags(text, []);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.length).toBeLessThanOrEqual(2);
    expect(tags.join(' ').toLowerCase()).toContain('coral');
  });
  test('say what a text is about, once: no word that fits any text, no pair beside one of its words', () => {
    const diary = 'Nobody knew what the gardeners made of the clay. The gardeners made pots of it, and nobody knew why the clay pots held the water. ';
    const tags = chooseTags({ title: 'What gardeners made', plainText: diary.repeat(4), language: 'en' }, []);
    expect(tags).toHaveLength(2);
    expect(tags.join()).toMatch(/clay|pots/);
    expect(tags.join()).not.toMatch(/made|nobody|knew/);
    const apart = chooseTags({ title: 'Beds', plainText: 'They dug in Kew. Beans came up at once, as in Kew! Beans like clay: in Kew\n\nbeans are eaten. '.repeat(3), language: 'en' }, []);
    expect(apart.join().toLowerCase()).not.toContain('kew beans');
    const words = tags.flatMap((tag) => tag.split(' '));
    expect(new Set(words).size).toBe(words.length);
  });
  test('none new where the space has enough of them, and never more than five', () => {
    const existing = ['coral', 'reef', 'water', 'algae', 'ocean', 'species', 'waves'];
    const tags = chooseTags({ ...text, plainText: english.repeat(3) }, existing);
    expect(tags).toHaveLength(5);
    expect(existing).toEqual(expect.arrayContaining(tags));
  });
  test('join what is nearly the same', () => {
    expect(withNew([], ['Neural Networks', 'neural-network', 'colour theory', 'Color Theory'], ['neural network', 'Colour theory'])).toEqual(['neural network', 'Colour theory']);
    expect(withNew([], ['one', 'two', 'three', 'four'], [])).toEqual(['one', 'two']);
  });
  test('are found in Chinese', () => {
    expect(chooseTags({ title: '珊瑚白化', plainText: chinese, language: 'zh' }, ['珊瑚', '物理'])).toContain('珊瑚');
  });
});

test('headings get anchors that are theirs alone', () => {
  const html = '<h2>Method &amp; <em>data</em></h2><p>One</p><h3 id="evil">Results</h3><p>Two</p><h3>Results</h3><h4></h4>';
  const found = outlineOf(html);
  expect(found?.outline).toEqual([
    { title: 'Method & data', level: 2, anchor: 'part-method-data' },
    { title: 'Results', level: 3, anchor: 'part-results' },
    { title: 'Results', level: 3, anchor: 'part-results-2' },
  ]);
  expect(found?.html).toBe('<h2 id="part-method-data">Method &amp; <em>data</em></h2><p>One</p><h3 id="part-results">Results</h3><p>Two</p><h3 id="part-results-2">Results</h3><h4></h4>');
  expect(outlineOf('<p>No headings</p>')).toBeNull();
  expect(markdownOutline('# One\n\n```\n# no\n```\n\n## *Two* #')).toEqual([{ title: 'One', level: 1 }, { title: 'Two', level: 2 }]);
  expect(paragraphsOf('<p>a &lt; b</p><pre>x</pre><p>c<br />d</p>')).toEqual(['a < b', 'c d']);
  expect(withHeadings('<p>a</p><pre>x</pre><p>b</p>', [{ paragraph: 2, title: 'B & <c>' }])).toBe('<p>a</p><pre>x</pre><h2>B &amp; &lt;c&gt;</h2><p>b</p>');
});

test('a long text is cut between paragraphs, and is whole again when joined', () => {
  const code = '```js\nlet a = 1;\n\nlet b = 2;\n```';
  const markdown = [...Array.from({ length: 30 }, (_, index) => `Paragraph ${index}. ${'word '.repeat(20).trim()}`), code].join('\n\n');
  const pieces = splitMarkdown(markdown, 500);
  expect(pieces.join('\n\n')).toBe(markdown);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(pieces.at(-1)).toContain(code);
  const endless = splitMarkdown('长'.repeat(2_000), 500);
  expect([endless.join(''), Math.max(...endless.map(({ length }) => length))]).toEqual(['长'.repeat(2_000), 500]);
});
