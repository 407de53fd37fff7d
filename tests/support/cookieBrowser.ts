/** What a browser does with addresses, cookies and redirects, without its pages. */
export interface CookieBrowser {
  /** Follows redirects until there is a page; answers where that is. */
  open(address: string, form?: Record<string, string>): Promise<{ url: URL; status: number; text: string }>;
  /** One request, with the cookies of the site. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  /** By site and name. */
  readonly cookies: Map<string, Map<string, string>>;
}

/** @param atHome where a site really answers, by its origin: the public address of a vault is made up */
export function cookieBrowser(atHome: Readonly<Record<string, string>> = {}): CookieBrowser {
  const cookies = new Map<string, Map<string, string>>();

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address);
    const known = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, known);
    const headers = new Headers(init.headers);
    if (known.size > 0) headers.set('cookie', [...known].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address.replace(origin, atHome[origin] ?? origin), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) known.delete(name);
      else known.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    ask,
    async open(address, form) {
      const post = form && { method: 'POST', body: new URLSearchParams(form) };
      let url = new URL(address);
      let response = await ask(url.href, { headers: { accept: 'text/html' }, ...post });
      for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 10; hops++) {
        url = new URL(response.headers.get('location') ?? '', url);
        response = await ask(url.href, { headers: { accept: 'text/html' } });
      }
      return { url, status: response.status, text: await response.text() };
    },
  };
}
