import { builder } from '../base/builder.ts';

export const NotificationKind = builder.enumType('NotificationKind', {
  description: 'What a notification tells. New kinds may be added: leave out unknown ones.',
  values: {
    PROCESSING_FAILED: { description: 'Sources you added could not be processed: `count` of them in `space`, such as `source`. One per burst.' },
    IMPORT_FINISHED: { description: 'An import into `space` has ended: `count` sources were added, `failedCount` could not be taken.' },
    INVITATION: { description: '`actorName` invites you to `spaceName` as `role`.' },
    SHARED: { description: '`actorName` made you a member of `space` as `role`.' },
  } as const,
});
