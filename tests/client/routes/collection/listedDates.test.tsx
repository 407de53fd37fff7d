// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReading } from '../vault.tsx';

const added = '2026-03-02T09:12:00.000Z';
const modified = '2026-05-14T09:12:00.000Z';
const curve = { id: 'source_curve', title: 'The forgetting curve', createdAt: added, updatedAt: modified, isFavorite: true };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  { how: 'cards by when they were changed', search: '', role: 'article', date: modified },
  { how: 'cards by when they were added', search: '?sort=created', role: 'article', date: added },
  { how: 'rows by when they were changed', search: '?view=list', role: 'row', date: modified },
  { how: 'rows by when they were added', search: '?view=list&sort=created', role: 'row', date: added },
])('$how show that date, and tell both', async ({ search, role, date }) => {
  await openReading([curve], { search });
  const source = screen.getAllByRole(role).find((one) => within(one).queryByText('The forgetting curve'));
  const time = source?.querySelector('time');
  expect(time?.dateTime).toBe(date);
  expect(time?.title).toMatch(/^Added .*Mar.*, modified .*May/);
});

test('a completed source has a quiet check; who filters by status reads the word, and a favorite has its star at rest', async () => {
  await openReading([curve]);
  const card = within(screen.getByRole('article'));
  expect(card.getByTitle('Completed').dataset['look']).toBe('completed');
  expect(card.getByRole('button', { name: 'Favorite', pressed: true })).toBeDefined();
  cleanup();
  await openReading([curve], { search: '?statuses=COMPLETED&status=COMPLETED' });
  expect(within(screen.getByRole('article')).queryByTitle('Completed')).toBeNull();
  expect(within(screen.getByRole('article')).getByText('Completed')).toBeDefined();
});
