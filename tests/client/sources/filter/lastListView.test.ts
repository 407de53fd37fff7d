// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { withLastListView, restoreLastListView, rememberListView } from '#client/sources/filter/lastListView.ts';
import { plainView, type SourceView } from '#client/sources/filter/sourceView.ts';

const list: SourceView = { ...plainView, layout: 'list' };
const byName: SourceView = { ...list, sort: 'name' };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('how lists were looked at last', () => {
  test('is how the next one is looked at, unless its address says otherwise', () => {
    expect(withLastListView('')).toBeNull();
    rememberListView(plainView, list);
    rememberListView(list, byName);
    expect(withLastListView('')).toBe('?sort=name&view=list');
    expect(withLastListView('?view=grid&sort=size')).toBeNull();
    expect(withLastListView('?status=failed')).toBe('?status=failed&sort=name&view=list');
  });

  test('leaves a search by relevance, and the order of a search is for that search', () => {
    rememberListView(plainView, byName);
    expect(withLastListView('?q=sleep')).toBe('?q=sleep&view=list');
    rememberListView({ ...byName, q: 'sleep' }, { ...byName, q: 'sleep', sort: 'size' });
    expect(withLastListView('')).toBe('?sort=name&view=list');
  });

  test('changes only by what somebody chooses', () => {
    rememberListView(plainView, byName);
    rememberListView(plainView, { ...plainView, favorites: true });
    expect(withLastListView('')).toBe('?sort=name&view=list');
    rememberListView(byName, { ...byName, layout: 'grid' });
    expect(withLastListView('')).toBe('?sort=name');
  });

  test('passes over what it does not understand', () => {
    localStorage.setItem('vault.listLook', '?view=cube&sort=luck&q=sleep');
    expect(withLastListView('')).toBeNull();
  });
});

describe('an address that is opened by itself', () => {
  test('is looked at as the last one was; what is loaded again stays', () => {
    rememberListView(plainView, list);
    history.replaceState(null, '', '/collection/collection_reading#top');
    restoreLastListView();
    expect(location.href).toContain('/collection/collection_reading?view=list#top');

    history.replaceState({ idx: 0 }, '', '/collection/collection_reading');
    restoreLastListView();
    expect(location.search).toBe('');
  });

  test('is left alone where no sources are listed', () => {
    rememberListView(plainView, list);
    history.replaceState(null, '', '/dashboard');
    restoreLastListView();
    expect(location.href).toMatch(/\/dashboard$/);
  });
});

test('the Inbox is looked through by day and in rows, however other lists were looked at last', () => {
  rememberListView(plainView, { ...plainView, sort: 'name' });
  expect(withLastListView('', '/collection/inbox')).toBe('?sort=created&view=list');
  expect(withLastListView('?sort=name&view=grid', '/collection/inbox')).toBeNull();
});
