import type { RegistrationMode } from '#server/platform/db/generated/client.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { RegistrationVariables } from '../context.ts';

/** What an administrator chooses unless a variable has fixed it. */
export type RegistrationSetting = 'allowedDomains' | 'mode' | 'needsVerifiedEmail' | 'spacesPerPerson';

/** Who may register, and how much they may have. */
export interface RegistrationPolicy {
  readonly mode: RegistrationMode;
  /** In lower case, as the DNS has them. */
  readonly allowedDomains: readonly string[];
  readonly needsVerifiedEmail: boolean;
  readonly spacesPerPerson: number | null;
  readonly fixedSettings: readonly RegistrationSetting[];
}

/** What is read of the database, and what of the variables. */
export interface RegistrationSource {
  readonly db: Pick<Db, 'registrationPolicy'>;
  readonly registrationVariables?: RegistrationVariables | undefined;
}

/**
 * The policy that counts now: a variable wins over what was chosen. With DOMAINS an address has to be proven, else anybody
 * would type one of an allowed domain.
 */
export async function readRegistrationPolicy({ db, registrationVariables: fixed = {} }: RegistrationSource): Promise<RegistrationPolicy> {
  const chosen = await db.registrationPolicy.findUniqueOrThrow({ where: { id: 1 } });
  const mode = fixed.mode ?? chosen.mode;
  const isFixed: Record<RegistrationSetting, boolean> = {
    allowedDomains: fixed.allowedDomains !== undefined,
    mode: fixed.mode !== undefined,
    needsVerifiedEmail: mode === 'DOMAINS',
    spacesPerPerson: fixed.spacesPerPerson !== undefined,
  };
  return {
    mode,
    allowedDomains: fixed.allowedDomains ?? chosen.allowedDomains,
    needsVerifiedEmail: chosen.needsVerifiedEmail || mode === 'DOMAINS',
    spacesPerPerson: fixed.spacesPerPerson === undefined ? chosen.spacesPerPerson : fixed.spacesPerPerson,
    fixedSettings: (Object.keys(isFixed) as RegistrationSetting[]).filter((setting) => isFixed[setting]),
  };
}
