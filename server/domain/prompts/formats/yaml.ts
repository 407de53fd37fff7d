import { parse, stringify } from 'yaml';

/** A value of YAML, without tags that make anything but data. @throws Error for what is no YAML, names a key twice, or grows by its aliases */
export const readYaml = (written: string): unknown => parse(written, { logLevel: 'error', maxAliasCount: 100, prettyErrors: false });

const plain = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** A value as YAML, read back as it is: texts stand in blocks of lines, unless that would change them (yaml 2.9 loses texts of nothing but blanks). */
export function writeYaml(value: unknown): string {
  const written = stringify(value, plain);
  return isKept(written, value) ? written : stringify(value, { ...plain, blockQuote: false, doubleQuotedAsJSON: true, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' });
}

function isKept(written: string, value: unknown): boolean {
  try {
    return JSON.stringify(readYaml(written)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
