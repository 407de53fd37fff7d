import type { Db } from '#server/platform/db/database.ts';
import { requireRecentSignIn, requireSignedIn } from './authorize.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, ForbiddenError } from '../errors.ts';

/** Whether the acting person looks after the vault, and has signed in themselves: no API key does. Asked again each time. */
export async function isAdministrator({ actor, db }: Pick<DomainContext, 'actor' | 'db'>): Promise<boolean> {
  if (actor.kind !== 'user' || actor.credential !== 'token') return false;
  return (await db.user.count({ where: { id: actor.userId, isAdministrator: true, disabledAt: null } })) > 0;
}

/** The acting person, who looks after the vault. @throws ForbiddenError for everybody else, and for API keys */
export async function requireAdministrator(ctx: DomainContext): Promise<{ userId: string }> {
  const user = requireSignedIn(ctx);
  if (!(await isAdministrator(ctx))) throw new ForbiddenError('administrator');
  return user;
}

/** As `requireAdministrator`, for what is dangerous. @throws ReauthenticationRequiredError when the sign-in is older than ten minutes */
export async function requireRecentAdministrator(ctx: DomainContext): Promise<{ userId: string }> {
  await requireAdministrator(ctx);
  return requireRecentSignIn(ctx);
}

/** How many look after the vault and can sign in. */
export function countAdministrators(db: Db): Promise<number> {
  return db.user.count({ where: { isAdministrator: true, disabledAt: null } });
}

/** Holds still who looks after the vault until the transaction ends, so that two who step down at once cannot leave it without anybody. */
export async function lockAdministrators(db: Db): Promise<void> {
  await db.$queryRaw`select 1 from "RegistrationPolicy" where id = 1 for update`;
}

/** Call it after the change, with the administrators locked. @throws ConflictError when nobody looks after the vault any more */
export async function requireSomeAdministrator(db: Db): Promise<void> {
  if ((await countAdministrators(db)) > 0) return;
  throw new ConflictError('A vault needs an administrator who can sign in. Make somebody else one first.');
}
