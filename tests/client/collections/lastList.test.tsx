// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectionsAddress, forgetLastLists, lastListAddress, useKeepLastList } from '#client/collections/lastList.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function List({ spaceId }: { spaceId: string | null }) {
  useKeepLastList(spaceId);
  return null;
}
const look = (address: string, spaceId: string | null) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <List spaceId={spaceId} /> }], { initialEntries: [address] })} />);

test('each space has its last list, with its search and filters; all sources where there was none', () => {
  expect(lastListAddress('space_lab')).toBe('/collection/all');
  look('/collection/collection_reading?q=curve', 'space_lab');
  look('/collection/collection_recipes', 'space_home');
  rememberSpace('space_lab');
  expect(lastListAddress()).toBe('/collection/collection_reading?q=curve');
  expect(lastListAddress('space_home')).toBe('/collection/collection_recipes');
});

test('Collections leads from elsewhere to the list, and from the list to the page where one is chosen', () => {
  look('/collection/collection_reading', 'space_lab');
  rememberSpace('space_lab');
  expect(collectionsAddress('/dashboard')).toBe('/collection/collection_reading');
  expect(collectionsAddress('/collection/collection_reading')).toBe('/collection');
});

test('a collection that is not there is no last list', () => {
  look('/collection/collection_reading?q=curve', 'space_lab');
  look('/collection/collection_reading', null);
  expect(lastListAddress('space_lab')).toBe('/collection/all');
});

test('signing out forgets them; what somebody else has stored there leads nowhere else', () => {
  look('/collection/collection_reading', 'space_lab');
  forgetLastLists();
  expect(lastListAddress('space_lab')).toBe('/collection/all');
  for (const stored of ['{', '{"a":1}', '[["space_lab","https://evil.example/"]]', '[["space_lab","//evil.example/collection/"]]', '[[1,2],null]']) {
    localStorage.setItem('vault.lists', stored);
    expect(lastListAddress('space_lab')).toBe('/collection/all');
  }
});
