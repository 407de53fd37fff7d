import { defineMessages, type MessageDescriptor } from 'react-intl';
import { createStoredValue } from '#client/state/createStoredValue.ts';

/** In what colours passages are marked, as the server calls them; each has its tokens, such as `--mark-green`. */
export const highlightColors = ['YELLOW', 'GREEN', 'BLUE', 'PINK'] as const;

export type HighlightColor = (typeof highlightColors)[number];

const isColor = (value: unknown): value is HighlightColor => highlightColors.includes(value as HighlightColor);

/** What a server says that may know more colours than this page. */
export const knownColor = (color: string): HighlightColor => (isColor(color) ? color : 'YELLOW');

/** The colour in which this browser's person marked last. */
export const lastHighlightColor = createStoredValue<HighlightColor>('vault.highlightColor', {
  read: (stored) => (isColor(stored) ? stored : 'YELLOW'),
  write: (color) => color,
});

/** The name of a colour in the tokens: `mark`, `mark-green` and so on. */
export const markToken = (color: HighlightColor): string => (color === 'YELLOW' ? 'mark' : `mark-${color.toLowerCase()}`);

export const colorNames: Record<HighlightColor, MessageDescriptor> = defineMessages({
  YELLOW: { id: 'highlights.yellow', defaultMessage: 'Yellow' },
  GREEN: { id: 'highlights.green', defaultMessage: 'Green' },
  BLUE: { id: 'highlights.blue', defaultMessage: 'Blue' },
  PINK: { id: 'highlights.pink', defaultMessage: 'Pink' },
});
