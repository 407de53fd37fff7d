import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError } from '../errors.ts';
import { removeAccount } from '../account/removeAccount.ts';
import { lockAdministrators, requireRecentAdministrator, requireSomeAdministrator } from '../access/requireAdministrator.ts';
import { peopleOf } from './updatePeople.ts';

/**
 * Deletes accounts for good, with the spaces that nobody else is in, and withdraws invitations to the vault: all of them or none. What
 * they added to other spaces stays; of those that they own alone, whoever has been there longest becomes the owner.
 * @throws NotFoundError, ConfirmationRequiredError, ConflictError when nobody would look after the vault
 */
export function deletePeople(outer: DomainContext, personIds: readonly (string | null)[], confirmation: string): Promise<{ personIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    await requireRecentAdministrator(ctx);
    if (confirmation !== 'DELETE') throw new ConfirmationRequiredError();
    await lockAdministrators(ctx.db);
    const wanted = [...new Set(personIds)].filter((id) => id !== null);
    const invited = await ctx.db.personInvitation.findMany({ where: { id: { in: wanted } }, select: { id: true } });
    const invitationIds = new Set(invited.map(({ id }) => id));
    if (invitationIds.size > 0) await ctx.db.personInvitation.deleteMany({ where: { id: { in: [...invitationIds] } } });
    const others = personIds.filter((id) => id === null || !invitationIds.has(id));
    const people = others.length > 0 || personIds.length === 0 ? await peopleOf(ctx, others) : [];
    for (const person of people) await removeAccount(ctx, person, 'PASSED_ON');
    await requireSomeAdministrator(ctx.db);
    return { personIds: wanted };
  });
}
