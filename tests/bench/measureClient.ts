import { deepStrictEqual } from 'node:assert';
import { type AskClient, type ClientCase, clientCases, documentIds, nameOf } from './clientCases.ts';
import { load, type Load, type Measured, type Target } from './load.ts';
import { post } from './post.ts';
import type { Running } from './processes.ts';
import type { Result } from './report.ts';
import type { Seeded } from './seed/seed.ts';
import type { StatementCounter } from './statementCounter.ts';

interface Benched {
  readonly web: Running;
  readonly bare: Running;
  readonly token: string;
  readonly seeded: Seeded;
  readonly usedBy: (server: Running) => Target['used'];
  readonly counter: StatementCounter;
  readonly intensity: Load;
  readonly alone: Load;
}

/** How each operation of the web client is measured, by name. @throws Error for a query that has no case */
export function clientMeasures(benched: Benched): { readonly name: string; measure(): Promise<Result> }[] {
  const cases = clientCases(benched.seeded);
  const covered = new Set(cases.map(({ operation }) => operation));
  const missing = [...documentIds.keys()].filter((name) => name.endsWith('Query') && !covered.has(name));
  if (missing.length > 0) throw new Error(`Not measured: ${missing.join(', ')}. Add them to tests/bench/clientCases.ts.`);
  return cases.map((each) => ({ name: nameOf(each), measure: () => measure(benched, each) }));
}

/** As a browser sends it. */
const bodyOf = (operation: string, variables: unknown) => ({ documentId: documentIds.get(operation), variables });

async function measure({ web, bare, token, usedBy, counter, intensity, alone }: Benched, each: ClientCase): Promise<Result> {
  const ask: AskClient = async (operation, variables) => {
    const answer = await post<{ data: Record<string, unknown>; errors?: unknown }>(web.url, '/graphql', bodyOf(operation, variables), token);
    if (answer.errors) throw new Error(`${operation}: ${JSON.stringify(answer.errors)}`);
    return answer.data;
  };
  const { operation, minimal } = each;
  const variables = typeof each.variables === 'function' ? await each.variables(ask) : each.variables;
  const target = (server: Running, path: string, body: unknown): Target => {
    const request = { path, body: JSON.stringify(body) };
    return { url: server.url, headers: server === web ? { authorization: `Bearer ${token}` } : {}, next: () => request, used: usedBy(server) };
  };
  const asked = target(web, '/graphql', bodyOf(operation, variables));
  const answer = await ask(operation, variables);
  const bareAsked = each.bare && target(bare, '/', { name: operation, variables });
  if (bareAsked) deepStrictEqual(answer, (await post<{ data: unknown }>(bare.url, '/', { name: operation, variables })).data, `The bare server answers ${nameOf(each)} differently.`);
  const minimalAsked = minimal && target(web, '/graphql', minimal);
  const targets = [asked, bareAsked, minimalAsked].filter((one) => one !== undefined);
  const measured = new Map<Target | undefined, Measured>((await load(targets, intensity)).map((one, index) => [targets[index], one]));
  const [measuredAlone] = await load([asked], alone);
  return {
    name: nameOf(each), ...measured.get(asked), bare: measured.get(bareAsked), minimal: measured.get(minimalAsked), alone: measuredAlone,
    statements: await counter.count(() => ask(operation, variables)), mostStatements: each.statements, goals: each.goals,
    note: `${(JSON.stringify(answer).length / 1_024).toFixed(1)} kB`,
  };
}
