import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeEach, describe, expect, test } from 'vitest';
import { vaultDocument } from '#server/http/rest/vault/vaultApi.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fail, readDocument } from '#tests/support/openapi.ts';
import { nowhere, type PlaceWithLink, type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';
import { operations } from './operations.ts';

const { document, operations: all, check, expectExamplesToFit, expectDocumented } = readDocument(vaultDocument());

const database = useDatabase();
let it: VaultRest;
let place: PlaceWithLink;

test('the committed document is the one that is served', async () => {
  const committed = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(committed, 'run `node tools/print-openapi.ts`').toBe(`${JSON.stringify(vaultDocument(), null, 2)}\n`);
  const served = await vaultRest(database.url);
  const answer = await served.call(null, 'GET', '/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(JSON.parse(committed));
});

describe('the document is sound', () => {
  test('by the official schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

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
    if (method === 'patch' || (method === 'put' && !/\/(content|page)$/.test(path))) expect(named).toContain('if-match');
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description).toBeTruthy();
      for (const { schema, example } of Object.values(content ?? {})) {
        if (example !== undefined) expect(check(schema, example).success).toBe(true);
      }
    }
  });

  test('every schema can be used, and its examples fit it', () => {
    expectExamplesToFit();
  });
});

describe('every operation answers as documented', () => {
  beforeEach(async () => {
    it = await vaultRest(database.url);
    place = await it.placeWithLink();
  });

  test.each(all.map(({ operation }) => [operation.operationId, operation] as const))('%s', async (id, operation) => {
    const attempt = operations[id]?.(place) ?? fail(id);
    const here: PlaceWithLink = { ...place, spaceId: nowhere('Space'), collectionId: nowhere('Collection'), otherCollectionId: nowhere('Collection'), sourceId: nowhere('Source'), fileId: nowhere('Source'), linkId: nowhere('Source'), entryId: nowhere('SourceEntry'), jobId: nowhere('Job') };
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
