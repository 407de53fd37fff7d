// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { administrationRoute } from '#client/routes/administration/administrationRoute.ts';
import { renderPage } from '../page.tsx';

afterEach(cleanup);

const person = (given: object = {}) => ({ id: 'person_1', state: 'ACTIVE', isAdministrator: false, sessionCount: 2, storage: 1024, lastSeenAt: '2026-11-21T00:00:00.000Z', user: { displayName: 'Jonas', email: 'jonas@example.org' }, ...given });
const entry = { id: 'audit_1', action: 'API_KEY_CREATED', actorName: 'Omar', subject: 'Zotero sync', ipAddress: '203.0.113.40', createdAt: '2026-11-21T17:20:00.000Z' };

async function openAdministration(administration: object | null) {
  const page = renderPage({ routes: (preload) => [administrationRoute(preload)], at: '/admin' });
  await page.answer('AdministrationPageQuery', { viewer: { administration } });
  return page;
}

const vault = ({ people = [person()], registration = {} }: { people?: object[]; registration?: object } = {}) => ({
  registration: { mode: 'OPEN', allowedDomains: [], fixedSettings: [], ...registration },
  people: { edges: people.map((node) => ({ node })) },
  auditLog: { edges: [{ node: entry }] },
});

test('who does not look after the vault finds no page', async () => {
  await openAdministration(null);
  expect(await screen.findByText('There is no page here')).toBeDefined();
});

test('an account is disabled, and says so', async () => {
  const { person: user, asked, answer } = await openAdministration(vault());
  expect(await screen.findByText(/jonas@example\.org, Person, 2 sessions, 1 KB/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  expect(await asked('useUpdatePeopleMutation')).toEqual({ input: { personIds: ['person_1'], isDisabled: true } });
  await answer('useUpdatePeopleMutation', { updatePeople: { __typename: 'UpdatePeoplePayload', people: [person({ state: 'DISABLED', sessionCount: 0 })] } });
  expect(screen.getByText(/Disabled/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enable' })).toBeDefined();
});

test('who was invited and has not come cannot be disabled', async () => {
  await openAdministration(vault({ people: [person({ state: 'INVITED', sessionCount: 0, lastSeenAt: null, user: { displayName: null, email: 'tomas@example.org' } })] }));
  expect(await screen.findByText('Invited')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
});

test('the last admin stays, and the page says why', async () => {
  const { person: user, answer } = await openAdministration(vault({ people: [person({ isAdministrator: true })] }));
  await user.click(await screen.findByRole('button', { name: 'Admin no more' }));
  await answer('useUpdatePeopleMutation', { updatePeople: { __typename: 'ConflictError', failure: { code: 'CONFLICT' }, code: 'CONFLICT' } });
  expect(await screen.findByText('The last admin stays. Make somebody else an admin first.')).toBeDefined();
});

test('registration is chosen by domain', async () => {
  const { person: user, asked } = await openAdministration(vault());
  await user.click(await screen.findByRole('tab', { name: 'Registration' }));
  await user.click(screen.getByRole('radio', { name: 'By domain' }));
  await user.type(screen.getByRole('textbox', { name: 'Domains, by commas' }), 'example.org, example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await asked('useUpdateRegistrationPolicyMutation')).toEqual({ input: { mode: 'DOMAINS', allowedDomains: ['example.org', 'example.com'] } });
});

test('what a variable has fixed is said and cannot be changed', async () => {
  const { person: user } = await openAdministration(vault({ registration: { mode: 'INVITED', fixedSettings: ['MODE'] } }));
  await user.click(await screen.findByRole('tab', { name: 'Registration' }));
  expect(screen.getByText(/A variable of the server decides/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the audit log says when, who, what and from where', async () => {
  const { person: user } = await openAdministration(vault());
  await user.click(await screen.findByRole('tab', { name: 'Audit log' }));
  expect(screen.getByText('Omar')).toBeDefined();
  expect(screen.getByText('Created an API key, Zotero sync')).toBeDefined();
  expect(screen.getByText('203.0.113.40')).toBeDefined();
});
