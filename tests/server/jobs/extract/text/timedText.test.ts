import { expect, test } from 'vitest';
import { timedMarkup, timedParagraphs } from '#server/jobs/extract/text/timedText.ts';

const cue = (start: string, end: string, words: string) => `${start} --> ${end} align:start\n${words}\n\n`;

test('subtitles become paragraphs with the time at which each begins', () => {
  const vtt = `WEBVTT\n\nNOTE not to be read\n\n1\n${cue('00:01.000', '00:03.500', 'The <i>gates</i> opened')}${cue('00:03.500', '00:06.000', '<v Ann Lee>this morning.</v>')}${cue('00:30.000', '00:32.000', 'Salt &amp; wind &lt;here&gt;.')}${cue('01:02:03.000', '01:02:04.000', 'The end.')}`;
  expect(timedParagraphs(vtt)).toEqual([
    { seconds: 1, words: 'The gates opened Ann Lee: this morning.' },
    { seconds: 30, words: 'Salt & wind <here>.' },
    { seconds: 3723, words: 'The end.' },
  ]);
  expect(timedMarkup(timedParagraphs(vtt))).toBe(
    '<p><time datetime="PT1S">0:01</time> The gates opened Ann Lee: this morning.</p><p><time datetime="PT30S">0:30</time> Salt &amp; wind &lt;here&gt;.</p><p><time datetime="PT3723S">1:02:03</time> The end.</p>',
  );
});

test('SubRip with Windows line ends, and lines that roll', () => {
  const srt = `1\r\n00:00:01,000 --> 00:00:02,000\r\nThe gates\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nThe gates\r\n\r\n3\r\n00:00:03,000 --> 00:00:04,000\r\nopened.\r\n`;
  expect(timedParagraphs(srt)).toEqual([{ seconds: 1, words: 'The gates opened.' }]);
});

test('long speech is divided where sentences end', () => {
  const long = `WEBVTT\n\n${Array.from({ length: 30 }, (_, at) => cue(`00:${String(at).padStart(2, '0')}.000`, `00:${String(at + 1).padStart(2, '0')}.000`, `Number ${at} of the turbines began to turn this morning.`)).join('')}`;
  const paragraphs = timedParagraphs(long);
  expect(paragraphs.length).toBeGreaterThan(3);
  for (const { words } of paragraphs) expect(words.endsWith('.')).toBe(true);
});

test.each(['', 'WEBVTT', '<html><body>Not found</body></html>', '--> -->\n\n-->', 'x'.repeat(100_000)])('what is none has nothing: %.30s', (text) => expect(timedParagraphs(text)).toEqual([]));
