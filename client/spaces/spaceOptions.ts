import { defineMessages } from 'react-intl';

/** What results are translated to, as the server stores it. */
export const languages = ['Without translation', 'English', 'Brazilian', 'Chinese'] as const;
export type Language = (typeof languages)[number];

/** What happens to the length, as the server stores it. */
export const lengths = ['No length change', 'Short', 'Normal', 'Long'] as const;
export type Length = (typeof lengths)[number];

export const languageNames = defineMessages({
  'Without translation': { id: 'spaces.language.none', defaultMessage: 'No Translate' },
  English: { id: 'spaces.language.english', defaultMessage: 'English' },
  Brazilian: { id: 'spaces.language.brazilian', defaultMessage: 'Brazilian' },
  Chinese: { id: 'spaces.language.chinese', defaultMessage: 'Chinese' },
});

export const lengthNames = defineMessages({
  'No length change': { id: 'spaces.length.none', defaultMessage: 'No length change' },
  Short: { id: 'spaces.length.short', defaultMessage: 'Short' },
  Normal: { id: 'spaces.length.normal', defaultMessage: 'Normal' },
  Long: { id: 'spaces.length.long', defaultMessage: 'Long' },
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
