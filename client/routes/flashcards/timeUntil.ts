import { defineMessage, type IntlShape } from 'react-intl';
import { intervalOf } from './intervals.ts';

const within = defineMessage<{ time: string }>({ id: 'flashcards.in', defaultMessage: 'in {time}' });

/** "in 10 min", "in 23 days": when something is due that is so many milliseconds away. */
export function timeUntil({ formatMessage, formatNumber }: Pick<IntlShape, 'formatMessage' | 'formatNumber'>, milliseconds: number): string {
  const { value, unit } = intervalOf(milliseconds);
  return formatMessage(within, { time: formatNumber(value, { style: 'unit', unit, unitDisplay: unit === 'minute' || unit === 'hour' ? 'short' : 'long' }) });
}
