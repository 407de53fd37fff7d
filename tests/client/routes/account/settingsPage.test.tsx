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

type Chosen = { muted?: readonly string[]; mailed?: readonly string[]; sendsMail?: boolean; emailIsVerified?: boolean };
const answered = ({ muted = [], mailed = [], sendsMail = true, emailIsVerified = true }: Chosen) => ({
  viewer: { sendsMail, account: { emailIsVerified, mutedNotifications: muted, mailedNotifications: mailed } },
});
const saved = (muted: readonly string[], mailed: readonly string[]) => ({
  updateProfile: { __typename: 'UpdateProfilePayload', account: { mutedNotifications: muted, mailedNotifications: mailed } },
});
const failures = 'A source could not be read';
const imports = 'An import has ended';
const shares = 'Your part in a space changes';

/** The boxes of the section by what they are for: ticked, and whether they can be pressed. */
const boxes = (column: string) =>
  Object.fromEntries(
    [failures, imports, shares, 'Invitations'].map((kind) => {
      const box = screen.getByRole<HTMLButtonElement>('checkbox', { name: `${kind}: ${column}` });
      return [kind, `${box.getAttribute('aria-checked') === 'true' ? 'on' : 'off'}${box.disabled ? ', fixed' : ''}`];
    }),
  );

test('of what one does not want to hear is kept on the server, and what it refuses stands as before', async () => {
  const { person, asked, answer } = await openSettings();
  await answer('SettingsPageQuery', answered({ muted: ['SHARED', 'IMPORT_FINISHED'] }));
  const failed = await screen.findByRole('checkbox', { name: `${failures}: App` });
  expect(boxes('App')).toEqual({ [failures]: 'on', [imports]: 'off', [shares]: 'off', Invitations: 'on, fixed' });

  await person.click(failed);
  expect(await asked('useChooseNotificationsMutation')).toEqual({ input: { mutedNotifications: ['IMPORT_FINISHED', 'SHARED', 'PROCESSING_FAILED'] } });
  expect(boxes('App')[failures]).toBe('off');
  await answer('useChooseNotificationsMutation', { updateProfile: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(boxes('App')[failures]).toBe('on');

  await person.click(screen.getByRole('checkbox', { name: `${shares}: App` }));
  expect(await asked('useChooseNotificationsMutation')).toEqual({ input: { mutedNotifications: ['IMPORT_FINISHED'] } });
  await answer('useChooseNotificationsMutation', saved(['IMPORT_FINISHED'], []));
  expect(boxes('App')[shares]).toBe('on');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who presses faster than the server answers is heard in order: the next choice waits, with all that was chosen', async () => {
  const { person, asked, answer, environment } = await openSettings();
  await answer('SettingsPageQuery', answered({}));
  const underWay = () => environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useChooseNotificationsMutation').length;
  await person.click(await screen.findByRole('checkbox', { name: `${failures}: App` }));
  await person.click(screen.getByRole('checkbox', { name: `${imports}: App` }));
  await person.click(screen.getByRole('checkbox', { name: `${shares}: E-mail` }));
  expect(boxes('App')).toMatchObject({ [failures]: 'off', [imports]: 'off' });
  expect(boxes('E-mail')).toMatchObject({ [shares]: 'on' });
  expect(await asked('useChooseNotificationsMutation')).toEqual({ input: { mutedNotifications: ['PROCESSING_FAILED'] } });
  expect(underWay()).toBe(1);
  await answer('useChooseNotificationsMutation', saved(['PROCESSING_FAILED'], []));
  expect(await asked('useChooseNotificationsMutation')).toEqual({ input: { mutedNotifications: ['PROCESSING_FAILED', 'IMPORT_FINISHED'], mailedNotifications: ['SHARED'] } });
  await answer('useChooseNotificationsMutation', saved(['PROCESSING_FAILED', 'IMPORT_FINISHED'], ['SHARED']));
  expect(underWay()).toBe(0);
  expect(boxes('App')).toMatchObject({ [failures]: 'off', [imports]: 'off', [shares]: 'on' });
  expect(boxes('E-mail')).toMatchObject({ [shares]: 'on' });
});

test('of what one wants mails is chosen beside it; what is off in the app is not mailed, and is again as it was once it is on', async () => {
  const { person, asked, answer } = await openSettings();
  await answer('SettingsPageQuery', answered({ muted: ['SHARED'], mailed: ['SHARED'] }));
  expect(await screen.findByText(/What is off in the app is not mailed either/)).toBeDefined();
  expect(boxes('E-mail')).toEqual({ [failures]: 'off', [imports]: 'off', [shares]: 'off, fixed', Invitations: 'on, fixed' });

  await person.click(screen.getByRole('checkbox', { name: `${failures}: E-mail` }));
  expect(await asked('useChooseNotificationsMutation')).toEqual({ input: { mailedNotifications: ['SHARED', 'PROCESSING_FAILED'] } });
  await answer('useChooseNotificationsMutation', saved(['SHARED'], ['SHARED', 'PROCESSING_FAILED']));
  expect(boxes('E-mail')[failures]).toBe('on');
  await person.click(screen.getByRole('checkbox', { name: `${shares}: App` }));
  expect(boxes('E-mail')[shares]).toBe('on');
});

test.each([
  ['Mail is not set up on this server: what happens is told in the app alone.', { sendsMail: false }, 'off, fixed', undefined],
  ['Mails go to confirmed addresses only. Confirm yours, then choose here.', { emailIsVerified: false }, 'on, fixed', '/verify-email'],
])('where no mail can come nothing can be chosen, and it says why: %s', async (why, state, invitations, way) => {
  const { answer } = await openSettings();
  await answer('SettingsPageQuery', answered({ mailed: ['SHARED'], ...state }));
  await screen.findByText(why.slice(0, 12), { exact: false });
  expect(document.body.textContent).toContain(why);
  expect(screen.queryByRole('link', { name: 'Confirm yours' })?.getAttribute('href')).toBe(way);
  expect(boxes('E-mail')).toEqual({ [failures]: 'off, fixed', [imports]: 'off, fixed', [shares]: 'off, fixed', Invitations: invitations });
  expect(boxes('App')[failures]).toBe('on');
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
