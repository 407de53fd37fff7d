import { pino } from 'pino';
import { createHostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import { openHostSlots } from '#server/platform/fetch/hostSlots.ts';

/** A worker that asks a host twice, says so, and waits to be killed. */
const [url = '', host = ''] = process.argv.slice(2);
const gate = createHostLimiter(2, { slots: openHostSlots(url, pino({ level: 'silent' })) });
const signal = new AbortController().signal;
await Promise.all([gate.acquire(host, signal), gate.acquire(host, signal)]);
process.send?.('held');
setInterval(() => undefined, 1_000);
