import type { AuthMode } from './authClient.ts';
import type { FirebaseConfig } from './firebaseAuth.ts';

export type AuthConfig = { identity: AuthMode; firebase: FirebaseConfig | null; /** The issuer on whose pages people sign in. */ external: { name: string } | null; /** Whether nobody has an account yet. */ isNew: boolean };

/** How this vault signs people in: the server writes it into the page as JSON; without it (dev server, tests) `local`. */
export function readAuthConfig(page: Document = document): AuthConfig {
  const written = page.getElementById('vault-config')?.textContent;
  const config = written ? (JSON.parse(written) as Partial<AuthConfig>) : {};
  return { identity: config.identity ?? 'local', firebase: config.firebase ?? null, external: config.external ?? null, isNew: config.isNew ?? false };
}
