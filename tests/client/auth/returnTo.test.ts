// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loginPath, readReturnTo, safeReturnTo } from '#client/auth/returnTo.ts';

describe('the way back after signing in', () => {
  it('leads to the page that was asked for', () => {
    const path = loginPath({ pathname: '/collection/collection_1', search: '?q=a b', hash: '#top' });
    expect(readReturnTo(new URL(path, 'http://x').search)).toBe('/collection/collection_1?q=a%20b#top');
  });

  it('is left out for the start page', () => {
    expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/..//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'evil',
    '',
    '/login?returnTo=/login',
    null,
  ])('never leads elsewhere: %j', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});
