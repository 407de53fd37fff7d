import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSpaceChanged } from '../events.ts';
import { line, parseInput, text } from '../input.ts';
import { changePurposePrompts, type GivenPurposePrompt, type PurposePromptChange, setPurposePrompts } from '../prompts/purposes/purposePrompts.ts';
import { colourSchema } from './createSpace.ts';
import { readSpaceSettings, spaceSettingsPatchSchema } from './settings.ts';

const schema = z.object({
  name: line(200, 'Name is required').optional(),
  description: text(2_000).optional(),
  colour: colourSchema.optional(),
  settings: spaceSettingsPatchSchema.optional(),
});
export type UpdateSpace = z.input<typeof schema> & {
  /** All prompts that stand in for the vault's own. */
  readonly prompts?: readonly GivenPurposePrompt[] | undefined;
  /** Those of some purposes; all others stay. */
  readonly promptChanges?: readonly PurposePromptChange[] | undefined;
};

/**
 * Changes what is given and keeps the rest, also within the settings.
 * @throws SpaceArchivedError where another text or prompt would be asked for the sources of an archived space
 */
export function updateSpace(outer: DomainContext, spaceId: string | null, { prompts, promptChanges, ...input }: UpdateSpace): Promise<{ spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'space.manage', spaceId);
    const { settings, ...data } = parseInput(schema, input);
    // Held, so that of two who change different settings neither is lost.
    const [stored] = await ctx.db.$queryRaw<{ settings: unknown }[]>`select settings from "Space" where id = ${space.id}::uuid for no key update`;
    const before = readSpaceSettings(stored?.settings, space.id, ctx.log);
    const asksOtherwise = settings?.instructions !== undefined && settings.instructions !== before.instructions;
    if (asksOtherwise || prompts || promptChanges) await authorizeSpace(ctx, 'prompt.edit', space.id);
    await ctx.db.space.update({ where: { id: space.id }, data: { ...data, ...(settings && { settings: { ...before, ...settings } }) } });
    if (prompts) await setPurposePrompts(ctx, space.id, prompts);
    if (promptChanges) await changePurposePrompts(ctx, space.id, promptChanges);
    await recordActivity(ctx, space.id, 'SPACE_UPDATED', { subject: { kind: 'SPACE', id: space.id } });
    await publishSpaceChanged(ctx.db, space.id);
    return { spaceId: space.id };
  });
}
