// @vitest-environment jsdom
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { onlySignedIn } from '#client/app/onlySignedIn.ts';
import type { AuthClient } from '#client/auth/authClient.ts';
import type { Preload } from '#client/relay/preload.ts';

const args = { request: new Request('http://localhost/collection/collection_reading?view=list'), params: {} } as LoaderFunctionArgs;
const nobody = { ready: Promise.resolve(), user: null } as AuthClient;
const somebody = { ...nobody, user: { displayName: 'Mira', email: null, photoURL: null } } as AuthClient;
const loading = (auth: AuthClient) => {
  const load = vi.fn(() => 'reference');
  const preload = (() => load) as unknown as Preload;
  return { load, loader: onlySignedIn(auth, preload)({} as never, () => ({})) };
};

test('loads for somebody who is signed in', async () => {
  const { loader } = loading(somebody);
  await somebody.ready;
  expect(loader(args)).toBe('reference');
});

test('starts to load while it is not known yet who is there', () => {
  const { loader } = loading(nobody);
  expect(loader(args)).toBe('reference');
});

test('sends nobody to the sign-in page, and back afterwards, without loading', async () => {
  const { load, loader } = loading(nobody);
  await nobody.ready;
  const thrown = (() => {
    try {
      return void loader(args);
    } catch (error) {
      return error as Response;
    }
  })();
  expect(thrown?.headers.get('location')).toBe('/login?returnTo=%2Fcollection%2Fcollection_reading%3Fview%3Dlist');
  expect(load).not.toHaveBeenCalled();
});
