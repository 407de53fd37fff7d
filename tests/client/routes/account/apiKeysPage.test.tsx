// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { renderPage } from '../page.tsx';
import { withAuth } from '../withAuth.tsx';

afterEach(cleanup);

const key = (given: object = {}) => ({ id: 'key_1', name: 'Nightly import', hint: 'YNMv', scopes: ['READ'], spaces: null, ...given });

const spaces = { edges: [{ node: { id: 'space_1', name: 'Research Lab' } }, { node: { id: 'space_2', name: 'Home and Kitchen' } }] };

async function openKeys(keys: object[]) {
  const page = renderPage({ routes: (preload) => withAuth(accountRoutes(preload)), at: '/api-keys' });
  await page.answer('ApiKeysPageQuery', { viewer: { spaces, apiKeys: { edges: keys.map((node) => ({ node })) } } });
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

test('a key is for the spaces that were chosen, and its row says for which, and from where it was used', async () => {
  const { person, asked, answer } = await openKeys([
    key({ id: 'key_3', name: 'Sync', scopes: ['READ', 'WRITE', 'MANAGE'], spaces: [{ id: 'space_2', name: 'Home and Kitchen' }], lastUsedAt: new Date().toISOString(), ipAddress: '192.0.2.14' }),
  ]);
  expect(screen.getByText(/Read, change and manage people, only Home and Kitchen.*from 192\.0\.2\.14/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'New key' }));
  await person.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'Reader');
  await person.click(screen.getByRole('combobox', { name: 'Where it may do it' }));
  await person.click(await screen.findByRole('option', { name: 'Only these spaces' }));
  expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('checkbox', { name: 'Research Lab' }));
  await person.click(screen.getByRole('combobox', { name: 'Expires' }));
  await person.click(await screen.findByRole('option', { name: 'Never' }));
  await person.click(screen.getByRole('button', { name: 'Create' }));
  expect(await asked('useCreateApiKeyMutation')).toMatchObject({ input: { name: 'Reader', scopes: ['READ'], spaceIds: ['space_1'], expiresAt: null } });
  await answer('useCreateApiKeyMutation', { createApiKey: { __typename: 'NotFoundError', code: 'NOT_FOUND' } });
  expect(await screen.findByText('This is gone, or you no longer have access to it.')).toBeDefined();
});
