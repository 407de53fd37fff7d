import { writeFileSync } from 'node:fs';
import { vaultDocument } from '#server/http/rest/vault/vaultApi.ts';

writeFileSync(new URL('../docs/openapi.json', import.meta.url), `${JSON.stringify(vaultDocument(), null, 2)}\n`);
