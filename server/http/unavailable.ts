/** What callers are told while the database cannot be reached. */
export const databaseUnavailable = { code: 'UNAVAILABLE', message: 'The vault cannot reach its database. Try again shortly.' } as const;

/** How long callers are asked to wait, as a header. */
export const retryLater = { 'Retry-After': '5' } as const;
