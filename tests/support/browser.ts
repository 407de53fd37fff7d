import { type BrowserLocation, findBrowser } from '#server/jobs/render/findBrowser.ts';

/** The Chromium of this machine, which `npm test` finds or installs. @throws Error when there is none */
export function systemBrowser(): BrowserLocation {
  const found = findBrowser({ chromiumPath: process.env['CHROMIUM_PATH'], browserUrl: undefined, path: process.env['PATH'] ?? '' });
  if (!found) throw new Error('This test needs Chromium: install it, or name one in CHROMIUM_PATH');
  return found;
}
