import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { vaultDocument } from '#server/http/rest/vault/vaultApi.ts';
import { useDatabase } from '#tests/support/database.ts';
import { nowhere, type Place, type RestAnswer, type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';
import { operations } from './operations.ts';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly description?: string; readonly content?: Record<string, { readonly schema: object; readonly example?: unknown }> }>;
}

/** As a stranger reads it: parsed from what is served and committed, not the objects it was made of. */
const document = JSON.parse(JSON.stringify(vaultDocument())) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const all = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

/** The schema as JSON Schema with its references put in place. */
function inPlace(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inPlace);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return inPlace(document.components.schemas[String(schema.$ref).replace('#/components/schemas/', '')] ?? fail(schema.$ref));
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, inPlace(value)]));
}
const fail = (reference: unknown): never => {
  throw new Error(`Nothing at ${String(reference)}`);
};

/** Answers are checked to the letter: what a schema does not know may not be there. */
function exactly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(exactly);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, exactly(value)]));
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
}
const check = (schema: object, value: unknown) => z.fromJSONSchema(exactly(inPlace(schema)) as never).safeParse(value);

function expectDocumented(operation: Operation, { status, headers, body }: RestAnswer): void {
  const response = operation.responses[String(status)];
  expect(response, `${operation.operationId} answers ${status}, which is not documented: ${JSON.stringify(body)}`).toBeDefined();
  const schema = response?.content?.['application/json']?.schema;
  if (!schema || !headers.get('content-type')?.includes('json')) return;
  const { success, error } = check(schema, body);
  expect(success, `${operation.operationId} ${status}: ${error ? z.prettifyError(error) : ''} in ${JSON.stringify(body)}`).toBe(true);
}

const database = useDatabase();
let it: VaultRest;
let place: Place;

test('the committed document is the one that is served', async () => {
  const committed = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(committed, 'run `node tools/print-openapi.ts`').toBe(`${JSON.stringify(vaultDocument(), null, 2)}\n`);
  const served = await vaultRest(database.url);
  const answer = await served.call(null, 'GET', '/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(JSON.parse(committed));
});

describe('the document is sound', () => {
  test('its version, its ids and the calls in the table below', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = all.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual(Object.keys(operations).sort());
  });

  test.each(all.map(({ path, method, operation }) => [operation.operationId, path, method, operation] as const))('%s', (_id, path, method, operation) => {
    expect(operation.summary).toMatch(/\.$/);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters?.filter((each) => each.in === 'path').map(({ name }) => name) ?? []).toEqual(inPath);
    for (const status of ['400', '401', '429', '500', '503']) expect(operation.responses).toHaveProperty(status);
    const named = operation.parameters?.filter((each) => each.in === 'header').map(({ name }) => name) ?? [];
    if (method === 'post') expect(named).toContain('idempotency-key');
    if (method === 'patch' || (method === 'put' && !path.endsWith('/content'))) expect(named).toContain('if-match');
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description).toBeTruthy();
      for (const { schema, example } of Object.values(content ?? {})) {
        if (example !== undefined) expect(check(schema, example).success).toBe(true);
      }
    }
  });

  test('every schema can be used, and its examples fit it', () => {
    const visit = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if ('example' in schema && ('type' in schema || 'oneOf' in schema || 'anyOf' in schema)) {
        expect(z.fromJSONSchema(inPlace(schema) as never).safeParse(schema.example).success, `${at}: ${JSON.stringify(schema.example)}`).toBe(true);
      }
      for (const [name, value] of Object.entries(schema)) visit(value, `${at}/${name}`);
    };
    visit(document.paths, 'paths');
    visit(document.components.schemas, 'components');
  });
});

describe('every operation answers as documented', () => {
  beforeEach(async () => {
    it = await vaultRest(database.url);
    place = await it.place();
  });

  test.each(all.map(({ operation }) => [operation.operationId, operation] as const))('%s', async (id, operation) => {
    const attempt = operations[id]?.(place) ?? fail(id);
    const here: Place = { ...place, spaceId: nowhere('Space'), collectionId: nowhere('Collection'), otherCollectionId: nowhere('Collection'), sourceId: nowhere('Source'), fileId: nowhere('Source') };
    const there = operations[id]?.(here) ?? attempt;
    const { method, path, ...sent } = attempt;
    const refusals = [
      await it.call(null, method, path, sent),
      await it.call('nonsense', method, path, sent),
      await it.call(await it.apiKey(place.owner, { scopes: ['read'] }), method, path, sent),
      await it.call(place.owner, there.method, there.path, { ...sent, ...(there.body !== undefined && { body: there.body }) }),
      ...(sent.body === undefined
        ? []
        : [
            await it.call(place.owner, method, path, { raw: '{', headers: { 'content-type': 'application/json' } }),
            await it.call(place.owner, method, path, { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
            await it.call(place.owner, method, path, { raw: 'x'.repeat(9 * 1024 * 1024), headers: { 'content-type': 'application/json' } }),
          ]),
      ...(['PUT', 'PATCH'].includes(method) && sent.body !== undefined ? [await it.call(place.owner, method, path, { ...sent, headers: { 'if-match': '"other"' } })] : []),
    ];
    for (const answer of refusals) expectDocumented(operation, answer);
    if (sent.body !== undefined) expect(refusals.slice(4).map(({ status }) => status)).toEqual(['PUT', 'PATCH'].includes(method) ? [400, 415, 413, 412] : [400, 415, 413]);
    const answer = await it.call(place.owner, method, path, sent);
    expect(answer.status).toBeLessThan(300);
    expectDocumented(operation, answer);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    if (answer.status === 201) expect(answer.headers.get('location')).toMatch(/^https:\/\/vault\.example\.org\/vault\/api\/v1\/\w+\/\w+$/);
  });
});
