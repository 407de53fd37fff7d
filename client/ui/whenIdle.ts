/** How long a page may be busy before what waits for its rest is done all the same. */
const AT_THE_LATEST_MS = 5_000;
/** Where a browser does not tell when it is at rest. */
const TAKEN_FOR_REST_MS = 1_500;

/** Does something that can wait: once the page has loaded and the browser is at rest. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  let stop = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(() => act(), { timeout: AT_THE_LATEST_MS });
      stop = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(act, TAKEN_FOR_REST_MS);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    stop = () => removeEventListener('load', wait);
  }
  return () => stop();
}
