import { createStreamHub } from './streamHub.ts';

/** One for all windows of the browser; it ends with the last of them. */
const hub = createStreamHub();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port) hub.connect(port);
});
