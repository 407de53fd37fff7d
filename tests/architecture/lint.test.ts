import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

async function objections(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

const fragment = (fields: string) => `
  import { graphql, useFragment } from 'react-relay/hooks';
  import type { Sample_space$key } from '#client/__generated__/Sample_space.graphql.ts';
  export function Sample({ space: ref }: { space: Sample_space$key }) {
    const space = useFragment(graphql\`fragment Sample_space on Space { ${fields} }\`, ref);
    return <p>{space.name}</p>;
  }`;

test.each([
  ['client/spaces/Sample.tsx', [], fragment('name')],
  ['client/spaces/Sample.tsx', ['relay/unused-fields'], fragment('name description')],
  ['client/spaces/Sample.tsx', ['relay/must-colocate-fragment-spreads'], fragment('name ...Other_space')],
  ['client/spaces/Sample.tsx', ['formatjs/no-literal-string-in-jsx'], 'export const Sample = () => <p>Hello</p>;'],
  ['client/spaces/useSample.ts', ['no-restricted-imports'], "export { usePreloadedQuery } from 'react-relay/hooks';"],
  ['client/relay/useSample.ts', ['no-restricted-imports'], "export { usePreloadedQuery } from 'react-relay/hooks';"],
  ['client/relay/useRouteQuery.ts', [], "export { usePreloadedQuery } from 'react-relay/hooks';"],
  ['client/relay/useSample.ts', [], "export { fetchQuery } from 'react-relay/hooks';"],
  ['client/sources/useSample.ts', ['no-restricted-imports'], "export { fetchQuery } from 'relay-runtime';"],
  ['client/relay/useSample.ts', ['no-restricted-imports'], "export { useLazyLoadQuery } from 'react-relay/hooks';"],
  ['client/sources/sample.ts', ['no-restricted-syntax'], 'let last = 1;\nexport const next = () => (last += 1);'],
  ['client/sources/sample.ts', ['no-restricted-syntax'], 'export const seen = new Map();'],
  ['client/sources/sample.ts', ['no-restricted-syntax'], 'const seen = new Set();\nexport const add = (id) => seen.add(id);'],
  ['client/sources/sample.ts', [], "export const known = new Set(['a']);\nexport const count = (all) => { let sum = 0; for (const one of all) sum += one; return new Map([[sum, sum]]); };"],
  ['client/state/sample.ts', [], 'export const seen = new Map();'],
  ['server/domain/sample.ts', ['no-restricted-syntax'], 'export const port = process.env.PORT;'],
  ['server/domain/sample.ts', ['no-restricted-imports'], "export { env } from 'node:process';"],
  ['server/http/sample.ts', ['no-restricted-syntax'], 'export const port = process.env.PORT;'],
  ['server/http/sample.ts', ['no-restricted-syntax'], 'export const sample = (ctx) => ctx.db.$queryRaw`select 1`;'],
  ['server/http/sample.ts', ['no-restricted-syntax'], "export const sample = (db) => db.$executeRawUnsafe('select 1');"],
  ['server/http/sample.ts', ['no-restricted-syntax'], 'export const sample = (ctx) => ctx.db.source.findMany();'],
  ['server/http/sample.ts', ['no-restricted-syntax'], 'export const sample = ({ database }) => database.prisma.user.update({ where: {} });'],
  ['server/http/sample.ts', ['no-restricted-syntax'], "export const sample = ({ database }) => database.pool.query('select 1');"],
  ['server/http/sample.ts', ['no-restricted-syntax'], 'export const sample = (db, queryRows) => queryRows(db);'],
  ['server/http/sample.ts', [], 'export const sample = (ctx, read) => read(ctx.db, ctx.rows.find(Boolean));'],
  ['server/domain/sample.ts', [], 'export const sample = (ctx) => ctx.db.source.findMany();'],
  ['server/configuration/env.ts', [], 'export const port = process.env.PORT;'],
  ['server/domain/sample.ts', ['no-console'], "console.log('here');"],
  ['server/domain/sample.ts', ['@typescript-eslint/no-explicit-any'], 'export const sample: any = 1;'],
  ['server/domain/sample.ts', ['@typescript-eslint/consistent-type-imports'], "import { Db } from './db.ts';\nexport type Sample = Db;"],
  ['tests/server/sample.test.ts', ['no-restricted-syntax'], 'export const sample = (expect, began) => expect(performance.now() - began).toBeLessThan(9);'],
  ['server/domain/sample.ts', ["Unused eslint-disable directive (no problems were reported from 'no-console')."], '// eslint-disable-next-line no-console\nexport const sample = 1;'],
])('%s: %j', async (path, expected, code) => {
  expect(await objections(path, code)).toEqual(expected);
});

/** What oxlint objects to in a project that has this one file. */
function objectionsOfOxlint(path: string, code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), code);
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', path], { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

const component = (body: string) => `
  import { useEffect, useRef, useState } from 'react';
  export function Sample({ count, onSeen }: { count: number; onSeen: (count: number) => void }) { ${body} }`;

test.each([
  ['client/Sample.tsx', [], component('useEffect(() => onSeen(count), [onSeen, count]); return null;')],
  ['client/Sample.tsx', ['react-hooks(rules-of-hooks)'], component('if (count > 1) useEffect(() => onSeen(count), [onSeen, count]); return null;')],
  ['client/Sample.tsx', ['react-hooks(exhaustive-deps)'], component('useEffect(() => onSeen(count), [onSeen]); return null;')],
  ['client/Sample.tsx', ['react(static-components)'], component('const Inner = () => <b>{count}</b>; return <Inner />;')],
  ['client/Sample.tsx', ['react(refs)'], component('const seen = useRef(0); return <b>{seen.current}</b>;')],
  ['client/Sample.tsx', ['react(set-state-in-effect)'], component('const [seen, setSeen] = useState(0); useEffect(() => { setSeen(count); }, [count]); return <b>{seen}</b>;')],
  ['client/Sample.tsx', ['react(purity)'], component('return <b>{Math.random()}</b>;')],
  ['server/sample.tsx', [], component('return <b>{Math.random()}</b>;')],
])('%s: oxlint says %j', (path, expected, code) => {
  expect(objectionsOfOxlint(path, code)).toEqual(expected);
});
