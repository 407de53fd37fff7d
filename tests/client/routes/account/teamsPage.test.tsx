// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { renderPage } from '../page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const space = (id: string, name: string, viewerRole: string, sources: number, people: number) => ({
  __typename: 'Space',
  id,
  name,
  colour: 5,
  initials: 'RL',
  viewerRole,
  statistics: { sourceCount: sources },
  members: { totalCount: people, edges: [] },
});
const members = (canManage: boolean, ...names: string[]) => ({
  viewerCanManage: canManage,
  members: {
    totalCount: names.length,
    edges: names.map((name, index) => ({ node: { id: `member_${name}`, isViewer: index === 0, role: 'OWNER', user: { id: `user_${name}`, displayName: name, email: `${name}@example.org`, photoUrl: null } } })),
  },
  invitations: canManage ? { edges: [] } : null,
});

async function open(...spaces: ReturnType<typeof space>[]) {
  const page = renderPage({ routes: accountRoutes, at: '/teams' });
  await page.answer('TeamsPageQuery', { viewer: { sendsMail: false, spaces: { edges: spaces.map((node) => ({ node })) } } });
  await screen.findByRole('heading', { name: 'Spaces and people' });
  return page;
}

test('lists the spaces one is in with one’s role, and the people of the one that is chosen', async () => {
  const { person, answer, asked } = await open(space('space_lab', 'Research Lab', 'OWNER', 214, 2), space('space_home', 'Home', 'VIEWER', 1, 1));
  await answer('TeamsPageMembersQuery', { node: { __typename: 'Space', id: 'space_lab', ...members(true, 'Mira', 'Jonas') } });
  const list = within(screen.getByRole('list', { name: 'Your spaces' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['RLResearch Lab214 sources, 2 peopleOwner', 'RLHome1 sourceViewer']);
  expect(screen.getByRole('heading', { name: 'People of Research Lab' })).toBeDefined();
  await person.type(screen.getByRole('textbox', { name: 'Invite by e-mail' }), 'lin@example.org{Enter}');
  expect(await asked('useInviteMemberMutation')).toMatchObject({ input: { spaceId: 'space_lab', email: 'lin@example.org' } });
  await person.click(list.getByRole('button', { name: /Home/ }));
  await answer('TeamsPageMembersQuery', { node: { __typename: 'Space', id: 'space_home', ...members(false, 'Mira') } });
  expect(screen.queryByRole('textbox', { name: 'Invite by e-mail' })).toBeNull();
});

test('who is in no space is told how to have one', async () => {
  await open();
  expect(screen.getByText('You have no space yet')).toBeDefined();
});
