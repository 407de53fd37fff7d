import { z } from 'zod';

const longest = 20_000;
const deepest = 20;

/** What clients keep with a collection: a JSON object that the vault stores and does not read. */
export const collectionSettingsSchema = z
  .record(z.string(), z.unknown())
  .refine((settings) => !deeperThan(deepest, settings), `At most ${deepest} levels.`)
  .refine((settings) => deeperThan(deepest, settings) || fits(JSON.stringify(settings)), 'At most 20,000 characters of JSON, and only text in its texts.')
  .transform((settings) => settings as Record<string, JsonValue>);

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Looks no deeper than it must: what was sent may be deep enough to exhaust a walk that calls itself. */
function deeperThan(levels: number, root: object): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    level = level.flatMap((value): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return level.some((value) => typeof value === 'object' && value !== null);
}

/** PostgreSQL holds neither the null character nor half surrogates; in JSON they stand escaped. */
function fits(json: string): boolean {
  return json.length <= longest && !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(json);
}
