import type { Plugin } from 'graphql-yoga';
import { databaseUnavailable, retryLater } from './unavailable.ts';

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
