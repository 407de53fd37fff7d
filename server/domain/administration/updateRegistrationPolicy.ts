import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { normalizeDomain } from '#server/platform/emailDomain.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { parseInput, text } from '../input.ts';
import { readRegistrationPolicy, type RegistrationSetting } from '../registration/registrationPolicy.ts';
import { requireRecentAdministrator } from '../access/requireAdministrator.ts';

const domain = text(300).transform((given, { addIssue }) => {
  const normalized = normalizeDomain(given);
  if (normalized !== null) return normalized;
  addIssue('Must be a domain, such as example.org.');
  return z.NEVER;
});

const schema = z.object({
  mode: z.enum(['OPEN', 'INVITED', 'DOMAINS', 'CLOSED']).optional(),
  allowedDomains: z.array(domain).max(100, 'At most 100 domains.').transform((all) => [...new Set(all)]).optional(),
  needsVerifiedEmail: z.boolean().optional(),
  spacesPerPerson: z.int('A whole number.').min(1, 'At least 1.').max(1_000_000, 'At most 1,000,000.').nullish(),
});
export type UpdateRegistrationPolicy = z.input<typeof schema>;

/** Changes who may register; what is left out stays. What a variable has fixed is refused. */
export function updateRegistrationPolicy(outer: DomainContext, input: UpdateRegistrationPolicy): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    await requireRecentAdministrator(ctx);
    const data = parseInput(schema, input);
    const { fixedSettings, ...before } = await readRegistrationPolicy(ctx);
    const wanted = (Object.keys(data) as RegistrationSetting[]).filter((setting) => data[setting] !== undefined);
    const refused = wanted.filter((setting) => fixedSettings.includes(setting) && JSON.stringify(data[setting]) !== JSON.stringify(before[setting]));
    if (refused.length > 0) throw new InvalidInputError(refused.map((path) => ({ path, message: 'It is fixed by a variable of the server, or follows from what is.' })));
    const mode = data.mode ?? before.mode;
    if (mode === 'DOMAINS' && (data.allowedDomains ?? before.allowedDomains).length === 0) {
      throw new InvalidInputError([{ path: 'allowedDomains', message: 'Give at least one domain.' }]);
    }
    const changes = Object.fromEntries(wanted.filter((setting) => !fixedSettings.includes(setting)).map((setting) => [setting, data[setting]]));
    await ctx.db.registrationPolicy.update({ where: { id: 1 }, data: changes });
    await recordAudit(ctx, 'REGISTRATION_CHANGED', { subject: before.mode === mode ? mode : `${before.mode} → ${mode}` });
  });
}
