import { Folder } from 'lucide';
import { defineMessage, defineMessages, type IntlShape } from 'react-intl';
import { depthFirst } from '#client/ui/tree/tree.ts';

/** A collection that a feed may fill. */
export type FeedCollection = { readonly id: string; readonly name: string; readonly parentId: string | null };

/** All of them for a `Combobox`, each below its parent. */
export const collectionOptions = (collections: readonly FeedCollection[]) => depthFirst(collections).map(({ node: { id, name }, depth }) => ({ value: id, label: name, icon: Folder, depth }));

const intervals = [15, 60, 180, 720, 1_440, 10_080];

/** How often a feed is read, in minutes; `chosen` is among them, whatever it is. */
export const intervalOptions = (intl: IntlShape, chosen: number) =>
  [...new Set([...intervals, chosen])]
    .sort((a, b) => a - b)
    .map((minutes) => {
      const message = minutes % 1_440 === 0 ? everyDays : minutes % 60 === 0 ? everyHours : everyMinutes;
      const count = minutes % 1_440 === 0 ? minutes / 1_440 : minutes % 60 === 0 ? minutes / 60 : minutes;
      return { value: String(minutes), label: intl.formatMessage(message, { count }) };
    });

const days = [7, 30, 90, 365];

/** How long what comes is kept, in days; `never` stands for ever. */
export const keepOptions = (intl: IntlShape, chosen: number | null) => [
  { value: 'never', label: intl.formatMessage(messages.forEver) },
  ...[...new Set([...days, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b).map((count) => ({ value: String(count), label: intl.formatMessage(forDays, { count }) })),
];

/** Words that stand side by side with commas between them. */
export const listOfWords = (text: string): string[] => text.split(/[,،，、\n]/).map((word) => word.trim()).filter((word) => word !== '');

const everyMinutes = defineMessage<{ count: number }>({ id: 'feeds.everyMinutes', defaultMessage: '{count, plural, one {Every minute} other {Every # minutes}}' });
const everyHours = defineMessage<{ count: number }>({ id: 'feeds.everyHours', defaultMessage: '{count, plural, one {Every hour} other {Every # hours}}' });
const everyDays = defineMessage<{ count: number }>({ id: 'feeds.everyDays', defaultMessage: '{count, plural, one {Every day} =7 {Every week} other {Every # days}}' });
const forDays = defineMessage<{ count: number }>({ id: 'feeds.forDays', defaultMessage: '{count, plural, one {For # day} other {For # days}}' });
const messages = defineMessages({ forEver: { id: 'feeds.forEver', defaultMessage: 'For ever' } });
