import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireSignedIn } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { line, parseInput } from '../input.ts';
import { mailLanguages } from '../members/sendInvitation.job.ts';

const schema = z.object({
  displayName: line(100, 'A name needs at least one letter.').optional(),
  language: z.enum(mailLanguages).optional(),
  removePhoto: z.boolean().optional(),
});

/** What shall be different; what is left out stays. */
export type UpdateProfile = z.input<typeof schema>;

/** Changes what others see of the acting person, and the language of mails to them. No API key may. */
export function updateProfile(outer: DomainContext, input: UpdateProfile): Promise<{ userId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireSignedIn(ctx);
    const { displayName, language, removePhoto } = parseInput(schema, input);
    await ctx.db.user.update({
      where: { id: userId },
      data: {
        ...(displayName !== undefined && { displayName, choseName: true }),
        ...(language !== undefined && { language }),
        ...(removePhoto === true && { photoUrl: null, chosePhoto: true }),
      },
    });
    return { userId };
  });
}
