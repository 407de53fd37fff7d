import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatCount, formatDay, formatDuration, formatRelativeDate, formatSize, isRecent } from '#client/i18n/formats.ts';
import es from '#client/i18n/messages/es.json';

const KB = 1024;

describe('formatSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1,023 Bytes'],
    [KB, '1 KB'],
    [1536, '1.5 KB'],
    [KB + 1, '1 KB'],
    [3174, '3.1 KB'],
    [KB ** 2 - 1, '1 MB'],
    [4_404_019, '4.2 MB'],
    [19.04 * KB ** 2, '19.04 MB'],
    [KB ** 3, '1 GB'],
    [5000 * KB ** 3, '5,000 GB'],
  ])('says %d bytes as %s', (bytes, words) => {
    expect(formatSize(bytes, 'en')).toBe(words);
  });

  it('uses the separators of the language', () => {
    expect(formatSize(4_404_019, 'es')).toBe('4,2 MB');
  });

  it('keeps the number before its unit between words that read from right to left', () => {
    expect(formatSize(4_404_019, 'ar')).toBe('\u20664.2 MB\u2069');
    expect(formatSize(1536, 'he')).toBe('\u20661.5 KB\u2069');
  });
});

describe('dates', () => {
  const now = new Date(2026, 4, 14, 12, 0, 0);
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const english = createIntl({ locale: 'en' });
  const spanish = createIntl({ locale: 'es', messages: es });

  it.each([
    [0, 'Just now'],
    [4, '4 min ago'],
    [59, '59 min ago'],
    [60, '1 hour ago'],
    [3 * 60 + 59, '3 hours ago'],
    [23 * 60 + 59, '23 hours ago'],
    [2 * 24 * 60, '12 May'],
    [400 * 24 * 60, '9 Apr 2025'],
  ])('%d minutes ago reads "%s"', (minutes, words) => {
    expect(formatRelativeDate(minutesAgo(minutes), english, now)).toBe(words);
  });

  it('calls what is a little ahead of our clock "Just now", and tells what is further ahead by its date', () => {
    for (const minutes of [0.5, 2, 5]) expect(formatRelativeDate(minutesAgo(-minutes), english, now)).toBe('Just now');
    expect(formatRelativeDate(minutesAgo(-6), english, now)).toBe('14 May');
    expect(formatRelativeDate(minutesAgo(-24 * 60), english, now)).toBe('15 May');
    expect(formatRelativeDate(minutesAgo(-400 * 24 * 60), english, now)).toBe('18 Jun 2027');
    expect([0, 6, 24 * 60, -5, -6].map((minutes) => isRecent(minutesAgo(minutes), now))).toEqual([true, true, false, true, false]);
  });

  it('takes ISO strings, as the server sends them', () => {
    expect(formatRelativeDate(minutesAgo(4).toISOString(), english, now)).toBe('4 min ago');
  });

  it('speaks the chosen language', () => {
    expect(formatRelativeDate(minutesAgo(120), spanish, now)).toBe('hace 2 horas');
    expect(formatRelativeDate(minutesAgo(2 * 24 * 60), spanish, now)).toBe('12 may');
  });

  it('writes the year in cards and details, day before month', () => {
    expect(formatDay(now, 'en')).toBe('14 May 2026');
    expect(formatDay(now, 'zh')).toBe('2026年5月14日');
  });
});

describe('numbers', () => {
  it('counts with separators', () => {
    expect(formatCount(12480, 'en')).toBe('12,480');
  });

  it('says how long a step took', () => {
    expect(formatDuration(12.4, 'en')).toBe('12 ms');
    expect(formatDuration(800, 'en')).toBe('0.8 s');
    expect(formatDuration(3100, 'en')).toBe('3.1 s');
    expect(formatDuration(130_000, 'en')).toBe('2 min');
  });
});
