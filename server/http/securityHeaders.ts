import type { MiddlewareHandler } from 'hono';
import type { ClientIdentityConfig } from '#server/identity/identity.ts';

interface SecurityOptions {
  readonly client: ClientIdentityConfig;
  /** Whether people reach the vault by https. */
  readonly isHttps: boolean;
}

/** The headers that go with every answer. */
export interface SecurityHeaders {
  /** Sets them on whatever the app answers. */
  readonly middleware: MiddlewareHandler;
  /** For answers that are made outside of the app. */
  readonly ofRefusals: Readonly<Record<string, string>>;
}

/** A year, as browsers ask for; not for subdomains, which may be somebody else's. */
const httpsOnly = 'max-age=31536000';

/**
 * What a browser may load and do with our pages. Scripts and pictures come only from our own files: the sites that were saved never hear who reads.
 * In firebase mode the identity provider's addresses are added.
 */
export function createSecurityHeaders({ client: { firebase }, isHttps }: SecurityOptions): SecurityHeaders {
  const provider = firebase
    ? {
        connect: `https://identitytoolkit.googleapis.com https://securetoken.googleapis.com ${firebase.emulatorUrl ?? ''}`,
        script: 'https://apis.google.com',
        frame: `https://${firebase.authDomain} ${firebase.emulatorUrl ?? ''}`,
        // People's own pictures.
        picture: 'https://*.googleusercontent.com',
      }
    : { connect: '', script: '', frame: '', picture: '' };
  const page = policy({
    'default-src': "'self'",
    'script-src': `'self' ${provider.script}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: ${provider.picture}`,
    // GraphiQL brings its fonts inside of its style sheet.
    'font-src': "'self' data:",
    'connect-src': `'self' ${provider.connect}`,
    'frame-src': `'self' ${provider.frame}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  const common: Readonly<Record<string, string>> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': firebase ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isHttps && { 'Strict-Transport-Security': httpsOnly }),
  };
  const entries = Object.entries(common);

  return {
    ofRefusals: { 'Content-Security-Policy': page, ...common },
    async middleware(c, next) {
      await next();
      // What a person has uploaded comes with a stricter one.
      // Straight into the headers: `c.header` would wrap the answer into a new one, once for each.
      const { headers } = c.res;
      if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', page);
      for (const [name, value] of entries) headers.set(name, value);
    },
  };
}

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.trim().replace(/\s+/g, ' ')}`)
    .join('; ');
}
