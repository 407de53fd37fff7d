import { inTransaction } from '#server/platform/db/database.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';
import { lockAdministrators, requireRecentAdministrator, requireSomeAdministrator } from '../access/requireAdministrator.ts';

export interface UpdatePeople {
  /** null is an id that names nobody. */
  readonly personIds: readonly (string | null)[];
  readonly isAdministrator?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** true: they are signed out everywhere. */
  readonly endsSessions?: boolean | undefined;
}

const maxPeople = 100;

/**
 * Disables and enables accounts, makes administrators, signs people out: all of them or none. What counts no more ends at once.
 * @throws NotFoundError, ConflictError when nobody would look after the vault
 */
export function updatePeople(outer: DomainContext, input: UpdatePeople): Promise<{ personIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    await requireRecentAdministrator(ctx);
    await lockAdministrators(ctx.db);
    const people = await peopleOf(ctx, input.personIds);
    for (const person of people) await update(ctx, person, input);
    await requireSomeAdministrator(ctx.db);
    if (input.isDisabled || input.endsSessions) await publishCredentialsEnded(ctx.db, people.map(({ id }) => id));
    return { personIds: people.map(({ id }) => id) };
  });
}

/** All of these, with an account. @throws InvalidInputError, NotFoundError */
export async function peopleOf(ctx: DomainContext, ids: readonly (string | null)[]): Promise<User[]> {
  if (ids.length === 0) throw new InvalidInputError([{ path: 'personIds', message: 'Give at least one id.' }]);
  if (ids.length > maxPeople) throw new InvalidInputError([{ path: 'personIds', message: `At most ${maxPeople} people at once.` }]);
  const wanted = [...new Set(ids)];
  const people = await ctx.db.user.findMany({ where: { id: { in: wanted.filter((id) => id !== null) } }, orderBy: { id: 'asc' } });
  if (people.length < wanted.length) throw new NotFoundError('Person');
  return people;
}

async function update(ctx: DomainContext, person: User, { isAdministrator, isDisabled, endsSessions }: UpdatePeople): Promise<void> {
  const { id, uid, provider, email } = person;
  const about = { userId: id, subject: email };
  if (isAdministrator !== undefined && isAdministrator !== person.isAdministrator) {
    await ctx.db.user.update({ where: { id }, data: { isAdministrator } });
    await recordAudit(ctx, isAdministrator ? 'ADMINISTRATOR_ADDED' : 'ADMINISTRATOR_REMOVED', about);
  }
  if (isDisabled !== undefined && isDisabled !== (person.disabledAt !== null)) {
    await ctx.db.user.update({ where: { id }, data: { disabledAt: isDisabled ? ctx.now() : null } });
    await recordAudit(ctx, isDisabled ? 'ACCOUNT_DISABLED' : 'ACCOUNT_ENABLED', about);
  }
  if (endsSessions || isDisabled) {
    const { count } = await ctx.db.authSession.deleteMany({ where: { provider, userId: uid } });
    if (count > 0) await recordAudit(ctx, 'SESSION_REVOKED', about);
  }
}
