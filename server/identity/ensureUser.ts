import type { Db } from '#server/platform/db/database.ts';
import type { MailLanguage, User } from '#server/platform/db/generated/client.ts';
import type { Person } from './identity.ts';

/**
 * The vault's row of a person who has been here before, or null. E-mail, name and picture follow the provider when
 * they changed there, name and picture only until the person chooses them here; otherwise nothing is written.
 */
export async function findUser(db: Db, person: Person): Promise<User | null> {
  const where = { provider_uid: keyOf(person) };
  const existing = await db.user.findUnique({ where });
  if (!existing) return null;
  // A token may leave a claim out; that is no reason to forget what was known.
  const changed = Object.fromEntries(
    Object.entries(claimsOf(person)).filter(([claim, value]) => value !== null && value !== existing[claim as keyof User] && !isChosen(existing, claim)),
  );
  return Object.keys(changed).length === 0 ? existing : db.user.update({ where, data: changed });
}

/** The vault's row of somebody whose id in it is known, or null. */
export function findUserById(db: Db, id: string): Promise<User | null> {
  return db.user.findUnique({ where: { id } });
}

/** The language of mails to a person, such as that of the page on which they registered. */
export async function setMailLanguage(db: Db, id: string, language: MailLanguage): Promise<void> {
  await db.user.update({ where: { id }, data: { language } });
}

/**
 * As `findUser`, and makes the row at a person's first visit. Of any number of first visits at the same moment exactly
 * one gets `created: true`: whoever gets it makes the first space, best in the same transaction. Of all people who ever
 * come exactly one is the first, who becomes the administrator.
 */
export async function ensureUser(db: Db, person: Person): Promise<{ user: User; created: boolean }> {
  const existing = await findUser(db, person);
  if (existing) return { user: existing, created: false };
  const data = { ...keyOf(person), ...claimsOf(person) };
  const { count } = await db.user.createMany({ data, skipDuplicates: true });
  if (count === 1) await makeFirstAdministrator(db, person);
  const user = await db.user.findUniqueOrThrow({ where: { provider_uid: keyOf(person) } });
  return { user, created: count === 1 };
}

/** Whoever comes at the same moment waits for this row, and finds that somebody has come. */
async function makeFirstAdministrator(db: Db, person: Person): Promise<void> {
  const { count } = await db.registrationPolicy.updateMany({ where: { id: 1, hasAccounts: false }, data: { hasAccounts: true } });
  if (count === 1) await db.user.update({ where: { provider_uid: keyOf(person) }, data: { isAdministrator: true } });
}

const dayMs = 24 * 3_600_000;

/** Notes that somebody is here, to the day: one write a day. */
export async function noteSeen(db: Db, { id, lastSeenAt }: Pick<User, 'id' | 'lastSeenAt'>, now: Date): Promise<void> {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  if (lastSeenAt && lastSeenAt >= today) return;
  await db.$executeRaw`update "User" set "lastSeenAt" = ${today}::timestamptz where id = ${id}::uuid and ("lastSeenAt" is null or "lastSeenAt" < ${today}::timestamptz)`;
}

const keyOf = ({ provider, uid }: Person) => ({ provider, uid });
const claimsOf = ({ email, emailVerified, name, photoUrl }: Person) => ({ email, emailVerified, displayName: name, photoUrl });
const isChosen = ({ choseName, chosePhoto }: User, claim: string) => (claim === 'displayName' && choseName) || (claim === 'photoUrl' && chosePhoto);
