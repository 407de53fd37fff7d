import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ClientIdentityConfig } from '#server/identity/identity.ts';

const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url));

/**
 * The web client: its files, and its page for every other address that a browser asks for. The page is told how people sign in, and
 * whether nobody has an account yet.
 */
export function serveClient(config: ClientIdentityConfig, isNew: () => Promise<boolean>): Hono {
  const app = new Hono();
  const page = pageReader('index.html', config);

  app.get('/index.html', (c) => c.redirect('/'));
  app.get('/explorer.html', (c) => c.redirect('/graphql'));
  app.use(
    '/assets/*',
    serveStatic({
      root: clientFolder,
      // The build has laid a packed copy beside each script and style sheet.
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.all('/assets/*', (c) => c.text('Not found', 404));
  const file = serveStatic({ root: clientFolder, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') });
  app.get('*', (c, next) => (/\.\w+$/.test(c.req.path) ? file(c, next) : next()));
  app.get('*', async (c) => {
    const isForPeople = c.req.header('accept')?.includes('text/html') && !/^\/(vault|auth)\/api\//.test(c.req.path);
    if (!isForPeople) return c.json({ error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' } }, 404);
    return c.html(await page(c.req.path, await isNew()), 200, { 'Cache-Control': 'no-cache' });
  });
  // What other apps share is kept by the client's service worker; where there is none, its page says what to do instead.
  app.post('/share', (c) => c.redirect('/share?lost=1', 303));
  app.all('*', (c) => c.json({ error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' } }, 404));
  return app;
}

/** GraphiQL for browsers that open `/graphql`; whatever else is asked there goes on. */
export function serveExplorer(config: ClientIdentityConfig): MiddlewareHandler {
  const page = pageReader('explorer.html', config);
  return async (c, next) => {
    if (c.req.method !== 'GET' || !c.req.header('accept')?.includes('text/html')) return next();
    return c.html(await page(c.req.path, false), 200, { 'Cache-Control': 'no-cache' });
  };
}

/** Scripts that a page at an address of this pattern will need, as the build wrote them down. */
type Preloads = readonly (readonly [pattern: string, files: readonly string[]])[];

/**
 * Answers a page of the client for a path; it names the scripts that the path will need, so that they come together. Reads it again when
 * it was built again. `<` is escaped so that no value can end the script element.
 */
function pageReader(name: 'index.html' | 'explorer.html', config: ClientIdentityConfig): (path: string, isNew: boolean) => Promise<string> {
  const data = (isNew: boolean) => `<script type="application/json" id="vault-config">${JSON.stringify({ ...config, isNew }).replaceAll('<', '\\u003c')}</script>`;
  const file = `${clientFolder}/${name}`;
  let known: { changed: number; html: string; preloads: { fits: RegExp; links: string }[] } | undefined;
  return async (path, isNew) => {
    const changed = (await stat(file)).mtimeMs;
    if (known?.changed !== changed) {
      const html = await readFile(file, 'utf8');
      const preloads = JSON.parse(await readFile(`${clientFolder}/preloads.json`, 'utf8').catch(() => '[]')) as Preloads;
      known = {
        changed,
        html,
        preloads: preloads.map(([pattern, files]) => ({
          fits: new RegExp(pattern),
          links: files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join(''),
        })),
      };
    }
    const links = known.preloads.find(({ fits }) => fits.test(path))?.links ?? '';
    return known.html.replace('</head>', `${data(isNew)}${links}</head>`);
  };
}
