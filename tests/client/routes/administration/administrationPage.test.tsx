// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { administrationRoute } from '#client/routes/administration/administrationRoute.ts';
import type { Known } from '../../relay/answer.ts';
import { renderPage } from '../page.tsx';
import { withAuth } from '../withAuth.tsx';

afterEach(cleanup);

const person = (given: object = {}) => ({
  id: 'person_1', state: 'ACTIVE', isAdministrator: false, disabledAt: null, sessionCount: 2, storage: 1024, lastSeenAt: '2026-11-01T00:00:00.000Z',
  user: { id: 'user_1', displayName: 'Jonas', email: 'jonas@example.org', photoUrl: null }, ...given,
});
const invited = { state: 'INVITED', sessionCount: 0, lastSeenAt: null, user: { id: 'user_2', displayName: null, email: 'tomas@example.org', photoUrl: null } };
const entry = (given: object = {}) => ({ id: 'audit_1', action: 'API_KEY_CREATED', actorName: 'Omar', subject: 'Zotero sync', ipAddress: '203.0.113.40', createdAt: '2026-11-21T17:20:00.000Z', ...given });
const account = { hasPassword: true, user: { email: 'mira@example.org' } };

/** The list, answered a page at a time. */
const page = (nodes: object[], endCursor: string | null = null) => ({ edges: nodes.map((node) => ({ node, cursor: 'c' })), totalCount: nodes.length, pageInfo: { hasNextPage: endCursor !== null, endCursor } });
const people = (nodes: object[], { administrators = 2, endCursor = null as string | null } = {}) => ({ viewer: { administration: { sendsMail: false, administratorCount: administrators, people: page(nodes, endCursor) } } });

async function open(at: string, section: string | null, answer: Known = {}) {
  const opened = renderPage({ routes: (preload) => withAuth([administrationRoute(preload)]), at });
  await opened.answer('AdministrationPageQuery', { viewer: { account, administration: section === null ? null : { __typename: 'Administration' } } });
  if (section !== null) await opened.answer(section, answer);
  return opened;
}
const openPeople = (nodes: object[], options = {}) => open('/admin', 'PeoplePageQuery', people(nodes, options));
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('who does not look after the vault finds no page', async () => {
  await open('/admin', null);
  expect(await screen.findByText('There is no page here')).toBeDefined();
});

test('an account is disabled, and says since when', async () => {
  const { person: user, asked, answer } = await openPeople([person()]);
  const jonas = await row(/Jonas jonas@example\.org/);
  expect(jonas.getAllByRole('cell').map(({ textContent }) => textContent).slice(0, 4)).toEqual(['Person', '2', '1 KB', '1 Nov']);
  await user.click(jonas.getByRole('button', { name: 'Disable' }));
  expect(await asked('useUpdatePeopleMutation')).toEqual({ input: { personIds: ['person_1'], isDisabled: true } });
  await answer('useUpdatePeopleMutation', { updatePeople: { __typename: 'UpdatePeoplePayload', administratorCount: 2, people: [person({ state: 'DISABLED', disabledAt: '2026-11-02T10:00:00.000Z', sessionCount: 0 })] } });
  expect(jonas.getByRole('cell', { name: 'Disabled 2 Nov 2026' })).toBeDefined();
  expect(jonas.getByRole('button', { name: 'Enable' })).toBeDefined();
});

test('who was invited and has not come cannot be disabled; the invitation is withdrawn', async () => {
  const { person: user, asked, answer } = await openPeople([person(invited)]);
  const tomas = await row(/tomas@example\.org/);
  expect(tomas.queryByRole('button', { name: 'Disable' })).toBeNull();
  await user.click(tomas.getByRole('button', { name: 'More for tomas@example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw invitation' }));
  expect(await asked('useDeletePeopleMutation')).toMatchObject({ input: { personIds: ['person_1'] } });
  await answer('useDeletePeopleMutation', { deletePeople: { __typename: 'DeletePeoplePayload', administratorCount: 2, deletedPersonIds: ['person_1'] } });
  await waitFor(() => expect(screen.queryByText('tomas@example.org')).toBeNull());
});

test('the last admin cannot be disabled, and the page says why; with a second one they can', async () => {
  const mira = person({ id: 'person_2', isAdministrator: true, user: { id: 'user_3', displayName: 'Mira', email: 'mira@example.org', photoUrl: null } });
  const { person: user, answer } = await openPeople([mira, person()], { administrators: 1 });
  const mirasRow = await row(/Mira/);
  const disable = mirasRow.getByRole('button', { name: 'Disable' });
  expect(disable.getAttribute('aria-disabled')).toBe('true');
  disable.focus();
  await user.hover(disable);
  expect((await screen.findAllByText('The last admin stays. Make somebody else an admin first.')).length).toBeGreaterThan(0);
  await user.click((await row(/Jonas/)).getByRole('button', { name: 'More for Jonas' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make admin' }));
  await answer('useUpdatePeopleMutation', { updatePeople: { __typename: 'UpdatePeoplePayload', administratorCount: 2, people: [person({ isAdministrator: true })] } });
  await waitFor(() => expect(mirasRow.getByRole('button', { name: 'Disable' }).getAttribute('aria-disabled')).not.toBe('true'));
});

test('an account is deleted after DELETE was typed, and leaves the list', async () => {
  const { person: user, asked, answer } = await openPeople([person()]);
  await user.click((await row(/Jonas/)).getByRole('button', { name: 'More for Jonas' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the account of Jonas?' }));
  await user.type(dialog.getByRole('textbox'), 'DELETE');
  await user.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  expect(await asked('useDeletePeopleMutation')).toMatchObject({ input: { personIds: ['person_1'], confirmation: 'DELETE' } });
  await answer('useDeletePeopleMutation', { deletePeople: { __typename: 'DeletePeoplePayload', administratorCount: 2, deletedPersonIds: ['person_1'] } });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Jonas/ })).toBeNull());
});

test('people are searched after a pause and filtered by state, in the address', async () => {
  const { person: user, asked, answer, router } = await openPeople([person()]);
  await user.type(await screen.findByRole('searchbox', { name: 'Find people' }), 'nobody');
  expect(await asked('PeoplePageQuery')).toEqual({ state: null, text: 'nobody' });
  expect(screen.getByText('Jonas')).toBeDefined();
  await answer('PeoplePageQuery', people([]));
  expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeDefined();
  expect(router.state.location.search).toBe('?q=nobody');
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  await answer('PeoplePageQuery', people([person()]));
  await user.click(await screen.findByRole('radio', { name: 'Disabled' }));
  expect(await asked('PeoplePageQuery')).toEqual({ state: 'DISABLED', text: null });
  await answer('PeoplePageQuery', people([person({ state: 'DISABLED' })]));
  await waitFor(() => expect(router.state.location.search).toBe('?state=disabled'));
});

test('the next people are shown on demand', async () => {
  const { person: user, asked, answer } = await openPeople([person()], { endCursor: 'one' });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await asked('PeopleTablePaginationQuery')).toMatchObject({ cursor: 'one', count: 50 });
  await answer('PeopleTablePaginationQuery', people([person({ ...invited, id: 'person_9' })]));
  expect(await screen.findByText('tomas@example.org')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a page that does not come is asked for again', async () => {
  const { person: user, refuse, answer } = await openPeople([person()], { endCursor: 'one' });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await refuse('PeopleTablePaginationQuery');
  expect(await screen.findByText('Failed to load data.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await answer('PeopleTablePaginationQuery', people([person({ ...invited, id: 'person_9' })]));
  expect(await screen.findByText('tomas@example.org')).toBeDefined();
});

test('registration is chosen by domain', async () => {
  const { person: user, asked } = await open('/admin/registration', 'RegistrationPageQuery', { viewer: { administration: { registration: { mode: 'OPEN', allowedDomains: [], fixedSettings: [] } } } });
  await user.click(await screen.findByRole('radio', { name: 'By domain' }));
  await user.type(screen.getByRole('textbox', { name: 'Domains, by commas' }), 'example.org, example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await asked('useUpdateRegistrationPolicyMutation')).toEqual({ input: { mode: 'DOMAINS', allowedDomains: ['example.org', 'example.com'] } });
});

test('what a variable has fixed is said and cannot be changed', async () => {
  await open('/admin/registration', 'RegistrationPageQuery', { viewer: { administration: { registration: { mode: 'INVITED', allowedDomains: [], fixedSettings: ['MODE'] } } } });
  expect(await screen.findByText(/A variable of the server decides/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('jobs that were given up are run again, and the counts are read again', async () => {
  const queues = (failed: number) => ({ viewer: { administration: { jobQueues: [{ name: 'processSource', waiting: 1200, running: 2, failed }, { name: 'somethingNew', waiting: 0, running: 1, failed: 0 }] } } });
  const { person: user, asked, answer } = await open('/admin/jobs', 'JobsPageQuery', queues(3));
  const row = await screen.findByRole('row', { name: /^Read sources/ });
  expect(row.textContent).toBe('Read sources1,20023Retry');
  expect(screen.getByRole('row', { name: /^somethingNew/ }).textContent).toBe('somethingNew010');
  await user.click(screen.getByRole('button', { name: 'Retry: Read sources' }));
  expect(await asked('useRetryFailedJobsMutation')).toEqual({ input: { queue: 'processSource' } });
  await answer('useRetryFailedJobsMutation', { retryFailedJobs: { retriedCount: 3 } });
  await answer('JobsPageReloadQuery', queues(0));
  expect((await screen.findByRole('row', { name: /^Read sources/ })).textContent).toBe('Read sources1,20020');
});

test('where nothing waits, the page says so', async () => {
  await open('/admin/jobs', 'JobsPageQuery', { viewer: { administration: { jobQueues: [] } } });
  expect(await screen.findByText('Nothing waits')).toBeDefined();
});

test('a full disk is told with the way out; a disk that nobody watches is not', async () => {
  await open('/admin/storage', 'StoragePageQuery', { viewer: { administration: { storage: { files: 3 * 2 ** 30, texts: 2 ** 20, free: 2 ** 20, floor: 512 * 2 ** 20 } } } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/with less than 512 MB left/);
  expect(screen.getByText('3 GB')).toBeDefined();
  cleanup();
  await open('/admin/storage', 'StoragePageQuery', { viewer: { administration: { storage: { files: 0, texts: 0, free: null, floor: null } } } });
  expect(await screen.findByText('Files and pictures')).toBeDefined();
  expect(screen.queryByText('Free on the disk')).toBeNull();
});

const log = (nodes: object[], endCursor: string | null = null) => ({ viewer: { administration: { auditLog: page(nodes, endCursor) } } });

test('the audit log says when, who, what and from where, a page after the other', async () => {
  const { person: user, answer } = await open('/admin/audit-log', 'AuditLogPageQuery', log([entry()], 'one'));
  expect(await screen.findByText('Omar')).toBeDefined();
  expect(screen.getByText('Created an API key, Zotero sync')).toBeDefined();
  expect(screen.getByText('203.0.113.40')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await answer('AuditTablePaginationQuery', log([entry({ id: 'audit_2', actorName: 'Lena' })]));
  expect(await screen.findByText('Lena')).toBeDefined();
});

test('the audit log is filtered by action, words and person, in the address', async () => {
  const { person: user, asked, answer, router } = await open('/admin/audit-log?person=user_1&action=signed_in', 'AuditLogPageQuery', log([]));
  expect(await screen.findByRole('heading', { name: 'Nothing like this was noted' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Of everybody' }));
  expect(await asked('AuditLogPageQuery')).toEqual({ actions: ['SIGNED_IN'], text: null, userId: null });
  await answer('AuditLogPageQuery', log([entry()]));
  await user.type(screen.getByRole('searchbox', { name: 'Person, action, address' }), 'omar');
  expect(await asked('AuditLogPageQuery')).toEqual({ actions: ['SIGNED_IN'], text: 'omar', userId: null });
  await answer('AuditLogPageQuery', log([entry()]));
  await waitFor(() => expect(router.state.location.search).toBe('?q=omar&action=signed_in'));
});

const said = (given: object = {}) => ({ id: 'feedback_1', text: 'Where is Undo?', createdAt: '2026-11-21T17:20:00.000Z', author: { id: 'user_1', displayName: 'Jonas', email: 'jonas@example.org' }, ...given });
const feedback = (nodes: object[]) => ({ viewer: { administration: { feedback: page(nodes) } } });

test('feedback leaves the list when it is marked done or deleted, once the server has done so', async () => {
  const { person: user, asked, answer } = await open('/admin/feedback', 'FeedbackPageQuery', feedback([said(), said({ id: 'feedback_2', text: 'Calm.', author: null })]));
  await user.click(await screen.findByRole('button', { name: 'Mark done: feedback of Jonas' }));
  expect(await asked('useMarkFeedbackDoneMutation')).toEqual({ input: { feedbackIds: ['feedback_1'], isDone: true } });
  await answer('useMarkFeedbackDoneMutation', { markFeedbackDone: { __typename: 'MarkFeedbackDonePayload' } });
  await waitFor(() => expect(screen.queryByText('Where is Undo?')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete: feedback of Somebody who has left' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete feedback' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await asked('DeleteFeedbackDialogMutation')).toMatchObject({ input: { feedbackIds: ['feedback_2'] } });
  await answer('DeleteFeedbackDialogMutation', { deleteFeedback: { __typename: 'DeleteFeedbackPayload', deletedFeedbackIds: ['feedback_2'] } });
  expect(await screen.findByRole('heading', { name: 'No open feedback' })).toBeDefined();
});

test('what is done is a list of its own, and can be opened again', async () => {
  const { person: user, asked, answer } = await open('/admin/feedback', 'FeedbackPageQuery', feedback([]));
  await user.click(await screen.findByRole('radio', { name: 'Done' }));
  expect(await asked('FeedbackPageQuery')).toEqual({ isDone: true });
  await answer('FeedbackPageQuery', feedback([said()]));
  await user.click(await screen.findByRole('button', { name: 'Reopen: feedback of Jonas' }));
  expect(await asked('useMarkFeedbackDoneMutation')).toEqual({ input: { feedbackIds: ['feedback_1'], isDone: false } });
  await answer('useMarkFeedbackDoneMutation', { markFeedbackDone: { __typename: 'ForbiddenError', failure: { code: 'FORBIDDEN' } } });
  expect(screen.getByText('Where is Undo?')).toBeDefined();
});

test('several people are invited at once; what is no address is named before anything is sent', async () => {
  const { person: user, asked, answer } = await openPeople([person()]);
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const field = screen.getByRole('textbox', { name: 'E-mail addresses' });
  await user.click(field);
  await user.paste('Tomas <tomas@fieldnotes.eu>, nobody\nJONAS@example.org');
  await user.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText('This is no address: nobody')).toBeDefined();
  await user.clear(field);
  await user.paste('tomas@fieldnotes.eu; jonas@example.org');
  await user.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  expect(await asked('useInvitePeopleMutation')).toEqual({ input: { emails: ['tomas@fieldnotes.eu', 'jonas@example.org'] } });
  await answer('useInvitePeopleMutation', { invitePeople: { __typename: 'InvitePeoplePayload', people: [{ id: 'person_5', user: { id: 'user_5', email: 'tomas@fieldnotes.eu' } }] } });
  expect(await screen.findByRole('dialog', { name: '1 person invited' })).toBeDefined();
  expect(screen.getByText('Mail is not set up: send this link')).toBeDefined();
  expect(screen.getByText('This one has an account already: jonas@example.org')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy link, tomas@fieldnotes.eu' }));
  expect(await asked('useInvitationLinkMutation')).toEqual({ input: { personId: 'person_5' } });
  await answer('useInvitationLinkMutation', { createPersonInvitationLink: { __typename: 'CreatePersonInvitationLinkPayload', path: '/register?invitation=abc' } });
  expect(await screen.findByDisplayValue(/^http.*\/register\?invitation=abc$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await asked('PeoplePageQuery')).toEqual({ state: null, text: null });
});

test('an invitation that is refused says so and keeps what was typed', async () => {
  const { person: user, answer } = await openPeople([person()]);
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'E-mail addresses' }), 'tomas@fieldnotes.eu');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Invite' }));
  await answer('useInvitePeopleMutation', { invitePeople: { __typename: 'LimitReachedError', failure: { code: 'LIMIT_REACHED' }, code: 'LIMIT_REACHED' } });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByDisplayValue('tomas@fieldnotes.eu')).toBeDefined();
});
