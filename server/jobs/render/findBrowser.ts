import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that can show pages: a program on this machine, or the address of one that runs elsewhere. */
export type BrowserLocation = { readonly path: string } | { readonly url: string };

interface BrowserSettings {
  readonly chromiumPath: string | undefined;
  readonly browserUrl: string | undefined;
  readonly mayBeElsewhere?: boolean;
  readonly path: string;
}

/** Without windows first: it is the same browser, and takes less. `tools/chromium.mjs` looks for the same ones. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * The browser that pages are shown in: the one at `browserUrl`, else the program that is named, else the system's; null when there is none.
 * @param chromiumPath `off`: none, whatever is there
 * @param mayBeElsewhere it is other processes that start it: the program need not be here
 * @param path the folders of programs, as in PATH
 * @throws Error with one line that says what is wrong with `chromiumPath`
 */
export function findBrowser({ chromiumPath, browserUrl, mayBeElsewhere = false, path }: BrowserSettings): BrowserLocation | null {
  if (chromiumPath === 'off') return null;
  if (browserUrl !== undefined) return { url: browserUrl };
  if (chromiumPath !== undefined) {
    if (mayBeElsewhere || isProgram(chromiumPath)) return { path: chromiumPath };
    throw new Error(`CHROMIUM_PATH names no program: ${chromiumPath}`);
  }
  const found = [...names.flatMap((name) => path.split(delimiter).filter(Boolean).map((folder) => join(folder, name))), ...applications].find(isProgram);
  return found === undefined ? null : { path: found };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
