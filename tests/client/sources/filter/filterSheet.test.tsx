// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { renderPage } from '../../routes/page.tsx';
import { reading, readingWith } from '../../routes/vault.tsx';

const wide = window.matchMedia;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') });
});
afterEach(() => {
  cleanup();
  window.matchMedia = wide;
});

test('on a phone the filter comes from below; each field takes effect at once, and the button closes it', async () => {
  const { person, asked, answer } = renderPage({ routes: (preload) => [collectionRoute(preload)], at: `/collection/${reading.id}` });
  const found = readingWith([{ id: 'source_curve', title: 'The forgetting curve' }]);
  await answer('VaultLayoutQuery', { node: found });
  await answer('CollectionPageQuery', { node: found });
  await person.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Close' })).toBeDefined();
  await person.click(sheet.getByRole('button', { name: 'Note' }));
  expect(await asked('CollectionPageQuery')).toMatchObject({ filter: { types: ['NOTE'] } });
  await person.click(sheet.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
});
