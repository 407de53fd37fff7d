import { z } from '@hono/zod-openapi';
import type { Log } from '#server/platform/log.ts';

/** Settings as a client sends them: an object, or JSON of one. */
export const settingsInput = z
  .union([z.record(z.string(), z.unknown()), z.string()], 'Must be an object, or JSON of one.')
  .nullish()
  .openapi({ type: ['object', 'string'], description: 'An object, or JSON of one. What cannot be read as such counts as empty.', example: {} });

/** The object that was meant; an unreadable one becomes empty and is logged (specification section 5). */
export function readSettings(given: z.infer<typeof settingsInput>, log: Log): Record<string, unknown> | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return {};
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(given));
  } catch {
    log.warn({ length: given.length }, 'Unreadable settings were sent; they count as empty');
    return {};
  }
}

/**
 * The settings of a space. Older clients fill `language` and `length` in their form, where the entity has
 * `outputLanguage` and `lengthModify` (specification section 3).
 */
export function readSpaceSettings(given: z.infer<typeof settingsInput>, log: Log): Record<string, unknown> | undefined {
  const settings = readSettings(given, log);
  if (!settings) return undefined;
  const { language, length, ...named } = settings;
  return {
    ...(typeof language === 'string' && language !== '' && { outputLanguage: language }),
    ...(typeof length === 'string' && length !== '' && { lengthModify: length }),
    ...named,
  };
}
