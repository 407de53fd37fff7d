import { z } from 'zod';
import { type ActivitySubjectKind, activitySubjectKinds } from './recordActivity.ts';

const stored = z.object({
  count: z.int().default(1),
  role: z.enum(['OWNER', 'EDITOR', 'VIEWER']).optional(),
  kind: z.enum(activitySubjectKinds).optional(),
  id: z.uuid().optional(),
  name: z.string().optional(),
  collectionId: z.uuid().optional(),
  collectionName: z.string().optional(),
});

/** A thing as it was called when something was done to it. */
export interface StoredSubject {
  readonly kind: ActivitySubjectKind;
  readonly id: string;
  readonly name: string | null;
}

/** What `recordActivity` has kept besides who, what and when; of what cannot be read, nothing is told. */
export function readActivityData(data: unknown) {
  const { count, role, kind, id, name = null, collectionId, collectionName = null } = stored.safeParse(data).data ?? stored.parse({});
  return {
    count,
    role,
    subject: kind && id ? { kind, id, name } : null,
    collection: collectionId ? { kind: 'COLLECTION' as const, id: collectionId, name: collectionName } : null,
  };
}
