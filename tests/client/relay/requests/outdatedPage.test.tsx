// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { fetchQuery } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import { ConnectionNotice } from '#client/app/ConnectionNotice.tsx';
import { createEnvironment } from '#client/relay/environment.ts';
import { OutdatedPageError } from '#client/relay/requests/outdatedPage.ts';
import { UiProvider } from '#client/ui/layout/UiProvider.tsx';
import { thingQuery, type ThingQuery } from '../thingQuery.ts';

const live = { subscribe: () => { throw new Error('Not here.'); }, onMissed: () => () => {}, announceMissed: () => {}, onLostChange: () => () => {}, isLost: () => false };
const hash = 'a'.repeat(64);
const persisted = { ...thingQuery, params: { ...thingQuery.params, id: hash, text: null } } as typeof thingQuery;
const ask = (fetch: typeof globalThis.fetch) => fetchQuery<ThingQuery>(createEnvironment({ fetch, live }), persisted, { id: 'a' }).toPromise();

test('a persisted operation is named, not sent', async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ data: { node: null } })));
  await ask(fetch);
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(init.body as string)).toEqual({ operationName: 'ThingQuery', documentId: `sha256:${hash}`, variables: { id: 'a' } });
});

test('a page that is older than the vault says so, with a way on', async () => {
  render(<IntlProvider locale="en"><UiProvider toastsLabel="Messages" dismissLabel="Dismiss"><ConnectionNotice /></UiProvider></IntlProvider>);
  expect(screen.getByRole('status').textContent).toBe('');
  const answer = { errors: [{ message: 'Unknown.', extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }] };
  await act(async () => {
    await expect(ask(async () => new Response(JSON.stringify(answer), { status: 400 }))).rejects.toBeInstanceOf(OutdatedPageError);
  });
  expect(screen.getByRole('status').textContent).toContain('New version available');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});
