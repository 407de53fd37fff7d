import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findBreaches } from '../../tools/architecture/check-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'modules-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each file with what it imports, and the rules that must object. */
const files: Record<string, { imports: string[]; objections: string[] }> = {
  'server/main.ts': { imports: ['#server/http/server.ts', '#prisma/migrate.ts'], objections: [] },
  'server/configuration/env.ts': { imports: ['node:process'], objections: [] },
  'server/http/server.ts': { imports: ['hono', '#server/domain/rules.ts', '#server/configuration/env.ts'], objections: [] },
  'server/http/row.ts': { imports: ['type #server/platform/db/generated/client.ts', '#server/platform/db/database.ts'], objections: [] },
  'server/http/table.ts': {
    imports: ['#server/platform/db/generated/client.ts', '#server/platform/db/rows.ts', '@prisma/client', 'pg'],
    objections: ['http-reads-no-tables', 'http-reads-no-tables', 'http-reads-no-tables', 'http-reads-no-tables'],
  },
  'server/http/jobs.ts': { imports: ['#server/jobs/fetch.ts'], objections: ['server/http may import'] },
  'server/http/rest/vault/contract.ts': { imports: ['#server/domain/rules.ts'], objections: [] },
  'server/schema/types.ts': { imports: ['graphql', '#server/domain/rules.ts'], objections: [] },
  'server/schema/sql.ts': { imports: ['#server/platform/db/database.ts'], objections: ['server/schema may import'] },
  'server/jobs/fetch.ts': { imports: ['#server/platform/db/database.ts'], objections: [] },
  'server/identity/tokens.ts': { imports: ['type #server/domain/access/rights.ts'], objections: [] },
  'server/identity/roles.ts': { imports: ['#server/domain/access/rights.ts'], objections: ['server/identity may import types'] },
  'server/identity/dots.ts': { imports: ['../platform/mail/mail.ts'], objections: ['aliases-cross-modules'] },
  'server/domain/rules.ts': { imports: ['#server/platform/db/database.ts', './access/rights.ts'], objections: [] },
  'server/domain/access/rights.ts': { imports: [], objections: [] },
  'server/domain/mail.ts': { imports: ['#server/platform/mail/mail.ts'], objections: ['server/domain may import'] },
  'server/domain/graphql.ts': { imports: ['type graphql', '@pothos/core'], objections: ['domain-speaks-no-protocol', 'domain-speaks-no-protocol'] },
  'server/platform/db/database.ts': { imports: ['pg'], objections: [] },
  'server/platform/db/rows.ts': { imports: ['type ./generated/client.ts'], objections: [] },
  'server/platform/db/generated/client.ts': { imports: [], objections: [] },
  'server/platform/mail/mail.ts': { imports: ['type #server/domain/rules.ts'], objections: ['server/platform may import'] },
  'server/platform/there.ts': { imports: ['./back.ts'], objections: [] },
  'server/platform/back.ts': { imports: ['type ./there.ts'], objections: ['no-cycles'] },
  'server/platform/lost.ts': { imports: ['./nowhere.ts'], objections: ['imports-resolve'] },
  'server/misc/new.ts': { imports: ['#server/configuration/env.ts'], objections: ['every-folder-is-a-module'] },
  'prisma/migrate.ts': { imports: ['type #server/platform/db/database.ts'], objections: [] },
  'client/routes/Page.tsx': { imports: ['#client/sources/List.tsx', '#client/auth/session.ts'], objections: [] },
  'client/routes/server.ts': { imports: ['type #server/domain/rules.ts'], objections: ['client/routes may import'] },
  'client/sources/List.tsx': { imports: ['#client/collections/Tree.tsx', 'react-relay/hooks'], objections: [] },
  'client/collections/Tree.tsx': { imports: ['#client/spaces/Space.tsx', '#client/relay/environment.ts'], objections: [] },
  'client/collections/count.ts': { imports: ['type #client/sources/List.tsx'], objections: ['client/collections may import'] },
  'client/spaces/Space.tsx': { imports: ['#client/ui/controls/Button.tsx'], objections: [] },
  'client/spaces/file.ts': { imports: ['node:fs'], objections: ['the-browser-has-no-node'] },
  'client/auth/session.ts': { imports: ['#client/theme/theme.ts'], objections: [] },
  'client/auth/page.ts': { imports: ['#client/routes/Page.tsx'], objections: ['client/auth may import'] },
  'client/relay/environment.ts': { imports: ['#client/auth/session.ts'], objections: [] },
  'client/ui/controls/Button.tsx': { imports: ['#client/theme/theme.ts'], objections: [] },
  'client/ui/Title.tsx': { imports: ['react-intl'], objections: ['ui-knows-no-data-and-no-words'] },
  'client/theme/theme.ts': { imports: [], objections: [] },
  'client/theme/store.ts': { imports: ['#client/relay/environment.ts'], objections: ['client/theme may import'] },
  'server/http/page.ts': { imports: ['#client/routes/Page.tsx'], objections: ['server/http may import'] },
  'mcp/main.ts': { imports: ['./tools.ts', '#server/domain/rules.ts'], objections: ['mcp may import'] },
  'mcp/tools.ts': { imports: [], objections: [] },
  'tests/any.test.ts': { imports: ['#server/platform/db/database.ts', '#client/ui/controls/Button.tsx', 'vitest'], objections: [] },
  'tools/print.ts': { imports: ['#server/schema/types.ts', '#server/http/rest/vault/contract.ts', '#prisma/migrate.ts'], objections: [] },
  'tools/reach.ts': { imports: ['#server/domain/rules.ts', '#server/http/server.ts'], objections: ['tools may import', 'tools may import'] },
};

/** Writes a tree of such files and finds what the rules object to, as `file: rule`. */
async function objectionsTo(name: string, tree: Record<string, readonly string[]>): Promise<string[]> {
  const place = join(folder, name);
  for (const [file, imports] of Object.entries(tree)) {
    const lines = imports.map((from, index) => (from.startsWith('type ') ? `import type { a${index} } from '${from.slice(5)}';` : `import { a${index} } from '${from}';`));
    const path = join(place, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\nexport const used = 1;\n`);
  }
  for (const shared of ['node_modules', 'package.json']) symlinkSync(join(root, shared), join(place, shared));
  return (await findBreaches(place)).map(({ from, rule }) => `${from}: ${rule}`);
}

test('every forbidden import is objected to, and no other', async () => {
  const expected = Object.entries(files).flatMap(([file, { objections }]) => objections.map((rule) => `${file}: ${rule}`));
  const found = await objectionsTo('files', Object.fromEntries(Object.entries(files).map(([file, { imports }]) => [file, imports])));
  // Several of these imports also make folders import each other: the matter of the next test.
  expect(found.filter((objection) => !objection.endsWith(': no-folder-cycles')).sort()).toEqual(expected.sort());
});

test('folders that import each other are objected to, also when their files do not', async () => {
  const others = Object.fromEntries(['server/main.ts', 'prisma/migrate.ts', 'mcp/main.ts', 'tests/any.test.ts', 'tools/print.ts'].map((file) => [file, []]));
  const found = await objectionsTo('folders', {
    ...others,
    'client/relay/link.ts': ['type ./live/hub.ts'],
    'client/relay/environment.ts': [],
    'client/relay/live/hub.ts': ['../environment.ts'],
    'client/ui/layout/Pane.tsx': ['../controls/Button.tsx'],
    'client/ui/controls/Button.tsx': [],
    'server/domain/tags/addTags.ts': ['../undo/saveUndo.ts'],
    'server/domain/tags/tagKey.ts': [],
    'server/domain/undo/saveUndo.ts': [],
    'server/domain/undo/undoChange.ts': ['../tags/tagKey.ts'],
  });
  const closing = ['client/relay/link.ts', 'client/relay/live/hub.ts', 'server/domain/tags/addTags.ts', 'server/domain/undo/undoChange.ts'];
  expect(found.sort()).toEqual(closing.map((from) => `${from}: no-folder-cycles`));
});
