import { pino } from 'pino';
import { createHostGate } from '#server/platform/fetch/hostGate.ts';
import { openHostSlots } from '#server/platform/fetch/hostSlots.ts';

/** A worker that asks a host twice, says so, and waits to be killed. */
const [url = '', host = ''] = process.argv.slice(2);
const gate = createHostGate(2, { slots: openHostSlots(url, pino({ level: 'silent' })) });
const signal = new AbortController().signal;
await Promise.all([gate.enter(host, signal), gate.enter(host, signal)]);
process.send?.('held');
setInterval(() => undefined, 1_000);
