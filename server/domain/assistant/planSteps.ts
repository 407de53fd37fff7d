import { z } from 'zod';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { assistantAims } from './wish/aims.ts';

/** What a step is: an aim, a wish that a model was given, or a wish that cannot be met. */
export const planStepKinds = [...assistantAims, 'ASK_MODEL', 'NOT_UNDERSTOOD', 'NOT_AN_ACT'] as const;
export type PlanStepKind = (typeof planStepKinds)[number];

const schema = z.array(
  z.object({
    kind: z.enum(planStepKinds),
    state: z.enum(['WAITING', 'RUNNING', 'SUCCEEDED']),
    /** How many sources it looked at; null when it looks at none. */
    sourceCount: z.number().int().nullable(),
    /** How many changes it proposes. */
    changeCount: z.number().int(),
  }),
);

/** One thing that the assistant set out to do. */
export type PlanStep = z.infer<typeof schema>[number];

/** A step of which nothing is done yet. */
export const waitingStep = (kind: PlanStepKind): PlanStep => ({ kind, state: 'WAITING', sourceCount: null, changeCount: 0 });

export const storedPlan = (steps: readonly PlanStep[]): Prisma.InputJsonArray => steps.map((step) => ({ ...step }));

/** A plan that was stored, by whatever version of the vault. */
export function planOfStored(json: unknown): PlanStep[] {
  const parsed = schema.safeParse(json);
  return parsed.success ? parsed.data : [];
}
