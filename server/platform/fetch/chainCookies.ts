import type { CookieJar } from 'tough-cookie';

/** Cookies that the sites of one chain of redirects have set. They end with it. */
export interface ChainCookies {
  /** Keeps what a site sets; what it may not set (for other sites, for all of a public suffix) is passed over. */
  take(url: URL, setCookie: string | readonly string[] | undefined): Promise<void>;
  /** What a browser would send to this address of what was set before, for the Cookie header; null where there is nothing. */
  headerFor(url: URL): Promise<string | null>;
}

/** Like browsers; and far more than a chain needs. */
const longestCookie = 4096;
const maxCookies = 50;
/** Longer headers are refused by most servers. */
const longestHeader = 8192;

/** An empty jar. What comes from different sites is kept apart as browsers do it: by domain, path, port-blind, and whether the way is secret. */
export function createChainCookies(): ChainCookies {
  let jar: CookieJar | null = null;
  let taken = 0;
  return {
    async take(url, setCookie = []) {
      for (const cookie of [setCookie].flat()) {
        if (cookie.length > longestCookie || taken >= maxCookies) continue;
        taken += 1;
        // Loaded with the first cookie of a redirect: few pages set any on their way.
        jar ??= new (await import('tough-cookie')).CookieJar();
        await jar.setCookie(cookie, url.href, { ignoreError: true });
      }
    },
    async headerFor(url) {
      // Whether a cookie is only for requests from its own site doesn't matter: nobody is signed in, and all are from this chain.
      const cookies = (await jar?.getCookies(url.href)) ?? [];
      const header = cookies
        .map((cookie) => cookie.cookieString())
        .filter((pair) => /^[\t\x20-\x7e\x80-\xff]*$/.test(pair))
        .join('; ');
      return header === '' || header.length > longestHeader ? null : header;
    },
  };
}
