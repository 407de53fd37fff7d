import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Log } from '#server/platform/log.ts';

const require = createRequire(import.meta.url);

/** What a language is recognised by, as its npm package has it: the more exact of two sets, in whole numbers, which is also the smaller. */
export function trainedData(language: string): string | null {
  try {
    const file = join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int', `${language}.traineddata.gz`);
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** Those of these languages that are installed, in their order; of the others the log says what to do. */
export function installedLanguages(languages: readonly string[], log: Log): string[] {
  return languages.filter((language) => {
    const isInstalled = trainedData(language) !== null;
    if (!isInstalled) log.warn({ language }, `Text in pictures is not recognised in this language: install it with \`npm install @tesseract.js-data/${language}\``);
    return isInstalled;
  });
}
