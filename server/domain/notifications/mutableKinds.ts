import type { NotificationKind } from '#server/platform/db/generated/client.ts';

/** Of what one may choose not to hear. An invitation is the only word of itself: it always comes. */
export const mutableKinds = ['PROCESSING_FAILED', 'IMPORT_FINISHED', 'SHARED'] as const satisfies readonly NotificationKind[];
