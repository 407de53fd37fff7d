import { escapeHtml } from './markup.ts';

/** What is said in a recording, and when it begins. */
export interface TimedLine {
  readonly seconds: number;
  readonly words: string;
}

const maxCues = 20_000;
const TIMES = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;
/** So long a pause, in seconds, or so many letters up to the end of a sentence make a paragraph. */
const pause = 4;
const paragraphLength = 300;
const longestParagraph = 700;

/** The cues of subtitles (WebVTT, SubRip) in paragraphs, each with the time at which it begins. Nothing where it is none. */
export function timedParagraphs(source: string): TimedLine[] {
  const paragraphs: { seconds: number; words: string; end: number }[] = [];
  for (const cue of source.replaceAll('\r', '').split(/\n{2,}/).slice(0, maxCues)) {
    const lines = cue.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const times = at < 0 ? null : TIMES.exec(lines[at] ?? '');
    const words = wordsOf(lines.slice(at + 1).join(' '));
    if (times === null || words === '') continue;
    const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
    const last = paragraphs.at(-1);
    // Subtitles that roll repeat the line before.
    if (last?.words.endsWith(words)) last.end = end;
    else if (last && start - last.end < pause && !(last.words.length >= paragraphLength && /[.!?。！？…]["'”’»]?$/u.test(last.words)) && last.words.length < longestParagraph) {
      last.words += ` ${words}`;
      last.end = end;
    } else paragraphs.push({ seconds: start, words, end });
  }
  return paragraphs.map(({ seconds, words }) => ({ seconds, words }));
}

/** The same as markup, as a person would read it. */
export function timedMarkup(lines: readonly TimedLine[]): string {
  return lines.map(({ seconds, words }) => `<p><time datetime="PT${Math.floor(seconds)}S">${clock(seconds)}</time> ${escapeHtml(words)}</p>`).join('');
}

/** 0:05, 12:30, 1:02:03. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const padded = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly string[]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

function wordsOf(text: string): string {
  return text
    .replace(/<v(?:\.[^\s>]*)?\s+([^>]{1,80})>/g, '$1: ')
    .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
