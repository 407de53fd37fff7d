export type Theme = 'light' | 'dark';
/** What the person chose; `system` follows the operating system. */
export type ThemePreference = Theme | 'system';

/** The key is also read by `public/theme.js`, before the first paint. */
const storageKey = 'theme';

const listeners = new Set<() => void>();

/** The saved choice; `system` when there is none. */
function readThemePreference(): ThemePreference {
  const saved = readStorage();
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

/** Saves the choice for this browser; open tabs follow. */
export function saveThemePreference(preference: ThemePreference): void {
  try {
    localStorage.setItem(storageKey, preference);
  } catch {
    // A browser that keeps nothing still shows the chosen theme until the page is left.
  }
  override = preference;
  notify();
}

/** Removes the saved choice (spec section 4: logging out does). */
export function forgetTheme(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
  override = undefined;
  notify();
}

/** The choice to show now: what was chosen in this page, else what is saved. */
export function currentThemePreference(): ThemePreference {
  return override ?? readThemePreference();
}

/** Calls `listener` after every change, here or in another tab. Returns what stops it. */
export function onThemePreferenceChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The theme a preference means on this system. */
export function resolveTheme(preference: ThemePreference, systemIsDark: boolean): Theme {
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
}

let override: ThemePreference | undefined;

function followOtherTabs(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  override = undefined;
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
