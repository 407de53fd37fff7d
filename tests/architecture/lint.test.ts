import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

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
  ['server/env.ts', [], 'export const port = process.env.PORT;'],
  ['server/domain/sample.ts', ['no-console'], "console.log('here');"],
  ['server/domain/sample.ts', ['@typescript-eslint/no-explicit-any'], 'export const sample: any = 1;'],
  ['server/domain/sample.ts', ['@typescript-eslint/consistent-type-imports'], "import { Db } from './db.ts';\nexport type Sample = Db;"],
  ['server/domain/sample.ts', ["Unused eslint-disable directive (no problems were reported from 'no-console')."], '// eslint-disable-next-line no-console\nexport const sample = 1;'],
])('%s: %j', async (path, expected, code) => {
  expect(await objections(path, code)).toEqual(expected);
});
