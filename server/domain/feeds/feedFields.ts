import { z } from 'zod';
import { line } from '../input.ts';
import { tagNamesSchema } from '../tags/upsertTags.ts';

export const defaultIntervalMinutes = 60;

const words = z
  .array(line(100, 'Give a word, or leave it out.'))
  .max(50, 'At most 50 words.')
  .transform((given) => [...new Set(given)]);

/** What can be chosen about feeds, several at once included. */
export const feedChoices = {
  intervalMinutes: z.int().min(15, 'At least 15 minutes.').max(10_080, 'At most 10,080 minutes, which is a week.'),
  itemLimit: z.int().min(1, 'At least 1.').max(500, 'At most 500.'),
  keepDays: z.int().min(1, 'At least 1 day.').max(3_650, 'At most 3,650 days.'),
  tags: tagNamesSchema,
  onlyWords: words,
  skipWords: words,
} as const;
