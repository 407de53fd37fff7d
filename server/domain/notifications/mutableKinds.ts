import type { NotificationKind } from '#server/platform/db/generated/client.ts';

/** Of what one may choose not to hear, or to get a mail as well. An invitation always comes, and has a mail of its own. */
export const mutableKinds = ['PROCESSING_FAILED', 'IMPORT_FINISHED', 'SHARED'] as const satisfies readonly NotificationKind[];
