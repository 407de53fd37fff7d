import { defineMessage, defineMessages } from 'react-intl';
import type { UploadFailure } from './uploadStore.ts';

type Limits = { size: string; largest: string };

/** Why an upload did not work, and what to do. */
export const failureMessages = defineMessages({
  FULL: { id: 'uploads.failedFull', defaultMessage: 'The vault has no room left. Tell whoever runs it.' },
  GONE: { id: 'uploads.failedGone', defaultMessage: 'It is not expected any more. Add the file again.' },
  MISMATCH: { id: 'uploads.failedMismatch', defaultMessage: 'The file changed while it was sent. Add it again.' },
  UNREADABLE: { id: 'uploads.failedUnreadable', defaultMessage: 'The file cannot be read any more. Was it moved or changed?' },
  REFUSED: { id: 'uploads.failedRefused', defaultMessage: 'You cannot add files here any more.' },
  SIGNED_OUT: { id: 'uploads.failedSignedOut', defaultMessage: 'You are signed out. Sign in, then retry.' },
  CONNECTION: { id: 'uploads.failedConnection', defaultMessage: 'The vault cannot be reached.' },
  TOO_LARGE: { id: 'uploads.failedTooLarge', defaultMessage: 'The file is larger than files may be here.' },
  PERSON_QUOTA: { id: 'uploads.failedPersonQuota', defaultMessage: 'You have no room left for it in this vault. Empty the trash, or delete something of yours.' },
  QUOTA: { id: 'uploads.failedQuota', defaultMessage: 'The space has no room for it. Empty the trash, or delete files.' },
  INVALID: { id: 'uploads.failedInvalid', defaultMessage: 'This file cannot be taken.' },
}) satisfies Record<UploadFailure, unknown>;

export const limitMessages = {
  largest: defineMessage<{ largest: string }>({ id: 'uploads.largest', defaultMessage: 'Up to {largest} a file.' }),
  room: defineMessage<{ room: string }>({ id: 'uploads.room', defaultMessage: 'The space has room for {room} more.' }),
  tooLarge: defineMessage<Limits>({ id: 'uploads.tooLarge', defaultMessage: 'This file weighs {size}. A file may weigh at most {largest}.' }),
  noRoom: defineMessage<{ size: string; room: string }>({
    id: 'uploads.noRoom',
    defaultMessage: 'This file weighs {size}, and the space has room for {room} more. Empty the trash, or delete files.',
  }),
};
