import { headerMeanings } from '../describing.ts';
import { ask } from './ask.ts';
import { changes } from './changes.ts';
import { collections } from './collections.ts';
import { entries } from './entries.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';
import { pages } from './pages.ts';
import { prompts } from './prompts.ts';
import { sources } from './sources.ts';
import { spaces } from './spaces.ts';
import { routes } from './vaultContext.ts';

/** Where the service is mounted. */
export const vaultPath = '/vault/api/v1';

/** Every call of the vault service. */
export const vaultApi = routes();
for (const noun of [spaces, collections, sources, ask, pages, files, entries, jobs, prompts, changes]) vaultApi.route('/', noun);

vaultApi.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
  type: 'http',
  scheme: 'bearer',
  description: 'A token from `POST /auth/api/v1/token` (or of the identity provider), or an API key `vk_…`.',
});

for (const [name, meaning] of Object.entries(headerMeanings)) {
  vaultApi.openAPIRegistry.registerComponent('headers', name, { description: meaning, schema: { type: 'string' } });
}

const description = `Keeps links, files, pasted texts and notes in nested collections inside shared spaces.

Every answer is \`{"data": …}\`; every failure is \`{"error": {"code", "message", "fields"?}}\`. Lists answer everything up to 1,000, newest first; with \`limit\` (at most 200) and \`cursor\` they answer page by page.

Every POST takes an \`Idempotency-Key\`: repeated within 24 hours, it answers as the first did. Every PUT and PATCH takes \`If-Match\`. Calls are counted per person (\`RateLimit-…\` headers).`;

/** The OpenAPI 3.1 document, made of the schemas that check the calls. */
export function vaultDocument() {
  return vaultApi.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Knowledge Vault', version: '1', description },
    servers: [{ url: vaultPath }],
    security: [{ bearer: [] }],
    tags: [
      { name: 'Spaces', description: 'What people share.' },
      { name: 'Collections', description: 'Nested folders of sources.' },
      { name: 'Sources', description: 'Links, files, pasted texts and notes.' },
      { name: 'Prompts', description: 'Prompts of the workshop, for programs that send them to a model.' },
      { name: 'Files', description: 'The bytes of files, up and down, and texts as Markdown.' },
    ],
  });
}
