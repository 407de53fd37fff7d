/** Looked for in this order: most browsers call themselves by the names of others, too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (userAgent: string, names: readonly (readonly [part: string, name: string])[]) => names.find(([part]) => userAgent.includes(part))?.[1] ?? null;

/** Which browser and system a `User-Agent` means, as far as it can be told. */
export function browserName(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: nameIn(userAgent, browsers), system: nameIn(userAgent, systems) };
}

/** Whether it is a phone or tablet. */
export const isHandheld = (userAgent: string): boolean => /Mobi|Android|iPad/.test(userAgent);
