import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import formatjs from '@formatjs/unplugin/vite';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The face of every screen's first words: asked for with the page, not after its style sheet has arrived. */
const firstFont = /inter-latin-opsz-normal-[\w-]+\.woff2$/;

/** What the first page loads wherever it is. */
const everywhere = /^assets\/(react|relay|shared|index|preloa|rolldo)-[\w-]{7,8}\.(js|css)$/;

/** Where `npm start` listens, for the development server. */
const server = 'http://127.0.0.1:4000';

const LONGEST_NAME = 6;

export default defineConfig({
  root: here('.'),
  plugins: [react(), relayQueries(), parsedMessages(), firstVisitPreloads(), preloadFirstFont(), pdfAssets(), packedFiles()],
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    // A stray inlined font or picture would cost every visitor; only tiny drawings are worth it.
    assetsInlineLimit: 1024,
    modulePreload: {
      // Every browser of the target knows it.
      polyfill: false,
      // What every page has already need not be named beside each part that comes later.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? needed.filter((file) => !everywhere.test(file)) : needed),
    },
    rolldownOptions: {
      input: { index: here('index.html'), explorer: here('explorer.html') },
      output: {
        // Every page is told the names of all files, and hashes cannot be compressed: 42 bits and the beginnings of names tell them apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${name.slice(0, LONGEST_NAME)}-[hash:7].js`,
        // What changes rarely, in a file of its own: a new version of the product leaves it in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime)\// },
            // Small things that nearly every page has: as files of their own each would cost more around it than in it.
            { name: 'shared', test: /\/client\/(state\/(?!AdministratorContext)|theme\/)|\/client\/(ui\/(mixins|VisuallyHidden|overlays\/Menu|controls\/(Button|Field|IconButton|TextInput|TextLink|inputBox))|auth\/(authFailure|currentAuth|authConfig|authorizedFetch|authService|externalAuth|firebaseAuth|leavePage|localAuth|returnTo|vaultSession|sessionStore|signedInUser|isStorageBlocked)|i18n\/(commonMessages|formats|useErrorText)|relay\/use(?!LatestQuery|FetchNow|SpaceChanges)\w+)\.ts|\/lucide\/.*\/(circle-alert|eye|info|languages|monitor|moon|sun)\./ },
            // The same of the pages behind the sign-in.
            {
              name: 'shell',
              test: /\/client\/(ui\/(display\/(Kbd|Tag|SpaceTile|Avatar|initials)|overlays\/Popover|commandKey|saveFile|singleKeys|useMediaQuery|whenIdle)|notifications\/unreadCount|sources\/store\/sourceEvents|uploads\/upload(Store|Target))\.tsx?$|\/lucide\/.*\/(menu|chevrons-up-down|search|log-out|shield-check|highlighter|notebook-pen|rss|sparkles|trash|layers|square-terminal|key-round|credit-card|file-pen)\./,
            },
            // The drawings of a list, which all lists of sources have.
            {
              name: 'icons',
              test: /\/lucide\/.*\/(x|check|plus|ellipsis|pencil|file-text|clipboard-paste|upload|minus|link|folder|folder-input|folder-open|folder-pen|folder-plus|folder-tree|copy|chevron-right|download|star|book-open|refresh-cw|tag|external-link|sliders-horizontal|grip-vertical|arrow-up|clock|rows-3|panel-right|inbox|library|layout-grid|clipboard-type)\./,
            },
          ],
        },
      },
    },
  },
  // The tokenizers of prompts are loaded by the worker that counts.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/auth/api': server,
      '/vault/api': server,
      '/uploads': server,
      '/files': server,
    },
  },
});

/** Turns graphql`…` into imports of what the Relay compiler generated; the tests need it too. Files without it skip Babel. */
export function relayQueries() {
  const relay = defineRolldownBabelPreset({
    preset: () => ({ plugins: [['relay', { eagerEsModules: true, artifactDirectory: here('__generated__') }]] }),
    rolldown: { filter: { id: /\.tsx?$/, code: /graphql`/ } },
  });
  return babel({ presets: [relay] });
}

/**
 * Parses every message when the client is built, in the code and in the catalogues, so that the browser needs no parser
 * (https://formatjs.github.io/docs/guides/performance). In development and in tests messages are parsed where they are shown.
 */
function parsedMessages(): Plugin[] {
  const parser = '@formatjs/icu-messageformat-parser';
  const inCode = formatjs({ ast: true, flatten: false }) as Plugin;
  const inCatalogues: Plugin = {
    name: 'vault:parsed-catalogues',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] } }),
    load: {
      filter: { id: /\/i18n\/messages\/(\w+\/)?\w+\.json$/ },
      handler(file) {
        const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
        return JSON.stringify(Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parseMessage(text)])));
      },
    },
  };
  return [{ ...inCode, apply: 'build' }, inCatalogues];
}

/**
 * Writes `preloads.json`: for each kind of address what the page is to preload, as `[pattern, files][]`; the first that fits counts.
 * Which layouts, page and queries that is, `npm run first-visits` has written down from the routes. Why: docs/decisions/first-visit.md
 */
function firstVisitPreloads(): Plugin {
  return {
    name: 'vault:first-visit-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const withImports = (files: readonly string[], found = new Set<string>()): Set<string> => {
        for (const file of files) {
          if (found.has(file)) continue;
          found.add(file);
          withImports(chunks.find(({ fileName }) => fileName === file)?.imports ?? [], found);
        }
        return found;
      };
      const entry = withImports(chunks.filter(({ facadeModuleId }) => facadeModuleId === here('index.html')).map(({ fileName }) => fileName));
      const firstVisits = JSON.parse(readFileSync(here('generated/firstVisits.json'), 'utf8')) as Record<string, string[]>;
      const preloads = Object.entries(firstVisits).map(([address, modules]) => {
        const pattern = `^${address.replaceAll(/:\w+/g, '[^/]+')}$`;
        const own = modules.map((module) => {
          const chunk = chunks.find(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].includes(here(module)));
          return chunk?.fileName ?? this.error(`${module} is in no chunk.`);
        });
        return [pattern, [...withImports(own)].filter((file) => !entry.has(file))];
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) });
    },
  };
}

function preloadFirstFont(): Plugin {
  return {
    name: 'vault:preload-first-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFont.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  };
}

/** Lays a copy beside each script and style sheet, as small as brotli can: the server has no work with them. */
function packedFiles(): Plugin {
  const best = defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  return compression({ include: /^assets\/[^/]+\.(js|css)$/, threshold: 1_000, algorithms: [best], logLevel: 'silent' });
}

/** What pdf.js loads by itself when a document needs it (client/sources/viewers/pdf/openPdf.ts), beside the other assets. */
function pdfAssets(): Plugin {
  return {
    name: 'vault:pdf-assets',
    apply: 'build',
    generateBundle() {
      const folder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
      for (const kind of ['cmaps', 'standard_fonts', 'iccs', 'wasm']) {
        for (const name of readdirSync(join(folder, kind))) {
          // The policy of our pages lets no WebAssembly run.
          if (name.startsWith('LICENSE') || name.endsWith('.wasm')) continue;
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${kind}/${name}`, source: readFileSync(join(folder, kind, name)) });
        }
      }
    },
  };
}
