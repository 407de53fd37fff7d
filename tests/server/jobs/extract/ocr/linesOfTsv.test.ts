import { expect, test } from 'vitest';
import { linesOfTsv } from '#server/jobs/extract/ocr/linesOfTsv.ts';

const word = (place: string, certainty: number, text: string, height = 20) => `5\t1\t${place.split('.').join('\t')}\t1\t10\t100\t50\t${height}\t${certainty}\t${text}`;

test('words become lines, and lines know their paragraph', () => {
  const tsv = ['1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t', word('1.1.1', 96, 'Fog'), word('1.1.1', 91, 'bank'), word('1.1.2', 95, 'ahead.'), word('1.2.1', 95, 'Nobody')].join('\n');
  expect(linesOfTsv(tsv).map(({ text, paragraph }) => [text, paragraph])).toEqual([['Fog bank', 1], ['ahead.', 1], ['Nobody', 2]]);
});

test('what is uncertain is not taken: words, and lines of such', () => {
  const tsv = [word('1.1.1', 96, 'Lighthouse'), word('1.1.1', 12, '~;}'), word('1.1.2', 45, 'oooil'), word('1.1.2', 50, 'ewn')].join('\n');
  expect(linesOfTsv(tsv).map(({ text }) => text)).toEqual(['Lighthouse']);
});

test('Chinese has no spaces; the lines of a chart are no Chinese', () => {
  const tsv = [word('1.1.1', 90, '知识'), word('1.1.1', 90, '库'), word('1.1.1', 90, '一'), word('1.1.2', 90, '一二一口'), word('1.1.2', 90, 'Support')].join('\n');
  expect(linesOfTsv(tsv).map(({ text }) => text)).toEqual(['知识库一', 'Support']);
});

test.each(['', '\n\n', '5\t1', '5\t1\t1\t1\t1\t1\tx\ty\tz\tw\tq\t', 'rubbish'])('nothing comes of %j', (tsv) => {
  expect(linesOfTsv(tsv)).toEqual([]);
});
