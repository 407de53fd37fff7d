import { writeFileSync } from 'node:fs';
import { authDocument } from '#server/http/rest/auth/authDocument.ts';
import { vaultDocument } from '#server/http/rest/vault/vaultApi.ts';

/** node tools/print-openapi.ts   writes the documents of both REST services into docs/ */
for (const [name, document] of [['openapi.json', vaultDocument()], ['openapi-auth.json', authDocument()]] as const) {
  writeFileSync(new URL(`../docs/${name}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
}
