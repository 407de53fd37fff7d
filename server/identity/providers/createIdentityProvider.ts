import type { IdentityDependencies, IdentityProvider, IdentitySettings } from '../identity.ts';

/**
 * The driver that `IDENTITY` names, and only its libraries: which driver checks a token is never guessed from
 * the token. Resolves without asking the provider anything, so that its absence cannot stop the start.
 * @throws Error with one line for a person when the settings cannot be used
 */
export async function createIdentityProvider(
  settings: IdentitySettings,
  dependencies: IdentityDependencies,
): Promise<IdentityProvider> {
  switch (settings.IDENTITY) {
    case 'local': {
      const { createLocalProvider } = await import('../local/local.ts');
      return createLocalProvider(settings, dependencies);
    }
    case 'firebase': {
      const { createFirebaseProvider } = await import('../firebase/firebase.ts');
      return createFirebaseProvider(settings, dependencies);
    }
    case 'oidc': {
      const { createOidcProvider } = await import('../oidc/oidcProvider.ts');
      return createOidcProvider(settings, dependencies);
    }
  }
}
