// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ShortcutActions, useShortcuts } from '#client/app/useShortcuts.ts';
import { LocaleProvider } from '#client/i18n/LocaleProvider.tsx';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { readerCssVariables, useReaderPreferences } from '#client/routes/source/reader/readerPreferences.ts';
import { usePreferredView } from '#client/routes/source/preferredView.ts';
import { ThemeProvider } from '#client/theme/ThemeProvider.tsx';
import { setNavigationCollapsed, useIsNavigationCollapsed } from '#client/ui/layout/navigationCollapse.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { renderPage } from '../page.tsx';
import { openReading } from '../vault.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const around = (
  <LocaleProvider>
    <ThemeProvider>
      <Outlet />
    </ThemeProvider>
  </LocaleProvider>
);

async function openSettings() {
  const page = renderPage({ routes: (preload) => [{ element: around, children: accountRoutes(preload) }], at: '/settings' });
  await screen.findByRole('heading', { name: 'Settings' });
  const choose = (group: string, option: string) => page.person.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));
  return { ...page, choose };
}

const two = [
  { id: 'source_curve', title: 'The forgetting curve' },
  { id: 'source_loci', title: 'Method of loci' },
];

/** How far apart the first two rows of a list begin, and how high it lets a row be. */
async function rowsOfList() {
  await openReading(two, { search: '?view=list' });
  const rows = two.map(({ id }) => document.querySelector<HTMLElement>(`[data-source="${id}"]`)?.parentElement);
  const found = { apart: Number.parseFloat(rows[1]?.style.top ?? '') - Number.parseFloat(rows[0]?.style.top ?? ''), height: rows[0]?.parentElement?.style.getPropertyValue('--row') };
  cleanup();
  return found;
}

test('rows and cards of lists stand closer once somebody chooses so', async () => {
  expect(await rowsOfList()).toEqual({ apart: 41, height: '40px' });
  const settings = await openSettings();
  await settings.choose('Density', 'Compact');
  cleanup();
  expect(await rowsOfList()).toEqual({ apart: 33, height: '32px' });

  await openReading(two);
  const grid = screen.getByRole('grid');
  expect((grid.firstElementChild as HTMLElement).style.gap).toBe('8px');
});

test('collections open as rows once somebody chooses so, and what is chosen in a list shows in the settings', async () => {
  const settings = await openSettings();
  await settings.choose('Collections open as', 'List');
  cleanup();
  const { router, person } = await openReading(two);
  expect(router.state.location.search).toBe('?view=list');

  await person.click(within(screen.getByRole('radiogroup', { name: 'View' })).getByRole('radio', { name: 'Grid' }));
  cleanup();
  await openSettings();
  expect(within(screen.getByRole('radiogroup', { name: 'Collections open as' })).getByRole('radio', { name: 'Grid' }).getAttribute('aria-checked')).toBe('true');
});

test('a completed source says so in words once somebody chooses so', async () => {
  /** How many rows have a mark whose name is the word, and whether the word stands over them. */
  const seen = async () => {
    await openReading(two, { search: '?view=list' });
    const head = await screen.findByRole('columnheader', { name: 'Status' });
    const found = { marks: screen.queryAllByTitle('Completed').length, words: screen.getAllByText('Completed').length, isHeadHidden: head.firstElementChild !== null };
    cleanup();
    return found;
  };
  expect(await seen()).toEqual({ marks: 2, words: 2, isHeadHidden: true });
  const { choose } = await openSettings();
  await choose('Status on cards', 'Always');
  cleanup();
  expect(await seen()).toEqual({ marks: 0, words: 2, isHeadHidden: false });
});

test('the navigation is a rail once somebody chooses so, and what its button did shows in the settings', async () => {
  setNavigationCollapsed(true, false);
  const { choose } = await openSettings();
  const isChosen = (option: string) => within(screen.getByRole('radiogroup', { name: 'Navigation' })).getByRole('radio', { name: option }).getAttribute('aria-checked');
  expect(isChosen('Rail')).toBe('true');
  const { result } = renderHook(() => useIsNavigationCollapsed(false));
  expect(result.current).toBe(true);
  await choose('Navigation', 'Drawer');
  expect(result.current).toBe(false);
});

test('texts are set and documents opened as somebody chooses', async () => {
  const { choose, person } = await openSettings();
  const sample = screen.getByText(/What he measured/).parentElement;
  await choose('Font', 'Sans');
  await choose('Width', 'Wide');
  await person.click(screen.getByRole('button', { name: 'Larger text' }));
  await choose('PDF', 'Text');
  await choose('Books', 'Original');
  const seen = { look: {}, pdf: '', epub: '', docx: '' };
  function Reading() {
    Object.assign(seen, { look: readerCssVariables(useReaderPreferences()), pdf: usePreferredView('pdf'), epub: usePreferredView('epub'), docx: usePreferredView('docx') });
    return null;
  }
  render(<Reading />);
  expect(seen).toEqual({
    look: { '--measure': '860px', '--reading-size': '19px', '--reading-line': '34px', '--reading-font': 'var(--font-ui)' },
    pdf: 'reader',
    epub: 'original',
    docx: null,
  });
  expect(sample?.style.getPropertyValue('--reading-size')).toBe('19px');
});

test('letters do nothing on the page where single keys are switched off; Escape and keys with Ctrl do', async () => {
  const { person } = await openSettings();
  const actions = { palette: vi.fn(), search: vi.fn(), shortcuts: vi.fn(), navigation: vi.fn(), newSource: vi.fn(), goTo: vi.fn() } satisfies ShortcutActions;
  const keys = { h: vi.fn(), Escape: vi.fn() };
  function Keys() {
    useShortcuts(actions);
    useSingleKeyShortcuts(keys);
    return null;
  }
  render(<Keys />);
  const pressAll = () => ['/', '?', 'n', 'g', 'c', 'h', 'Escape'].forEach((key) => fireEvent.keyDown(document.body, { key }));
  pressAll();
  const counted = () => [actions.search, actions.shortcuts, actions.newSource, actions.goTo, keys.h, keys.Escape].map(({ mock }) => mock.calls.length);
  expect(counted()).toEqual([1, 1, 1, 1, 1, 1]);
  await person.click(screen.getByRole('switch', { name: /Single-key shortcuts/ }));
  pressAll();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(counted()).toEqual([1, 1, 1, 1, 1, 2]);
  expect(actions.palette).toHaveBeenCalledTimes(1);
});

const answered = (...mutedNotifications: readonly string[]) => ({ viewer: { account: { mutedNotifications } } });

test('of what one does not want to hear is kept on the server, and what it refuses stands as before', async () => {
  const { person, asked, answer } = await openSettings();
  await answer('SettingsPageQuery', answered('SHARED', 'IMPORT_FINISHED'));
  const failures = await screen.findByRole('switch', { name: 'A source could not be read It shows under Needs attention all the same.' });
  const isOn = (name: RegExp) => screen.getByRole('switch', { name }).getAttribute('aria-checked');
  expect([isOn(/A source could not be read/), isOn(/An import has ended/), isOn(/Your part in a space/), isOn(/Invitations/)]).toEqual(['true', 'false', 'false', 'true']);
  expect(screen.getByRole('switch', { name: /Invitations/ })).toHaveProperty('disabled', true);

  await person.click(failures);
  expect(await asked('useMuteNotificationsMutation')).toEqual({ input: { mutedNotifications: ['SHARED', 'IMPORT_FINISHED', 'PROCESSING_FAILED'] } });
  expect(isOn(/A source could not be read/)).toBe('false');
  await answer('useMuteNotificationsMutation', { updateProfile: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(isOn(/A source could not be read/)).toBe('true');

  await person.click(screen.getByRole('switch', { name: /Your part in a space/ }));
  expect(await asked('useMuteNotificationsMutation')).toEqual({ input: { mutedNotifications: ['IMPORT_FINISHED'] } });
  await answer('useMuteNotificationsMutation', { updateProfile: { __typename: 'UpdateProfilePayload', account: { mutedNotifications: ['IMPORT_FINISHED'] } } });
  expect(isOn(/Your part in a space/)).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what this device knows can be set where the server does not answer', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { refuse, choose } = await openSettings();
  await refuse('SettingsPageQuery');
  expect(await screen.findByText(/What you are notified of could not be loaded/)).toBeDefined();
  await choose('Density', 'Compact');
  expect(localStorage.getItem('vault.density')).toBe('compact');
  silence.mockRestore();
});

test('the ways in and out of one\'s data begin here', async () => {
  await openSettings();
  const ways = within(screen.getByRole('heading', { name: 'Your data' }).closest('section') ?? document.body).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Import', '/import'], ['Export', '/export']]);
});
