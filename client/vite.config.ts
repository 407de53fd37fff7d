import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The face of every screen's first words: asked for with the page, not after its style sheet has arrived. */
const firstFont = /inter-latin-opsz-normal-[\w-]+\.woff2$/;

/** Where `npm start` listens, for the development server. */
const server = 'http://127.0.0.1:4000';

export default defineConfig({
  root: here('.'),
  plugins: [react(), relayQueries(), preloadFirstFont(), pdfAssets()],
  resolve: {
    // Without the containers of the time before hooks, which its main file brings along.
    alias: [{ find: /^react-relay$/, replacement: fileURLToPath(import.meta.resolve('react-relay/hooks.js')) }],
  },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    // A stray inlined font or picture would cost every visitor; only tiny drawings are worth it.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // What changes rarely, in a file of its own: a new version of the product leaves it in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime|graphql-ws)\// },
          ],
        },
      },
    },
  },
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
