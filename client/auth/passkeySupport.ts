/** Why this page cannot ask for passkeys: `address` when browsers have none at it, `browser` when this one cannot; null: it can. */
export type PasskeyObstacle = 'address' | 'browser' | null;

/** Bare IP addresses, as the address bar has them. */
const ipAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Whether passkeys work in this browser at this address. */
export function passkeyObstacle({ location, isSecureContext, PublicKeyCredential: api }: Pick<typeof globalThis, 'location' | 'isSecureContext'> & { PublicKeyCredential?: unknown } = globalThis): PasskeyObstacle {
  if (!isSecureContext || ipAddress.test(location.hostname)) return 'address';
  const canParse = typeof api === 'function' && 'parseCreationOptionsFromJSON' in api && 'parseRequestOptionsFromJSON' in api;
  return canParse ? null : 'browser';
}
