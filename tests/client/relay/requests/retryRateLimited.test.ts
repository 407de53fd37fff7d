import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryRateLimited } from '#client/relay/requests/retryRateLimited.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooMany = (retryAfter?: string) => new Response('{}', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
const answers = (...responses: Response[]) => vi.fn<typeof fetch>(async () => responses.shift() ?? new Response('{}'));

test('a call that was one too many is sent again after the time the vault asks for', async () => {
  const send = answers(tooMany('7'));
  const answer = retryRateLimited(send)('/graphql', { method: 'POST', body: 'a' });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('what is refused three times, for more than a minute, or without a time is answered', async () => {
  const stubborn = answers(tooMany('1'), tooMany('1'), tooMany('1'));
  const answer = retryRateLimited(stubborn)('/graphql');
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await answer).status).toBe(429);
  expect(stubborn).toHaveBeenCalledTimes(3);
  expect((await retryRateLimited(answers(tooMany('3600')))('/graphql')).status).toBe(429);
  expect((await retryRateLimited(answers(tooMany()))('/graphql')).status).toBe(429);
});

test('other answers are answered as they are', async () => {
  const send = answers(new Response('', { status: 503, headers: { 'retry-after': '1' } }));
  expect((await retryRateLimited(send)('/graphql')).status).toBe(503);
});

test('nobody waits for a call that is not wanted any more', async () => {
  const wanted = new AbortController();
  const send = answers(tooMany('5'));
  const answer = retryRateLimited(send)('/graphql', { signal: wanted.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  wanted.abort();
  expect(await answer).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});
