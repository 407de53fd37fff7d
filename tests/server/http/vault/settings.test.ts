import { expect, test } from 'vitest';
import { readSettings, readSpaceSettings } from '#server/http/rest/vault/settings.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordingLog, silentLog } from '#tests/support/identity.ts';
import { type RestAnswer, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

const defaults = { outputLanguage: 'Without translation', lengthModify: 'No length change', managedStructure: false, managedTags: false, createSummary: false, instructions: '' };

test('settings are an object or JSON of one; what cannot be read is empty and logged', () => {
  const { log, lines } = recordingLog();
  expect(readSettings({ a: 1 }, log)).toEqual({ a: 1 });
  expect(readSettings('{"a":1}', log)).toEqual({ a: 1 });
  expect(readSettings(undefined, log)).toBeUndefined();
  expect(readSettings(null, log)).toBeUndefined();
  expect(readSettings('', log)).toEqual({});
  expect(lines).toEqual([]);
  for (const unreadable of ['{', '[1]', '7', 'null', '"x"']) expect(readSettings(unreadable, log)).toEqual({});
  expect(lines).toHaveLength(5);
  expect(lines.join('')).toContain('Unreadable settings');
});

test('the form of the older client fills language and length', () => {
  expect(readSpaceSettings({ language: 'English', length: 'Short' }, silentLog)).toEqual({ outputLanguage: 'English', lengthModify: 'Short' });
  expect(readSpaceSettings({ language: 'English', outputLanguage: 'Chinese' }, silentLog)).toEqual({ outputLanguage: 'Chinese' });
});

test('the settings of a space have their defaults, and keep what is not sent', async () => {
  const it = await vaultRest(database.url);
  const mine = it.as(await it.server.signedIn());
  const settingsOf = ({ body }: RestAnswer) => JSON.parse(body.data.settings);
  const created = await mine('POST', '/spaces', { name: 'S', settings: 'not JSON' });
  expect([created.status, settingsOf(created)]).toEqual([201, defaults]);
  const path = `/spaces/${created.body.data.id}`;
  expect(settingsOf(await mine('PUT', path, { settings: { language: 'English', instructions: 'Brief.' } }))).toEqual({ ...defaults, outputLanguage: 'English', instructions: 'Brief.' });
  expect(settingsOf(await mine('PUT', path, { settings: '{"createSummary":true}' }))).toMatchObject({ outputLanguage: 'English', instructions: 'Brief.', createSummary: true });
  expect(settingsOf(await mine('PUT', path, { settings: '{{' }))).toMatchObject({ instructions: 'Brief.' });
  expect(await mine('PUT', path, { settings: { outputLanguage: 'Klingon' } })).toMatchObject({ status: 400, body: { error: { code: 'INVALID', fields: [{ path: 'settings.outputLanguage' }] } } });
});

test('the settings of a collection are what was sent', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const mine = it.as(owner);
  const created = await mine('POST', `/spaces/${spaceId}/collections`, { name: 'C', settings: { view: { as: 'grid', columns: 3 } } });
  expect(JSON.parse(created.body.data.settings)).toEqual({ view: { as: 'grid', columns: 3 } });
  const path = `/collections/${created.body.data.id}`;
  expect((await mine('PUT', path, { name: 'D' })).body.data.settings).toBe(created.body.data.settings);
  expect((await mine('PUT', path, { settings: '{"view":"list"}' })).body.data.settings).toBe('{"view":"list"}');
  for (const settings of [{ a: 'x'.repeat(20_001) }, { a: '\0' }, JSON.parse(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`)]) {
    expect(await mine('PUT', path, { settings })).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'settings' }] } } });
  }
  expect((await mine('PUT', path, { settings: { a: 'a backslash and \\u0000, written out' } })).status).toBe(200);
});
