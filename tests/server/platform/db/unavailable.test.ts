import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('It failed'), { code });

test.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  ['nobody listens at any address', Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' })],
  ['one of the addresses', new AggregateError([withCode('ECONNREFUSED')])],
  ['a connection that was reset', withCode('ECONNRESET')],
  ['ended by an administrator', withCode('57P01')],
  ['another backend crashed', withCode('57P02')],
  ['starting up or shutting down', withCode('57P03')],
  ['a connection exception', withCode('08006')],
  ['Prisma cannot reach it', withCode('P1001')],
  ['Prisma was disconnected', withCode('P1017')],
  ['the driver was disconnected', new Error('Connection terminated unexpectedly')],
  ['the driver waited in vain', new Error('Connection terminated due to connection timeout', { cause: new Error('timeout') })],
  ['a client that broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['wrapped by somebody', new Error('It failed', { cause: new Error('Deeper', { cause: withCode('57P01') }) })],
  ["Prisma's raw query", Object.assign(withCode('P2010'), { meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode: '57P01' } } } })],
  ["Prisma's adapter", Object.assign(new Error('DatabaseNotReachable'), { cause: { kind: 'DatabaseNotReachable', host: '127.0.0.1' } })],
])('unavailable: %s', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

const circular = new Error('It causes itself');
circular.cause = circular;

test.each([
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
  ['any error', new Error('It failed')],
  ['a row that is there already', withCode('23505')],
  ['a statement that was cancelled', withCode('57014')],
  ['a wrong password', withCode('28P01')],
  ['a row that is gone', withCode('P2025')],
  ['words of somebody else about it', new Error('He said: Connection terminated unexpectedly')],
  ['an error that causes itself', circular],
])('not unavailable: %s', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
