import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { isStorageUnavailable } from '#server/platform/storage/unavailable.ts';

/** The code of an answer to who may ask again in a moment. */
export const unavailableCode = 'UNAVAILABLE';

/** How long callers are asked to wait, as a header. */
export const retryLater = { 'Retry-After': '5' } as const;

/** What callers are told while the database or the storage cannot be reached; null: the error is of another kind. */
export function unavailableAnswer(error: unknown): { readonly code: typeof unavailableCode; readonly message: string } | null {
  // First: both speak of the same failures of a network.
  if (isStorageUnavailable(error)) return { code: unavailableCode, message: 'The vault cannot reach the storage of its files. Try again shortly.' };
  if (isDatabaseUnavailable(error)) return { code: unavailableCode, message: 'The vault cannot reach its database. Try again shortly.' };
  return null;
}
