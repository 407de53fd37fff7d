import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireManager } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { line, parseInput, text } from '../input.ts';
import { readRegistrationPolicy } from '../registration/registrationPolicy.ts';
import { spaceSettingsSchema } from './settings.ts';

/** Space colour: one of 8 presets, default the fifth, indigo (specification section 5). */
export const colourSchema = z.int('A whole number from 1 to 8.').min(1, 'A number from 1 to 8.').max(8, 'A number from 1 to 8.');

const schema = z.object({
  name: line(200, 'Name is required'),
  description: text(2_000).default(''),
  colour: colourSchema.default(5),
  settings: spaceSettingsSchema.default(spaceSettingsSchema.parse({})),
});
export type CreateSpace = z.input<typeof schema>;

/** Creates a space whose owner is the acting person. @throws LimitReachedError when they own as many as one may */
export function createSpace(outer: DomainContext, input: CreateSpace): Promise<{ spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireManager(ctx);
    const data = parseInput(schema, input);
    await requireRoomForSpace(ctx, userId);
    const { id } = await ctx.db.space.create({
      data: { ...data, memberships: { create: { userId, role: 'OWNER' } } },
      select: { id: true },
    });
    await recordActivity(ctx, id, 'SPACE_CREATED', { subject: { kind: 'SPACE', id } });
    await recordAudit(ctx, 'SPACE_CREATED', { spaceId: id, subject: data.name });
    return { spaceId: id };
  });
}

async function requireRoomForSpace(ctx: DomainContext, userId: string): Promise<void> {
  const { spacesPerPerson } = await readRegistrationPolicy(ctx);
  if (spacesPerPerson === null) return;
  await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for no key update`;
  const owned = await ctx.db.membership.count({ where: { userId, role: 'OWNER' } });
  if (owned >= spacesPerPerson) throw new LimitReachedError(`You own ${owned} spaces; at most ${spacesPerPerson} are allowed.`, 'Delete one that you do not need, or ask whoever looks after the vault.');
}

/**
 * Gives a person who is a member of no space their first one. Safe when asked twice at once.
 * @returns the new space, or null when there was one already
 */
export function createFirstSpace(outer: DomainContext, name: string): Promise<{ spaceId: string } | null> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireManager(ctx);
    await ctx.db.$queryRaw`select 1 from "User" where id = ${userId}::uuid for update`;
    if ((await ctx.db.membership.count({ where: { userId } })) > 0) return null;
    return createSpace(ctx, { name });
  });
}
