// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draft, memory, openPlace, openReading } from '../vault.tsx';

const tag = (name: string) => ({ id: `tag_${name}`, name });
const curve = { id: 'source_curve', title: 'The forgetting curve', tags: [memory, draft, tag('review'), tag('sleep'), tag('1885')], isFavorite: true };
const loose = { id: 'source_loose', title: 'Seminar transcript', collection: null };
const kept = { id: 'source_kept', title: 'Index cards', collection: null, isDone: true };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const sourceCalled = async (role: 'article' | 'row', title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest<HTMLElement>(role === 'row' ? '[role=row]' : 'article') as HTMLElement);
};

describe.each([
  { how: 'cards', role: 'article' as const, search: '', most: 3 },
  { how: 'rows', role: 'row' as const, search: '?view=list', most: 2 },
])('among all sources, $how', ({ role, search, most }) => {
  test('tell where each lies, as a link; what lies nowhere is in the Inbox, unless somebody is done with it', async () => {
    const { person, router } = await openPlace('all', [curve, loose, kept], { search });
    expect((await sourceCalled(role, 'Index cards')).queryByRole('link', { name: 'Inbox' })).toBeNull();
    expect((await sourceCalled(role, 'Seminar transcript')).getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe('/collection/inbox');
    await person.click((await sourceCalled(role, 'The forgetting curve')).getByRole('link', { name: 'Reading' }));
    await waitFor(() => expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/collection/collection_reading'));
  });

  test('show the first tags and count the others; one that is pressed shows those that have it', async () => {
    const { person, asked } = await openPlace('all', [curve], { search });
    const source = await sourceCalled(role, 'The forgetting curve');
    expect(source.getAllByTitle(/^Show those with/).map(({ textContent }) => textContent)).toEqual(['memory', 'Draft', 'review'].slice(0, most));
    expect(source.getByText(`${5 - most} more tags`)).toBeDefined();
    await person.click(source.getByRole('button', { name: 'Draft' }));
    expect(await asked('AllSourcesPageQuery')).toMatchObject({ filter: { tags: { any: ['Draft'] } } });
  });

  test('show the star of a favorite at rest, and take the checkbox in the place of the handle', async () => {
    const { person } = await openPlace('all', [curve], { search });
    const source = await sourceCalled(role, 'The forgetting curve');
    expect(source.getByRole('button', { name: 'Favorite', pressed: true })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Select Multiple' }));
    const box = source.getByRole('checkbox', { name: 'The forgetting curve' });
    expect(box.closest('[data-handle]')).not.toBeNull();
    expect(box.closest('[data-source]')?.querySelectorAll('[data-handle]')).toHaveLength(1);
  });
});

test('in a collection nothing repeats its name; with what lies below it each tells its own', async () => {
  await openReading([curve]);
  expect((await sourceCalled('article', 'The forgetting curve')).queryByRole('link', { name: 'Reading' })).toBeNull();
  cleanup();
  await openReading([curve], { search: '?below=1' });
  expect((await sourceCalled('article', 'The forgetting curve')).getByRole('link', { name: 'Reading' })).toBeDefined();
});
