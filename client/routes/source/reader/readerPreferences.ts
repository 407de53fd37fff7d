import { createStoredValue } from '#client/state/createStoredValue.ts';

/** How a person likes to read: remembered on this device. */
export type ReaderPreferences = {
  readonly width: 'narrow' | 'normal' | 'wide';
  /** In px, 16 to 22. */
  readonly size: number;
  readonly font: 'serif' | 'sans';
};

export const MIN_TEXT_SIZE = 16;
export const MAX_TEXT_SIZE = 22;

const usual: ReaderPreferences = { width: 'normal', size: 18, font: 'serif' };
const measures = { narrow: 560, normal: 664, wide: 860 } satisfies Record<ReaderPreferences['width'], number>;

/** What was remembered; what is not valid falls back to the default. */
export function parseReaderPreferences(text: string | null): ReaderPreferences {
  let given: Partial<Record<keyof ReaderPreferences, unknown>>;
  try {
    given = (JSON.parse(text ?? '{}') ?? {}) as typeof given;
  } catch {
    given = {};
  }
  const size = typeof given.size === 'number' && Number.isFinite(given.size) ? Math.round(given.size) : usual.size;
  return {
    width: given.width === 'narrow' || given.width === 'wide' ? given.width : usual.width,
    size: Math.min(MAX_TEXT_SIZE, Math.max(MIN_TEXT_SIZE, size)),
    font: given.font === 'sans' ? 'sans' : 'serif',
  };
}

/** The look as CSS variables for `Prose` and the column around it. */
export const readerCssVariables = ({ width, size, font }: ReaderPreferences) => ({
  ['--measure' as string]: `${measures[width]}px`,
  ['--reading-size' as string]: `${size}px`,
  ['--reading-line' as string]: `${Math.round((size * 16) / 9)}px`,
  ['--reading-font' as string]: font === 'serif' ? 'var(--font-read)' : 'var(--font-ui)',
});

const preferences = createStoredValue('vault.reader', { read: parseReaderPreferences, write: JSON.stringify });

/** The remembered look, kept up to date. */
export const useReaderPreferences = preferences.use;

/** Remembers a change of the look. */
export const changeReaderPreferences = (change: Partial<ReaderPreferences>): void => preferences.set({ ...preferences.get(), ...change });
