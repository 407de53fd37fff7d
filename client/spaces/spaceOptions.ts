import { defineMessages } from 'react-intl';

/** What results are translated to; the first is the default. */
export const languages = ['ORIGINAL', 'ENGLISH', 'BRAZILIAN_PORTUGUESE', 'CHINESE'] as const;
export type Language = (typeof languages)[number];

/** What happens to the length; the first is the default. */
export const lengths = ['UNCHANGED', 'SHORT', 'NORMAL', 'LONG'] as const;
export type Length = (typeof lengths)[number];

export const languageNames = defineMessages({
  ORIGINAL: { id: 'spaces.language.none', defaultMessage: 'No Translate' },
  ENGLISH: { id: 'spaces.language.english', defaultMessage: 'English' },
  BRAZILIAN_PORTUGUESE: { id: 'spaces.language.brazilian', defaultMessage: 'Brazilian' },
  CHINESE: { id: 'spaces.language.chinese', defaultMessage: 'Chinese' },
});

export const lengthNames = defineMessages({
  UNCHANGED: { id: 'spaces.length.none', defaultMessage: 'No length change' },
  SHORT: { id: 'spaces.length.short', defaultMessage: 'Short' },
  NORMAL: { id: 'spaces.length.normal', defaultMessage: 'Normal' },
  LONG: { id: 'spaces.length.long', defaultMessage: 'Long' },
});

/** The eight presets, in order. */
export const colourNames = Object.values(
  defineMessages({
    1: { id: 'spaces.colour.red', defaultMessage: 'Red' },
    2: { id: 'spaces.colour.orange', defaultMessage: 'Orange' },
    3: { id: 'spaces.colour.green', defaultMessage: 'Green' },
    4: { id: 'spaces.colour.teal', defaultMessage: 'Teal' },
    5: { id: 'spaces.colour.indigo', defaultMessage: 'Indigo' },
    6: { id: 'spaces.colour.purple', defaultMessage: 'Purple' },
    7: { id: 'spaces.colour.pink', defaultMessage: 'Pink' },
    8: { id: 'spaces.colour.slate', defaultMessage: 'Slate' },
  }),
);
