import { expect, test } from 'vitest';
import { readWorkBlocks, supportOfBlock } from '#server/domain/works/workBlocks.ts';
import { publicId } from '#tests/support/vault.ts';

const uuid = '01939d2f-0000-7000-8000-000000000001';
const mark = `[^${publicId('Citation', uuid)}]`;

test('a body is cut into headings, paragraphs, lists, code and findings, and nothing of it is lost', () => {
  const body = `# Sleep

First line
second line${mark}

- one
- two

> [!agreement]
> Both say so.

> [!Contradiction] One says 4, the other 5.${mark}${mark}

> [!gap]
> Nobody asked children.

> A quote of somebody.

\`\`\`
# no heading
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

Below
=====`;
  const blocks = readWorkBlocks(body);
  expect(blocks.map(({ kind, markdown }) => [kind, markdown.split('\n')[0]])).toEqual([
    ['HEADING', '# Sleep'],
    ['TEXT', 'First line'],
    ['TEXT', '- one'],
    ['AGREEMENT', '> [!agreement]'],
    ['CONTRADICTION', `> [!Contradiction] One says 4, the other 5.${mark}${mark}`],
    ['GAP', '> [!gap]'],
    ['TEXT', '> A quote of somebody.'],
    ['TEXT', '```'],
    ['TEXT', '| a | b |'],
    ['HEADING', 'Below'],
  ]);
  expect(blocks.flatMap(({ citationIds }) => citationIds)).toEqual([uuid, uuid]);
  expect(blocks.map(({ markdown }) => markdown).join('').replaceAll(/\s/g, '')).toBe(body.replaceAll(/\s/g, ''));
});

test('a body of more blocks than there may be ends in one that has the rest', () => {
  const body = Array.from({ length: 1_500 }, (_, at) => `Line ${at}`).join('\n\n');
  const blocks = readWorkBlocks(body);
  expect(blocks).toHaveLength(1_000);
  expect(blocks.at(-1)?.markdown.startsWith('Line 999\n')).toBe(true);
  expect(blocks.map(({ markdown }) => markdown).join('\n\n')).toBe(body);
  expect(readWorkBlocks('')).toEqual([]);
  expect(readWorkBlocks(' \n\n ')).toEqual([]);
});

test('what no quote has is told at its place in the Markdown; marks, addresses and names of findings are no words', () => {
  const [block] = readWorkBlocks(`> [!agreement] Sleep of 7 hours helps, says [Ada](https://example.org/1984/Xerxes).${mark}`);
  if (!block) throw new Error('There is a block.');
  expect(supportOfBlock(block, ['Ada found that 7 hours of sleep helps.'])).toEqual({ support: 'SUPPORTED', doubts: [] });
  const doubted = supportOfBlock(block, ['Ada found that 8 hours of sleep helps.']);
  expect(doubted.support).toBe('PARTLY');
  expect(block.markdown.slice(doubted.doubts[0], doubted.doubts[1])).toBe('7');
});

test('without quotes it is somebody’s own, and a heading claims nothing', () => {
  const [heading, paragraph] = readWorkBlocks(`# In 1879${mark}\n\nIn 1879 all began.`);
  if (!heading || !paragraph) throw new Error('There are two blocks.');
  expect(supportOfBlock(heading, ['In 1880.'])).toEqual({ support: 'OWN', doubts: [] });
  expect(supportOfBlock(paragraph, [])).toEqual({ support: 'OWN', doubts: [] });
});
