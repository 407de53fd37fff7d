import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '#server/jobs/render/findBrowser.ts';
import { temporaryFolder } from '#tests/support/identity.ts';

function program(name: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
  return folder;
}

const nothing = { chromiumPath: undefined, browserUrl: undefined };

test('the browser is the system’s, found by its name where programs are', () => {
  const [first, second] = [program('chromium'), program('chromium-headless-shell')];
  expect(findBrowser({ ...nothing, path: `${first}:${second}` })).toEqual({ path: join(second, 'chromium-headless-shell') });
  expect(findBrowser({ ...nothing, path: first })).toEqual({ path: join(first, 'chromium') });
});

test('what is named counts more: a program, a shared browser, or none', () => {
  const path = program('chromium');
  const named = join(program('mine'), 'mine');
  expect(findBrowser({ chromiumPath: named, browserUrl: undefined, path })).toEqual({ path: named });
  expect(findBrowser({ chromiumPath: named, browserUrl: 'http://browser:9222', path })).toEqual({ url: 'http://browser:9222' });
  expect(findBrowser({ chromiumPath: 'off', browserUrl: 'http://browser:9222', path })).toBeNull();
});

test('a program that is not there stops the start, except where others start it', () => {
  const chromiumPath = '/nowhere/chromium';
  expect(() => findBrowser({ chromiumPath, browserUrl: undefined, path: '' })).toThrow('CHROMIUM_PATH names no program: /nowhere/chromium');
  expect(findBrowser({ chromiumPath, browserUrl: undefined, mayBeElsewhere: true, path: '' })).toEqual({ path: chromiumPath });
});
