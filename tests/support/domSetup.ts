import { afterAll, vi } from 'vitest';

/**
 * Before every test file of the client. They share React, Relay, jsdom and its page, which take longer to load than most
 * files take to run; the client's own modules, and what they remember, each file loads for itself.
 */
const restoreGlobals = rememberProperties(globalThis);
const restoreElements = typeof Element === 'undefined' ? () => undefined : rememberProperties(Element.prototype);
// What is looked for may take long on a busy machine: whoever is right at once waits for nothing.
if (typeof document !== 'undefined') (await import('@testing-library/react')).configure({ asyncUtilTimeout: 60_000 });
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (typeof document !== 'undefined') await emptyPage();
  restoreGlobals();
  restoreElements();
  vi.resetModules();
});

async function emptyPage(): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Answers how to undo what is added to an object or changed in it from now on. */
function rememberProperties(object: object): () => void {
  const before = Object.getOwnPropertyDescriptors(object) as Record<string, PropertyDescriptor>;
  return () => {
    for (const [key, now] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      const { [key]: then } = before;
      // Libraries mark what they have done once by such names, and are shared.
      if (key.startsWith('_') || (then && then.value === now.value && then.get === now.get)) continue;
      if (then) Object.defineProperty(object, key, then);
      else Reflect.deleteProperty(object, key);
    }
  };
}

// How tests that have a page wait on a busy machine: cheaply, and for long.
if (typeof document !== 'undefined') {
  const [{ configure, prettyDOM }, { unstable_forceFrameRate: forceFrameRate }] = await Promise.all([import('@testing-library/dom'), import('scheduler')]);

  configure({
    asyncUtilTimeout: 30_000,
    // An error prints the page only when somebody reads it. Whoever waits asks dozens of times in vain, and printing the
    // page each time cost more than drawing it.
    getElementError(message, container) {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      const read = () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`;
      return Object.defineProperty(error, 'message', { get: read, configurable: true });
    },
  });

  // React draws a transition in slices of 5 ms and lets others in between; here those are the checks of whoever waits for
  // it, which take far longer: on a busy machine it would never be drawn.
  forceFrameRate(1);
}
