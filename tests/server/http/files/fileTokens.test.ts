import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Actor } from '#server/domain/context.ts';
import { fileAddressesFor, renewedFileAddressesFor } from '#server/http/files/fileAddresses.ts';
import { createFileTokens } from '#server/http/files/fileToken.ts';

const fileTokens = createFileTokens('secret');
const now = new Date('2026-11-21T12:00:00Z');
const token = { kind: 'DOWNLOAD', userId: randomUUID(), credential: 'token', credentialId: randomUUID(), id: randomUUID(), expiresAt: new Date('2026-11-21T12:10:00Z') } as const;

test('a token is read as it was signed, until it ends', () => {
  const signed = fileTokens.sign(token);
  expect(signed).toMatch(/^[\w-]{110,120}$/);
  expect(fileTokens.read(signed, now)).toEqual(token);
  const ofNoSession = { ...token, credential: 'apiKey', credentialId: null } as const;
  expect(fileTokens.read(fileTokens.sign(ofNoSession), now)).toEqual(ofNoSession);
  expect(fileTokens.read(signed, new Date('2026-11-21T12:09:59Z'))).toEqual(token);
  expect(fileTokens.read(signed, token.expiresAt)).toBeNull();
});

test('what is changed anywhere, or signed by somebody else, is none', () => {
  const signed = fileTokens.sign(token);
  for (let at = 0; at < signed.length; at++) {
    expect(fileTokens.read(`${signed.slice(0, at)}${signed[at] === 'A' ? 'B' : 'A'}${signed.slice(at + 1)}`, now)).toBeNull();
  }
  expect(createFileTokens('another').read(signed, now)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String({ minLength: 108, maxLength: 120 })), (text) => fileTokens.read(text, now) === null));
});

test('who was given an address gets it renewed, also when it has ended; nobody else, and no download', () => {
  const someone = (): Actor => ({ kind: 'user', userId: randomUUID(), credential: 'token', credentialId: null, authTime: null, scopes: new Set(['read']), spaceIds: null });
  const [reader, other] = [someone(), someone()];
  const at = (actor: Actor, now: Date) => fileAddressesFor(fileTokens, actor, () => now);
  const renew = (actor: Actor, path: string) => renewedFileAddressesFor(fileTokens, actor, at(actor, now))(path);
  const id = randomUUID();
  const lastWeek = new Date('2026-11-14T12:00:00Z');
  const picture = at(reader, lastWeek)('PICTURE', id)?.path ?? '';
  expect(renew(reader, picture)).toEqual(at(reader, now)('PICTURE', id));
  expect(renew(reader, at(reader, now)('VIEW', id)?.path ?? '')).toEqual(at(reader, now)('VIEW', id));
  expect(renew(other, picture)).toBeNull();
  expect(renew({ kind: 'anonymous' }, picture)).toBeNull();
  expect(renew(reader, at(reader, now)('DOWNLOAD', id)?.path ?? '')).toBeNull();
  for (const path of [`${picture}x`, picture.slice('/files/'.length), `/other/${picture.slice(7)}`, '']) expect(renew(reader, path)).toBeNull();
});
