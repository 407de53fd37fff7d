/** How tests that have a page wait on a busy machine: cheaply, and for long. */
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

export {};
