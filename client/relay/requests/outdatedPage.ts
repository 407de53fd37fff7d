import type { RequestParameters } from 'relay-runtime';
import { createSharedValue } from '#client/state/createSharedValue.ts';

/** The vault was updated while this page was open: it knows this page's operations no more. Reloading helps. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

const isOutdated = createSharedValue(false);

/** How the vault is told which operation is meant: by the id under which it was persisted, or by its text. */
export function operationOf({ id, text }: RequestParameters): { readonly documentId: string } | { readonly query: string | null | undefined } {
  return typeof id === 'string' ? { documentId: `sha256:${id}` } : { query: text };
}

/** @throws OutdatedPageError for an answer that says that the operation is not known */
export function refuseOutdated(errors: unknown): void {
  if (!Array.isArray(errors) || !errors.some(isUnknownOperation)) return;
  isOutdated.set(true);
  throw new OutdatedPageError('The vault is of another version than this page.');
}

const isUnknownOperation = (error: { readonly extensions?: { readonly code?: unknown } } | null): boolean =>
  error?.extensions?.code === 'PERSISTED_OPERATION_NOT_FOUND';

/** Whether the vault has refused an operation of this page as unknown. */
export const useIsPageOutdated = isOutdated.use;
