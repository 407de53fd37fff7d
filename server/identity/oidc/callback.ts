/** Where the issuer sends browsers back to. */
export const callbackPath = '/auth/oidc/callback';

/** So long somebody may take there: second steps and new accounts are made there, too. */
export const signInSeconds = 900;
