import { createStoredValue } from '#client/state/createStoredValue.ts';

export type Theme = 'light' | 'dark';
/** What the person chose; `system` follows the operating system. */
export type ThemePreference = Theme | 'system';

/** The key is also read by `public/theme.js`, before the first paint. */
const preference = createStoredValue<ThemePreference>('theme', {
  read: (stored) => (stored === 'light' || stored === 'dark' ? stored : 'system'),
  write: (chosen) => chosen,
});

/** The choice to show now: what was chosen in this page, else what is saved; `system` when nothing is. */
export const currentThemePreference = preference.get;

/** Calls back after every change, here or in another tab. Answers what stops it. */
export const onThemePreferenceChange = preference.subscribe;

/** Saves the choice for this browser; open tabs follow. */
export const saveThemePreference = preference.set;

/** Removes the saved choice (spec section 4: logging out does). */
export const forgetTheme = preference.forget;

/** The theme a preference means on this system. */
export function resolveTheme(preference: ThemePreference, systemIsDark: boolean): Theme {
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
}
