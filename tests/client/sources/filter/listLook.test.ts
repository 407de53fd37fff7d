// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { asLookedAtLast, openAsLookedAtLast, rememberLook } from '#client/sources/filter/listLook.ts';
import { plainView, type SourceView } from '#client/sources/filter/sourceView.ts';

const list: SourceView = { ...plainView, layout: 'list' };
const byName: SourceView = { ...list, sort: 'name' };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('how lists were looked at last', () => {
  test('is how the next one is looked at, unless its address says otherwise', () => {
    expect(asLookedAtLast('')).toBeNull();
    rememberLook(plainView, list);
    rememberLook(list, byName);
    expect(asLookedAtLast('')).toBe('?sort=name&view=list');
    expect(asLookedAtLast('?view=grid&sort=size')).toBeNull();
    expect(asLookedAtLast('?status=failed')).toBe('?status=failed&sort=name&view=list');
  });

  test('leaves a search by relevance, and the order of a search is for that search', () => {
    rememberLook(plainView, byName);
    expect(asLookedAtLast('?q=sleep')).toBe('?q=sleep&view=list');
    rememberLook({ ...byName, q: 'sleep' }, { ...byName, q: 'sleep', sort: 'size' });
    expect(asLookedAtLast('')).toBe('?sort=name&view=list');
  });

  test('changes only by what somebody chooses', () => {
    rememberLook(plainView, byName);
    rememberLook(plainView, { ...plainView, favorites: true });
    expect(asLookedAtLast('')).toBe('?sort=name&view=list');
    rememberLook(byName, { ...byName, layout: 'grid' });
    expect(asLookedAtLast('')).toBe('?sort=name');
  });

  test('passes over what it does not understand', () => {
    localStorage.setItem('vault.listLook', '?view=cube&sort=luck&q=sleep');
    expect(asLookedAtLast('')).toBeNull();
  });
});

describe('an address that is opened by itself', () => {
  test('is looked at as the last one was; what is loaded again stays', () => {
    rememberLook(plainView, list);
    history.replaceState(null, '', '/collection/collection_reading#top');
    openAsLookedAtLast();
    expect(location.href).toContain('/collection/collection_reading?view=list#top');

    history.replaceState({ idx: 0 }, '', '/collection/collection_reading');
    openAsLookedAtLast();
    expect(location.search).toBe('');
  });

  test('is left alone where no sources are listed', () => {
    rememberLook(plainView, list);
    history.replaceState(null, '', '/dashboard');
    openAsLookedAtLast();
    expect(location.href).toMatch(/\/dashboard$/);
  });
});
