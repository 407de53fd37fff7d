// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import SpaceSettingsDialog from '#client/spaces/settings/SpaceSettingsDialog.tsx';
import { renderPage } from '../../routes/page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const settings = {
  language: 'ORIGINAL',
  length: 'UNCHANGED',
  managedStructure: false,
  managedTags: false,
  createSummary: true,
  instructions: '',
};
const mira = { id: 'member_mira', isViewer: true, role: 'OWNER', user: { id: 'user_mira', displayName: 'Mira', email: 'mira@example.org' } };
const ada = { id: 'member_ada', isViewer: false, role: 'EDITOR', user: { id: 'user_ada', displayName: 'Ada', email: 'ada@example.org' } };
const space = {
  __typename: 'Space',
  id: 'space_lab',
  name: 'Research Lab',
  description: '',
  colour: 5,
  initials: 'RL',
  archivedAt: null,
  viewerCanManage: true,
  viewerCanEdit: true,
  settings,
  statistics: { sourceCount: 12 },
  members: { totalCount: 2, edges: [{ node: mira }, { node: ada }] },
  invitations: { edges: [] },
};

async function openSettings(given: object = {}, { sendsMail = true } = {}) {
  const onClose = vi.fn();
  const page = renderPage({ routes: () => [{ path: '*', Component: () => <SpaceSettingsDialog spaceId="space_lab" onClose={onClose} /> }], at: '/' });
  await page.answer('SpaceSettingsDialogQuery', { node: { ...space, ...given }, viewer: { sendsMail } });
  await screen.findByRole('tab', { name: 'General' });
  const to = (tab: string) => page.person.click(screen.getByRole('tab', { name: tab }));
  return { ...page, onClose, to };
}

test('saves what was changed with Enter, and needs a name', async () => {
  const { person, asked, answer, onClose, to } = await openSettings();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await person.clear(name);
  await person.tab();
  expect(screen.getByText('Name is required')).toBeDefined();
  await person.type(name, ' Field Notes ');
  await person.click(screen.getByRole('radio', { name: 'Teal' }));
  await to('Processing');
  await person.click(screen.getByRole('switch', { name: 'Managed Tags' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await asked('useUpdateSpaceMutation')).toEqual({
    input: { spaceId: 'space_lab', name: 'Field Notes', description: '', colour: 4, settings: { ...settings, managedTags: true } },
  });
  await answer('useUpdateSpaceMutation', { updateSpace: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(screen.getByText('Your role in this space does not allow this.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await answer('useUpdateSpaceMutation', { updateSpace: { __typename: 'UpdateSpacePayload', space } });
  expect(onClose).toHaveBeenCalled();
});

test('invites by e-mail in the language of the interface; the open invitation appears', async () => {
  const { person, asked, answer, to } = await openSettings();
  await to('Members');
  await person.type(screen.getByRole('textbox', { name: 'Invite by e-mail' }), 'lin@example.org{Enter}');
  expect(await asked('useInviteMemberMutation')).toEqual({
    input: { spaceId: 'space_lab', email: 'lin@example.org', role: 'EDITOR', language: 'EN' },
  });
  const invitation = { id: 'invitation_lin', email: 'lin@example.org', role: 'EDITOR', expiresAt: '2026-12-05T00:00:00.000Z' };
  await answer('useInviteMemberMutation', {
    inviteMember: { __typename: 'InviteMemberPayload', invitation, space: { ...space, invitations: { edges: [{ node: invitation }] } } },
  });
  expect(screen.getByText('Mail sent to lin@example.org.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Withdraw the invitation of lin@example.org' })).toBeDefined();
});

test('where no mail is sent, links are handed over: made once, shown, and copied as often as one likes', async () => {
  const invitation = { id: 'invitation_lin', email: 'lin@example.org', role: 'EDITOR', expiresAt: '2026-12-05T00:00:00.000Z' };
  const { person, asked, answer, to, environment } = await openSettings({ invitations: { edges: [{ node: invitation }] } }, { sendsMail: false });
  await to('Members');
  expect(screen.getByText('Mail is not set up: send this link')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Copy link, lin@example.org' }));
  expect(await asked('useCreateInvitationLinkMutation')).toEqual({ input: { invitationId: 'invitation_lin' } });
  await answer('useCreateInvitationLinkMutation', { createInvitationLink: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(screen.getByRole('alert').textContent).toBe('Your role in this space does not allow this.');
  await person.click(screen.getByRole('button', { name: 'Copy link, lin@example.org' }));
  await answer('useCreateInvitationLinkMutation', { createInvitationLink: { __typename: 'CreateInvitationLinkPayload', path: '/invitation/secret', invitation } });
  const link = `${location.origin}/invitation/secret`;
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(link);
  await person.click(screen.getByRole('button', { name: 'Copy link, lin@example.org' }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('takes somebody out only after asking, and says why it could not', async () => {
  const { person, asked, answer, to, environment } = await openSettings();
  await to('Members');
  await person.click(screen.getByRole('button', { name: 'Remove Ada' }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await asked('useRemoveMemberMutation')).toEqual({ input: { memberId: 'member_ada' } });
  await answer('useRemoveMemberMutation', { removeMember: { __typename: 'LastOwnerError', code: 'LAST_OWNER' } });
  expect(screen.getByRole('alert').textContent).toBe('A space needs an owner. Make somebody else an owner first.');
});

test('is deleted only when its name is typed', async () => {
  const { person, asked, to, environment } = await openSettings();
  await to('Archive and delete');
  const field = screen.getByRole('textbox', { name: 'Type Research Lab to confirm' });
  await person.type(field, 'research lab{Enter}');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await person.clear(field);
  await person.type(field, 'Research Lab');
  await person.click(screen.getByRole('button', { name: 'Delete Forever' }));
  expect(await asked('useDeleteSpaceMutation')).toEqual({ input: { spaceId: 'space_lab', confirmation: 'Research Lab' } });
});

test.each([
  { does: 'is archived', archivedAt: null, button: 'Archive Space', field: 'archiveSpace', told: 'Space archived' },
  { does: 'is brought back', archivedAt: '2026-11-01T09:00:00.000Z', button: 'Bring Space back', field: 'unarchiveSpace', told: 'Space brought back' },
])('$does: says why it could not, then that it was done', async ({ archivedAt, button, field, told }) => {
  const { person, asked, answer, to, onClose } = await openSettings({ archivedAt });
  const mutation = `use${field[0]?.toUpperCase()}${field.slice(1)}Mutation`;
  await to('Archive and delete');
  await person.click(screen.getByRole('button', { name: button }));
  expect(await asked(mutation)).toEqual({ input: { spaceId: 'space_lab' } });
  await answer(mutation, { [field]: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(screen.getByRole('alert').textContent).toBe('Your role in this space does not allow this.');
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: button }));
  const payload = `${field[0]?.toUpperCase()}${field.slice(1)}Payload`;
  await answer(mutation, { [field]: { __typename: payload, space: { ...space, archivedAt: archivedAt ? null : '2026-11-22T09:00:00.000Z' } } });
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText(told)).toBeDefined();
});

test('who may not manage it reads, and may leave', async () => {
  const { to, person, refuse } = await openSettings({ viewerCanManage: false, invitations: null });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await to('Members');
  expect(screen.queryByRole('textbox', { name: 'Invite by e-mail' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
  await to('Leave');
  expect(screen.queryByRole('button', { name: 'Delete Forever' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Leave Space' }));
  await refuse('useLeaveSpaceMutation');
  expect(screen.getByRole('alert').textContent).toBe('You could not leave the space. Try again.');
});
