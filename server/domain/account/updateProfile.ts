import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { NotificationKind } from '#server/platform/db/generated/client.ts';
import { requireSignedIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { line, parseInput } from '../input.ts';
import { mutableKinds } from '../notifications/mutableKinds.ts';
import { mailLanguages } from '../members/sendInvitation.job.ts';

const kindsOf = (refusal: string) =>
  z
    .array(z.enum(mutableKinds, refusal))
    .max(10)
    .transform((kinds) => [...new Set(kinds)])
    .optional();

const schema = z.object({
  displayName: line(100, 'A name needs at least one letter.').optional(),
  language: z.enum(mailLanguages).optional(),
  removePhoto: z.boolean().optional(),
  mutedNotifications: kindsOf('Only PROCESSING_FAILED, IMPORT_FINISHED and SHARED can be muted: an invitation always comes.'),
  mailedNotifications: kindsOf('Only PROCESSING_FAILED, IMPORT_FINISHED and SHARED can be mailed: an invitation has a mail of its own.'),
});

/** What shall be different; what is left out stays. */
export type UpdateProfile = Omit<z.input<typeof schema>, 'mutedNotifications' | 'mailedNotifications'> & {
  readonly mutedNotifications?: readonly NotificationKind[] | undefined;
  readonly mailedNotifications?: readonly NotificationKind[] | undefined;
};

/** Changes what others see of the acting person, the language of mails to them, and what they are notified of. No API key may. */
export function updateProfile(outer: DomainContext, input: UpdateProfile): Promise<{ userId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const { displayName, language, removePhoto, mutedNotifications, mailedNotifications } = parseInput(schema, input);
    await ctx.db.user.update({
      where: { id: userId },
      data: {
        ...(displayName !== undefined && { displayName, choseName: true }),
        ...(language !== undefined && { language }),
        ...(mutedNotifications !== undefined && { mutedNotifications }),
        ...(mailedNotifications !== undefined && { mailedNotifications }),
        ...(removePhoto === true && { photoUrl: null, photoHash: null, chosePhoto: true }),
      },
    });
    return { userId };
  });
}
