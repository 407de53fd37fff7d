// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { renderPage } from '../page.tsx';

afterEach(cleanup);

const key = (given: object = {}) => ({ id: 'key_1', name: 'Nightly import', hint: 'YNMv', scopes: ['READ'], ...given });

async function openKeys(keys: object[]) {
  const page = renderPage({ routes: (preload) => accountRoutes(preload), at: '/api-keys' });
  await page.answer('ApiKeysPageQuery', { viewer: { apiKeys: { edges: keys.map((node) => ({ node })) } } });
  await screen.findByRole('heading', { name: 'API keys' });
  return page;
}

test('makes a key, shows its secret this once, then lists it first', async () => {
  const { person, asked, answer } = await openKeys([]);
  expect(screen.getByText('No keys yet')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'New key' }));
  await person.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'Nightly import{Enter}');
  const { input } = (await asked('useCreateApiKeyMutation')) as { input: { name: string; scopes: string[]; expiresAt: string } };
  expect(input).toMatchObject({ name: 'Nightly import', scopes: ['READ'] });
  expect(Math.round((Date.parse(input.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
  await answer('useCreateApiKeyMutation', {
    createApiKey: { __typename: 'CreateApiKeyPayload', secret: 'vk_secret', apiKey: key({ expiresAt: input.expiresAt }) },
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe('vk_secret');
  // A page that is not secure has no clipboard.
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }) as Navigator);
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The browser did not allow copying. Use the keyboard.')).toBeDefined();
  vi.unstubAllGlobals();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('vk_secret')).toBeNull();
  expect(screen.getByRole('button', { name: 'Revoke Nightly import' })).toBeDefined();
});

test('revokes a key after asking; one that is over cannot be revoked again', async () => {
  const { person, asked, answer } = await openKeys([key(), key({ id: 'key_2', name: 'Old', expiresAt: '2020-01-01T00:00:00.000Z' })]);
  expect(screen.getByText('Expired')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Revoke Old' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Revoke Nightly import' }));
  await person.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await asked('useRevokeApiKeyMutation')).toEqual({ input: { apiKeyId: 'key_1' } });
  await answer('useRevokeApiKeyMutation', {
    revokeApiKey: { __typename: 'RevokeApiKeyPayload', apiKey: key({ revokedAt: '2026-11-21T00:00:00.000Z' }) },
  });
  expect(screen.getByText('Revoked')).toBeDefined();
});
