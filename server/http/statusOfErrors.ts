import type { Plugin } from 'graphql-yoga';
import { retryLater, unavailableCode } from './requests/unavailable.ts';

/** Over HTTP some answers have the status that says the same: whoever does not read them knows it, too. */
const httpOf: Readonly<Record<string, { readonly status: number; readonly headers?: Readonly<Record<string, string>> }>> = {
  [unavailableCode]: { status: 503, headers: retryLater },
  STORAGE_FULL: { status: 507 },
};

/** Answers 503 with the time to wait, or 507, where that is the reason why a call failed as a whole. */
export function statusOfErrors(): Plugin {
  return {
    onResultProcess({ result }) {
      if (!('errors' in result)) return;
      for (const { extensions } of result.errors ?? []) {
        const http = httpOf[String(extensions['code'])];
        if (http) extensions['http'] = http;
      }
    },
  };
}
