import type { RecognizedLine } from '../recognizedPage.ts';

/** Words that are less certain than this are not taken, in percent. */
const leastCertain = 35;
/** So certain the letters of a line must be on average, in percent: textures of photographs read like uncertain letters. */
const leastCertainLine = 60;

interface Word {
  readonly text: string;
  readonly certainty: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The lines in what Tesseract writes as values by tabs (`tesseract(1)`, TSV): level, page, block, paragraph, line, word, left, top, width, height,
 * certainty, text; one line for each word (level 5).
 */
export function linesOfTsv(tsv: string): RecognizedLine[] {
  const lines = new Map<string, { words: Word[]; paragraph: string }>();
  for (const row of tsv.split('\n')) {
    const [level, , block, paragraph, line, , x, y, width, height, certainty, ...rest] = row.split('\t');
    const text = rest.join(' ').trim();
    if (level !== '5' || text === '') continue;
    const word = { text, certainty: Number(certainty), x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    if (!(word.certainty >= leastCertain)) continue;
    const key = `${block}.${paragraph}.${line}`;
    const found = lines.get(key);
    if (found) found.words.push(word);
    else lines.set(key, { words: [word], paragraph: `${block}.${paragraph}` });
  }
  const paragraphs: string[] = [];
  const read: RecognizedLine[] = [];
  for (const { words, paragraph } of lines.values()) {
    const text = textOf(withoutStrokes(words));
    if (text === '' || certaintyOf(words) < leastCertainLine) continue;
    if (paragraphs.at(-1) !== paragraph) paragraphs.push(paragraph);
    read.push({ text, ...boxOf(words), wordHeight: medianOf(words.map((word) => word.height)), paragraph: paragraphs.length });
  }
  return read;
}

function certaintyOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, certainty }) => sum + text.length * certainty, 0) / letters;
}

const medianOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Dashes, frames and the lines of charts look like the simplest Chinese characters. */
const strokes = /^[一二三十人口丨|_—–-]+$/;

function withoutStrokes(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({ text }) => !strokes.test(text));
  const isDense = others.some(({ text }) => dense.test(text));
  return isDense ? words : others;
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Chinese and Japanese have no spaces between words; Tesseract puts them there. */
function textOf(words: readonly Word[]): string {
  let line = '';
  for (const { text } of words) {
    const isJoined = line === '' || (dense.test(line.at(-1) ?? '') && dense.test(text[0] ?? ''));
    line += isJoined ? text : ` ${text}`;
  }
  return line;
}

function boxOf(words: readonly Word[]): Pick<RecognizedLine, 'x' | 'y' | 'width' | 'height'> {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  return { x, y, width: right - x, height: bottom - y };
}
