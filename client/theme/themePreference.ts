import { createSharedValue } from '#client/state/createSharedValue.ts';
import { createStoredValue } from '#client/state/createStoredValue.ts';

export type Theme = 'light' | 'dark';
/** What the person chose; `system` follows the operating system. */
export type ThemePreference = Theme | 'system';

/** The key is also read by `public/theme.js`, before the first paint. Null: nothing was chosen. */
const preference = createStoredValue<ThemePreference | null>('theme', {
  read: (stored) => (stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null),
  write: (chosen) => chosen ?? '',
});

const isInDarkArea = createSharedValue(false);

/** Says at which path the page is: among prompts it is dark until something is chosen, elsewhere as the system is (spec section 4). `public/theme.js` knows it, too. */
export const followPath = (pathname: string): void => isInDarkArea.set(/^\/prompts(\/|$)/.test(pathname));

/** The choice to show now: what was chosen in this page, else what is saved, else what is usual where one is. */
export function useThemePreference(): ThemePreference {
  const usual = isInDarkArea.use() ? 'dark' : 'system';
  return preference.use() ?? usual;
}

/** Saves the choice for this browser; open tabs follow. */
export const saveThemePreference = preference.set;

/** Removes the saved choice (spec section 4: logging out does). */
export const forgetTheme = preference.forget;

/** The theme a preference means on this system. */
export function resolveTheme(preference: ThemePreference, systemIsDark: boolean): Theme {
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
}
