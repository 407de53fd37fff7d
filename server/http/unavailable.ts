import type { Plugin } from 'graphql-yoga';

/** What callers are told while the database cannot be reached. */
export const databaseUnavailable = { code: 'UNAVAILABLE', message: 'The vault cannot reach its database. Try again shortly.' } as const;

/** How long callers are asked to wait, as a header. */
export const retryLater = { 'Retry-After': '5' } as const;

/** Over HTTP an answer with the error UNAVAILABLE has the status 503 and says when to try again. */
export function answerUnavailable(): Plugin {
  return {
    onResultProcess({ result }) {
      if (!('errors' in result)) return;
      for (const { extensions } of result.errors ?? []) {
        if (extensions['code'] === databaseUnavailable.code) extensions['http'] = { status: 503, headers: retryLater };
      }
    },
  };
}
