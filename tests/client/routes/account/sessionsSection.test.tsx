// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { browserName } from '#client/routes/account/sessions/browserName.ts';
import { openProfile, sessions, sessionsOf } from './profilePage.tsx';

afterEach(cleanup);

const rows = () => within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem').map(({ textContent }) => textContent);

test('says which browsers are signed in, and ends one of them', async () => {
  const { person, asked, answer } = await openProfile(sessionsOf(sessions));
  expect(rows()).toEqual([expect.stringMatching(/^Firefox on LinuxThis device, 192\.0\.2\.14Active now$/), expect.stringMatching(/^Safari on iPhone/), expect.stringMatching(/^Another program/)]);
  await person.click(screen.getByRole('button', { name: 'End Safari on iPhone' }));
  expect(await asked('useRevokeSessionsMutation')).toEqual({ input: { sessionIds: ['session_2'] } });
  await answer('useRevokeSessionsMutation', { revokeSessions: { __typename: 'RevokeSessionsPayload', revokedSessionIds: ['session_2'] } });
  await answer('SessionsSectionRefetchQuery', { viewer: { account: sessionsOf(sessions.filter(({ id }) => id !== 'session_2')) } });
  expect(rows()).toHaveLength(2);
});

test('ends all others, after which there is nothing to end', async () => {
  const { person, asked, answer } = await openProfile(sessionsOf(sessions));
  await person.click(screen.getByRole('button', { name: 'End all others' }));
  expect(await asked('useRevokeSessionsMutation')).toEqual({ input: { allOthers: true } });
  await answer('useRevokeSessionsMutation', { revokeSessions: { __typename: 'RevokeSessionsPayload', revokedSessionIds: ['session_2', 'session_3'] } });
  await answer('SessionsSectionRefetchQuery', { viewer: { account: sessionsOf(sessions.slice(0, 1)) } });
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
});

test('one that has ended meanwhile is said and shown no more; no answer can be tried again', async () => {
  const { person, answer, refuse } = await openProfile(sessionsOf(sessions));
  await person.click(screen.getByRole('button', { name: 'End Another program' }));
  await answer('useRevokeSessionsMutation', { revokeSessions: { __typename: 'NotFoundError', code: 'NOT_FOUND' } });
  expect(screen.getByRole('alert').textContent).toContain('This is gone');
  await answer('SessionsSectionRefetchQuery', { viewer: { account: sessionsOf(sessions.slice(0, 2)) } });
  expect(rows()).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'End all others' }));
  await refuse('useRevokeSessionsMutation');
  expect(screen.getByRole('alert').textContent).toContain('The session could not be ended.');
});

test('where others keep the sessions, there are none to see', async () => {
  await openProfile({});
  expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
  ['curl/8.9.1', null, null],
])('%s', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});
