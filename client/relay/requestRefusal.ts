import { RequestError } from './environment.ts';

/** Codes by which the vault refuses a whole request before it does anything with it. */
export const requestRefusals = [
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'CHARACTER_LIMIT',
  'TOKEN_LIMIT',
  'DEPTH_LIMIT',
  'ALIAS_LIMIT',
  'ROOT_FIELD_LIMIT',
  'DIRECTIVE_LIMIT',
  'SELECTION_LIMIT',
  'COST_LIMIT',
  'PAGE_SIZE_LIMIT',
  'BATCH_LIMIT',
  'UNAVAILABLE',
  'STORAGE_FULL',
] as const;
export type RequestRefusal = (typeof requestRefusals)[number];

const refusalsByStatus: ReadonlyMap<number, RequestRefusal> = new Map([
  [413, 'PAYLOAD_TOO_LARGE'],
  [429, 'RATE_LIMITED'],
  [503, 'UNAVAILABLE'],
  [507, 'STORAGE_FULL'],
]);

/** Why a request was refused as a whole; null when it failed otherwise. */
export function requestRefusalOf(error: unknown): RequestRefusal | null {
  if (error instanceof RequestError) return (error.status !== null && refusalsByStatus.get(error.status)) || null;
  // Relay throws an error of its own that carries the answer.
  const { source } = error as { source?: { errors?: readonly ({ extensions?: { code?: unknown } } | null)[] } };
  const codes = source?.errors?.map((one) => one?.extensions?.code) ?? [];
  return requestRefusals.find((code) => codes.includes(code)) ?? null;
}
