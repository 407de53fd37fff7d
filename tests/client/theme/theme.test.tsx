// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followPath, forgetTheme, saveThemePreference } from '#client/theme/themePreference.ts';
import { ThemeProvider, useTheme } from '#client/theme/ThemeProvider.tsx';

/** The operating system's choice, which jsdom does not have. */
function createSystem() {
  const query = Object.assign(new EventTarget(), { matches: false, media: '(prefers-color-scheme: dark)' });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    choose(theme: 'light' | 'dark') {
      query.matches = theme === 'dark';
      query.dispatchEvent(new Event('change'));
    },
  };
}

function Choice() {
  const { preference, theme, setPreference } = useTheme();
  return (
    <>
      <p>
        {preference} shows {theme}
      </p>
      <button onClick={() => setPreference('dark')}>dark</button>
    </>
  );
}

const shownTheme = () => document.documentElement.dataset.theme;

let system: ReturnType<typeof createSystem>;

beforeEach(() => {
  forgetTheme();
  followPath('/');
  system = createSystem();
});

afterEach(cleanup);

describe('the theme', () => {
  it('follows the system until one is chosen, also when the system changes its mind', () => {
    render(<Choice />, { wrapper: ThemeProvider });
    expect(screen.getByText('system shows light')).toBeDefined();

    act(() => system.choose('dark'));

    expect(screen.getByText('system shows dark')).toBeDefined();
    expect(shownTheme()).toBe('dark');
  });

  it('keeps a choice, whatever the system does', async () => {
    render(<Choice />, { wrapper: ThemeProvider });
    await userEvent.click(screen.getByRole('button', { name: 'dark' }));
    expect(localStorage.getItem('theme')).toBe('dark');

    act(() => system.choose('light'));

    expect(screen.getByText('dark shows dark')).toBeDefined();
  });

  it('is forgotten on logging out', async () => {
    render(<Choice />, { wrapper: ThemeProvider });
    await userEvent.click(screen.getByRole('button', { name: 'dark' }));

    act(forgetTheme);

    expect(localStorage.getItem('theme')).toBeNull();
    expect(screen.getByText('system shows light')).toBeDefined();
    expect(shownTheme()).toBe('light');
  });

  it('follows a choice made in another tab', () => {
    render(<Choice />, { wrapper: ThemeProvider });
    act(() => {
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    });
    expect(screen.getByText('dark shows dark')).toBeDefined();
  });
});

describe('among prompts', () => {
  it('is dark until something is chosen, and as the system is elsewhere', () => {
    render(<Choice />, { wrapper: ThemeProvider });
    act(() => followPath('/prompts/c/promptcollection_1'));
    expect(screen.getByText('dark shows dark')).toBeDefined();
    expect(shownTheme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBeNull();

    act(() => followPath('/promptsmith'));
    expect(screen.getByText('system shows light')).toBeDefined();
  });

  it.each(['light', 'system'] as const)('keeps %s, which was chosen', (chosen) => {
    saveThemePreference(chosen);
    render(<Choice />, { wrapper: ThemeProvider });
    act(() => followPath('/prompts'));
    expect(screen.getByText(`${chosen} shows light`)).toBeDefined();
  });
});

describe('the script before the first paint', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../client/public/theme.js'), 'utf8');
  const runScript = () => runInThisContext(`(window, document, localStorage) => {${script}}`)(window, document, localStorage);

  it.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
  ] as const)('shows what the page would: %s chosen on a %s system is %s', (preference, systemTheme, expected) => {
    saveThemePreference(preference);
    system.choose(systemTheme);
    runScript();
    expect(shownTheme()).toBe(expected);
  });

  it.each([
    [null, '/prompts', 'dark'],
    [null, '/prompts/p/prompt_1', 'dark'],
    [null, '/promptsmith', 'light'],
    ['system', '/prompts', 'light'],
    ['light', '/prompts', 'light'],
    [null, '/', 'light'],
  ] as const)('with %s chosen, at %s on a light system it is %s', (preference, path, expected) => {
    if (preference) saveThemePreference(preference);
    window.history.replaceState(null, '', path);
    runScript();
    window.history.replaceState(null, '', '/');
    expect(shownTheme()).toBe(expected);
  });

  it('names the saved language and its direction', () => {
    localStorage.setItem('locale', 'he');
    runScript();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
  });
});
