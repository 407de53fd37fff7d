import type { Logger } from 'pino';
import { z } from 'zod';

/** Space language and length options (specification sections 3 and 9). */
const outputLanguages = ['Without translation', 'No Translate', 'English', 'Brazilian', 'Chinese'] as const;
const lengthModifications = ['No length change', 'Short', 'Normal', 'Long'] as const;

const fields = {
  outputLanguage: z.enum(outputLanguages, `One of: ${outputLanguages.join(', ')}.`),
  lengthModify: z.enum(lengthModifications, `One of: ${lengthModifications.join(', ')}.`),
  managedStructure: z.boolean(),
  managedTags: z.boolean(),
  createSummary: z.boolean(),
  instructions: z.string().max(10_000, 'At most 10,000 characters.'),
};

/** Some of the settings; what is not given stays as it is. */
export const spaceSettingsPatchSchema = z.object(fields).partial();

/** What a space wants done with its sources, with the specification's defaults. */
export const spaceSettingsSchema = z.object({
  outputLanguage: fields.outputLanguage.default('Without translation'),
  lengthModify: fields.lengthModify.default('No length change'),
  managedStructure: fields.managedStructure.default(false),
  managedTags: fields.managedTags.default(false),
  createSummary: fields.createSummary.default(false),
  instructions: fields.instructions.default(''),
});
export type SpaceSettings = z.infer<typeof spaceSettingsSchema>;

/** The settings as stored, with defaults; unreadable ones become empty and are logged (specification section 5). */
export function readSpaceSettings(stored: unknown, spaceId: string, log: Logger): SpaceSettings {
  const parsed = spaceSettingsSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.warn({ spaceId, problems: parsed.error.issues.map((issue) => issue.path.join('.')) }, 'Unreadable space settings');
  return spaceSettingsSchema.parse({});
}
