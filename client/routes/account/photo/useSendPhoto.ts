import { useState } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { authorizedFetch } from '#client/auth/currentAuth.ts';

/** Sends a picture of the viewer. Answers why it was refused, in words; null when it was not. */
export function useSendPhoto(path: string): { sendPhoto: (picture: Blob) => Promise<string | null>; isSending: boolean } {
  const intl = useIntl();
  const [isSending, setIsSending] = useState(false);
  async function sendPhoto(picture: Blob): Promise<string | null> {
    setIsSending(true);
    try {
      const { ok, status } = await authorizedFetch(path, { method: 'PUT', headers: { 'content-type': picture.type }, body: picture, timeoutMs: 60_000 });
      return ok ? null : intl.formatMessage(refusals[status] ?? photoMessages.failed);
    } catch {
      return intl.formatMessage(photoMessages.failed);
    } finally {
      setIsSending(false);
    }
  }
  return { sendPhoto, isSending };
}

export const photoMessages = defineMessages({
  failed: { id: 'profile.photo.failed', defaultMessage: 'The picture did not arrive. Try again.' },
  unusable: { id: 'profile.photo.unusable', defaultMessage: 'This picture cannot be used. Choose a JPEG, PNG or WebP that is not damaged.' },
  tooLarge: { id: 'profile.photo.tooLarge', defaultMessage: 'This picture is too large. It may weigh 5 MB.' },
  full: { id: 'error.storageFull', defaultMessage: 'The vault has almost no room left. Delete something for good, or tell whoever runs it.' },
  tooMany: { id: 'error.rateLimited', defaultMessage: 'Too many requests in a short time. Wait a minute, then try again.' },
});

const refusals: Readonly<Record<number, TypedMessageDescriptor>> = { 413: photoMessages.tooLarge, 422: photoMessages.unusable, 429: photoMessages.tooMany, 507: photoMessages.full };
