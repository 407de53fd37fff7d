import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestMessages } from '#client/i18n/errorMessages.ts';
import { RequestError } from '#client/relay/environment.ts';
import { requestRefusalOf, requestRefusals } from '#client/relay/requestRefusal.ts';

const relayError = (...codes: string[]) => Object.assign(new Error('No data'), { source: { errors: codes.map((code) => ({ message: '', extensions: { code } })) } });

test('a request that was refused as a whole is told by its code', () => {
  expect(requestRefusalOf(new RequestError(429))).toBe('RATE_LIMITED');
  expect(requestRefusalOf(new RequestError(413))).toBe('PAYLOAD_TOO_LARGE');
  expect(requestRefusalOf(new RequestError(503))).toBe('UNAVAILABLE');
  expect(requestRefusalOf(new RequestError(507))).toBe('STORAGE_FULL');
  expect(requestRefusalOf(relayError('COST_LIMIT'))).toBe('COST_LIMIT');
  expect(requestRefusalOf(relayError('INTERNAL'))).toBeNull();
  expect(requestRefusalOf(new RequestError(502))).toBeNull();
  expect(requestRefusalOf(new TypeError('x is not a function'))).toBeNull();
});

test('every limit of the vault has words', () => {
  const limits = readFileSync(join(import.meta.dirname, '../../../server/http/limits/operationLimits.ts'), 'utf8');
  const union = /export type LimitCode =(?<codes>[^;]+);/.exec(limits)?.groups?.codes ?? '';
  const codes = [...union.matchAll(/'(?<code>\w+)'/g)].map(({ groups }) => groups?.code);
  expect(codes).toContain('COST_LIMIT');
  for (const code of [...codes, 'RATE_LIMITED', 'PAYLOAD_TOO_LARGE']) {
    expect(requestRefusals).toContain(code);
    expect(requestMessages).toHaveProperty(String(code));
  }
});
