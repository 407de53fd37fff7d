import { cookieBrowser, type CookieBrowser } from './cookieBrowser.ts';
import type { Issuer } from './issuer.ts';
import { clientId, clientSecret } from './issuer.ts';
import { type RunningServer, startServer } from './server.ts';

/** As people and the issuer know the vault. */
export const publicUrl = 'https://vault.example.org';
export const redirectUri = `${publicUrl}/auth/oidc/callback`;

type Body = { readonly data?: { readonly token: string; readonly address: string; readonly user: { readonly email: string } }; readonly error?: { readonly code: string } };

/** A vault whose people sign in at an issuer. */
export interface ExternalVault extends RunningServer {
  browser(): CookieBrowser;
  /** Asks as the sign-in page does. Answers where the issuer's page is. */
  begin(browser: CookieBrowser, wish?: Record<string, unknown>, token?: string): Promise<string>;
  /** Asks for the session as the sign-in page does: its token, or why there is none. */
  fetchToken(browser: CookieBrowser, locale?: unknown): Promise<{ token: string | null; refusal: string | undefined }>;
  /** The whole way: a token, or why there is none. */
  signIn(login: string, given?: { browser?: CookieBrowser; wish?: Record<string, unknown>; token?: string }): Promise<{ token: string | null; refusal: string | undefined; page: URL }>;
}

export async function startExternalVault(databaseUrl: string, issuer: Pick<Issuer, 'url'>, variables: Record<string, string> = {}, options: Omit<NonNullable<Parameters<typeof startServer>[1]>, 'variables'> = {}): Promise<ExternalVault> {
  const server = await startServer(databaseUrl, {
    ...options,
    variables: { IDENTITY: 'oidc', OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, ...variables },
  });
  const post = async (browser: CookieBrowser, path: string, body: unknown, token?: string): Promise<Body> => {
    const answer = await browser.ask(`${publicUrl}/auth/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Body;
  };
  const vault: ExternalVault = {
    ...server,
    browser: () => cookieBrowser({ [publicUrl]: server.url }),
    async begin(browser, wish = {}, token) {
      const { data, error } = await post(browser, '/external-sign-in', { returnTo: '/', ...wish }, token);
      if (!data) throw new Error(`The sign-in does not begin: ${error?.code}`);
      return data.address;
    },
    async fetchToken(browser, locale = 'en') {
      const { data, error } = await post(browser, '/token/external', { locale });
      return { token: data?.token ?? null, refusal: error?.code };
    },
    async signIn(login, { browser = vault.browser(), wish, token } = {}) {
      const signInPage = await browser.open(await vault.begin(browser, wish, token));
      // Who is signed in at the issuer is not asked again.
      const { url: page } = signInPage.text.includes('Sign in at the issuer') ? await browser.open(signInPage.url.href, { login, password: 'any' }) : signInPage;
      const outcome = page.searchParams.get('external');
      if (outcome !== 'done') return { token: null, refusal: outcome ?? 'nowhere', page };
      return { ...(await vault.fetchToken(browser, wish?.['locale'])), page };
    },
  };
  return vault;
}

/** An empty vault again: nobody has come. */
export async function emptyVault({ database: { pool, prisma } }: RunningServer): Promise<void> {
  await pool.query('TRUNCATE "User", "AuthSession", "AuthKnownCaller", "AuthHandover", "Space", "PersonInvitation", "AuditEntry" CASCADE');
  await prisma.registrationPolicy.update({ where: { id: 1 }, data: { hasAccounts: false, mode: 'OPEN', allowedDomains: [], needsVerifiedEmail: false } });
}
