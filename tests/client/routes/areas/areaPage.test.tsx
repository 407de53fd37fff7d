// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { areaRoutes } from '#client/routes/areas/areaRoutes.ts';
import { renderPage } from '../page.tsx';

afterEach(cleanup);

test.each([
  ['/insights', 'Insights and ideas'],
  ['/synthesis', 'Idea synthesis'],
  ['/compendium', 'Compendium'],
])('%s is no dead end', async (path, title) => {
  renderPage({ routes: areaRoutes, at: path });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByText(/ will .*Until then, /)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/collection/all', '/notes', '/highlights']);
});

