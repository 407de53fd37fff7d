import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { createRequestLoad } from '#server/platform/requestLoad.ts';

/** A server whose requests and event loop the test decides on. */
function observed() {
  let now = 0;
  let share = 0;
  const utilization = () => ({ idle: 0, active: 0, utilization: share });
  const load = createRequestLoad(utilization, () => now);
  const server = new EventEmitter();
  load.watch(server as Server);
  return {
    isHigh: load.isHigh,
    pass(ms: number, busyShare: number) {
      now += ms;
      share = busyShare;
    },
    request() {
      const response = new EventEmitter();
      server.emit('request', {}, response);
      return () => void response.emit('close');
    },
  };
}

test('it is high while a request waits and the event loop is busy', () => {
  const { isHigh, pass, request } = observed();
  pass(200, 0.9);
  expect(isHigh()).toBe(false);
  const answer = request();
  expect(isHigh()).toBe(true);
  answer();
  expect(isHigh()).toBe(false);
});

test('it is low while there is time for all', () => {
  const { isHigh, pass, request } = observed();
  request();
  pass(200, 0.4);
  expect(isHigh()).toBe(false);
});

test('uploads and streams are no load, however long they take', () => {
  const { isHigh, pass, request } = observed();
  request();
  pass(5_000, 0.9);
  expect(isHigh()).toBe(false);
});
