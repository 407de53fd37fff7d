import './fonts.css';
import './tokens.css';
import './base.css';
import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { resolveTheme, saveThemePreference, useThemePreference, type Theme, type ThemePreference } from './themePreference.ts';

type ThemeState = {
  /** What the person chose, or what is usual where they are. */
  preference: ThemePreference;
  /** What is shown. */
  theme: Theme;
  setPreference: (preference: ThemePreference) => void;
};

const ThemeContext = createContext<ThemeState | null>(null);

/** Shows the chosen theme (`data-theme` on `html`) and follows the system while `system` is chosen. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const preference = useThemePreference();
  const systemIsDark = useSyncExternalStore(onSystemChange, isSystemDark);
  const theme = resolveTheme(preference, systemIsDark);

  useLayoutEffect(() => applyTheme(theme), [theme]);

  const state = useMemo(() => ({ preference, theme, setPreference: saveThemePreference }), [preference, theme]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The theme, and how to choose another. @throws Error outside `ThemeProvider` */
export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) throw new Error('useTheme needs ThemeProvider above it');
  return state;
}

/** Without transitions: a theme change is a cut (guide section 6). */
function applyTheme(theme: Theme) {
  const root = document.documentElement;
  if (root.dataset.theme !== theme) {
    root.dataset.themeChanging = '';
    root.dataset.theme = theme;
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeChanging));
  }
  const canvas = getComputedStyle(root).getPropertyValue('--bg-canvas').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
}

const darkQuery = '(prefers-color-scheme: dark)';

function isSystemDark(): boolean {
  return window.matchMedia(darkQuery).matches;
}

function onSystemChange(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
