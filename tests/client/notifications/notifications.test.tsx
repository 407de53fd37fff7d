// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useNotificationReceived } from '#client/notifications/useNotificationReceived.ts';
import { invitationRoute } from '#client/routes/invitation/invitationRoute.ts';
import { notificationsRoute } from '#client/routes/notifications/notificationsRoute.ts';
import { rememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { renderPage } from '../routes/page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const space = { id: 'space_lab' };
const failed = (id: string, title: string, given: object = {}) => ({
  __typename: 'Notification',
  id,
  kind: 'PROCESSING_FAILED',
  isRead: false,
  count: 1,
  spaceName: 'Research Lab',
  createdAt: '2026-05-14T09:12:00.000Z',
  source: { id: `source_${id}`, title },
  space,
  ...given,
});
const listOf = (...nodes: object[]) => ({ notifications: { edges: nodes.map((node) => ({ node })) } });

function Live() {
  useNotificationReceived();
  return null;
}
async function openNotifications(viewer: object) {
  const page = renderPage({ routes: (preload) => [notificationsRoute(preload), { path: '*', element: null }], at: '/notifications', beside: <Live /> });
  await page.answer('NotificationsPageQuery', { viewer: { account: { emailIsVerified: true }, ...viewer } });
  await screen.findByRole('heading', { name: 'Notifications' });
  return page;
}
const words = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem').map(({ textContent }) => textContent);

test('has words for every kind, and leaves out those it does not know', async () => {
  await openNotifications(
    listOf(
      failed('one', 'Spindles'),
      failed('many', 'Curves', { count: 3 }),
      failed('import', '', { kind: 'IMPORT_FINISHED', count: 12, failedCount: 2 }),
      failed('shared', '', { kind: 'SHARED', actorName: 'Ada', role: 'EDITOR' }),
      failed('invited', '', { kind: 'INVITATION', actorName: 'Ada', role: 'VIEWER', space: null }),
    ),
  );
  expect(words().map((each) => each.replace(/14 May.*/, ''))).toEqual([
    'Unread:Could not read Spindles',
    'Unread:Could not read Curves and 2 other sources in Research Lab',
    'Unread:Import into Research Lab finished: 12 added, 2 not taken',
    'Unread:Ada made you a member of Research Lab as Editor',
    'Unread:Ada invites you to Research Lab as Viewer',
  ]);
  expect(screen.getByRole('link', { name: 'Could not read Spindles' }).getAttribute('href')).toBe('/source/source_one');
});

test('marks one as read at once, and takes that back when the server does not answer', async () => {
  const { person, refuse } = await openNotifications(listOf(failed('one', 'Spindles')));
  await person.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  await refuse('useMarkNotificationsReadMutation');
  expect(screen.getByRole('button', { name: 'Mark as read' })).toBeDefined();
});

test('marks all that are shown as read, up to the newest of them', async () => {
  const { person, asked, answer } = await openNotifications(listOf(failed('one', 'Spindles'), failed('two', 'Curves')));
  await person.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await asked('useMarkAllNotificationsReadMutation')).toEqual({ input: { until: '2026-05-14T09:12:00.000Z' } });
  await answer('useMarkAllNotificationsReadMutation', {
    markAllNotificationsRead: { __typename: 'MarkAllNotificationsReadPayload', viewer: { unreadNotificationCount: 0 } },
  });
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

test('a source that could not be read is tried again where it is told', async () => {
  const one = failed('one', 'Spindles');
  const { person, asked } = await openNotifications(listOf({ ...one, source: { ...one.source, status: 'FAILED', viewerCanEdit: true } }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await asked('useRetrySourcesMutation')).toEqual({ input: { sourceIds: ['source_one'] } });
  // It reads Pending now, and the news of it is read.
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});

test('new ones appear at the front, one that counts further only once', async () => {
  const { tell } = await openNotifications(listOf(failed('one', 'Spindles')));
  await tell('useNotificationReceivedSubscription', {
    notificationReceived: { notification: failed('two', 'Curves'), viewer: { unreadNotificationCount: 2 } },
  });
  expect(words().map((each) => /Curves|Spindles/.exec(each)?.[0])).toEqual(['Curves', 'Spindles']);
  await tell('useNotificationReceivedSubscription', {
    notificationReceived: { notification: failed('one', 'Spindles', { count: 4 }), viewer: { unreadNotificationCount: 2 } },
  });
  expect(words()).toHaveLength(2);
  expect(words()[0]).toContain('Could not read Spindles and 3 other sources');
});

test('who has not proven the address is told that an invitation needs its link', async () => {
  const invitation = failed('invited', '', { kind: 'INVITATION', actorName: 'Ada', role: 'VIEWER', space: null });
  await openNotifications({ ...listOf(invitation), account: { emailIsVerified: false } });
  expect(words()[0]).toContain('Ada invites you to Research Lab as ViewerAccept it with the link that Ada sends you.');
});

test('an open invitation is accepted where it stands and leads into its space', async () => {
  const invitation = { id: 'invitation_1', spaceName: 'Archive', invitedByName: 'Ada', role: 'EDITOR' };
  const { person, asked, answer } = await openNotifications({ ...listOf(), invitations: { edges: [{ node: invitation }] } });
  expect(screen.getByText('Nothing to tell')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await asked('useAcceptInvitationMutation')).toEqual({ input: { invitation: { id: 'invitation_1' } } });
  await answer('useAcceptInvitationMutation', {
    acceptInvitation: { __typename: 'AcceptInvitationPayload', space: { id: 'space_archive', name: 'Archive' } },
  });
  expect(await screen.findByText('You are a member of Archive now')).toBeDefined();
  expect(rememberedSpaceId()).toBe('space_archive');
});

test('an invitation that is declined goes, and stays until the server says so', async () => {
  const invitation = { id: 'invitation_1', spaceName: 'Archive', invitedByName: 'Ada', role: 'EDITOR' };
  const { person, answer, refuse } = await openNotifications({ ...listOf(), invitations: { edges: [{ node: invitation }] } });
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await refuse('useDeclineInvitationMutation');
  expect(screen.getByRole('alert').textContent).toBe('Your answer could not be sent. Try again.');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await answer('useDeclineInvitationMutation', { declineInvitation: { __typename: 'DeclineInvitationPayload', declinedInvitationId: 'invitation_1' } });
  expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull();
});

test('the page of an invitation says who invites to what, and why it cannot be accepted', async () => {
  const page = renderPage({ routes: (preload) => [invitationRoute(preload)], at: '/invitation/secret' });
  await page.answer('InvitationPageQuery', {
    invitation: { spaceName: 'Archive', invitedByName: 'Ada', role: 'VIEWER', expiresAt: '2026-12-05T00:00:00.000Z' },
  });
  expect(await screen.findByRole('heading', { name: 'Join Archive' })).toBeDefined();
  await page.person.click(screen.getByRole('button', { name: 'Accept' }));
  await page.answer('useAcceptInvitationMutation', {
    acceptInvitation: { __typename: 'InvitationInvalidError', code: 'INVITATION_INVALID' },
  });
  expect(screen.getByRole('alert').textContent).toBe('This invitation was used, withdrawn or is too old. Ask for a new one.');
});

test('the page of an invitation that is over says so', async () => {
  const page = renderPage({ routes: (preload) => [invitationRoute(preload)], at: '/invitation/old' });
  await page.answer('InvitationPageQuery', { invitation: null });
  expect(await screen.findByText('This invitation is not open any more')).toBeDefined();
});
