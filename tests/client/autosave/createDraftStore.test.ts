// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '#client/autosave/createDraftStore.ts';
import { noteDrafts, type NoteContent } from '#client/notes/noteContent.ts';
import { setFormDraftOwner } from '#client/ui/formDrafts.ts';

const since = '2026-05-14T09:12:00.000Z';
const draft = (text: string) => ({ content: { title: 'Points', text }, since });
const storedText = () => noteDrafts.read('source_1')?.content.text ?? null;

function given() {
  const rooms: boolean[] = [];
  const store = createDraftStore<NoteContent>(noteDrafts, 'source_1', (hasRoom) => rooms.push(hasRoom));
  return { store, rooms };
}

beforeEach(() => {
  localStorage.clear();
  setFormDraftOwner('mira@example.org');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is typed is stored twice a second while one types, never at a key', () => {
  const { store } = given();
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  for (let key = 1; key <= 100; key++) {
    store.put(draft('x'.repeat(key)));
    vi.advanceTimersByTime(50);
    // A crash now loses what was typed in half a second.
    if (key >= 10) expect(storedText()?.length ?? 0).toBeGreaterThanOrEqual(key - 10);
  }
  expect(writes.mock.calls.length).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(500);
  expect(storedText()).toHaveLength(100);
});

test('it is stored at once when the page may go, once', () => {
  const { store, rooms } = given();
  store.put(draft('going'));
  expect(storedText()).toBeNull();
  store.flush();
  expect(storedText()).toBe('going');
  store.flush();
  vi.advanceTimersByTime(1000);
  expect(rooms).toEqual([true]);
});

test('what is saved is neither stored any more nor stored later', () => {
  const { store } = given();
  store.put(draft('first'));
  store.flush();
  store.put(draft('second'));
  store.drop();
  vi.advanceTimersByTime(1000);
  expect(storedText()).toBeNull();
});

test('no room is told, and room again', () => {
  const { store, rooms } = given();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  store.put(draft('long'));
  vi.advanceTimersByTime(500);
  full.mockRestore();
  store.put(draft('short'));
  vi.advanceTimersByTime(500);
  expect(rooms).toEqual([false, true]);
});

test('the words of one who has signed out meanwhile are not stored as those of the next', () => {
  const { store } = given();
  store.put(draft('of Mira'));
  setFormDraftOwner('ada@example.org');
  store.flush();
  expect(storedText()).toBeNull();
  setFormDraftOwner('mira@example.org');
  expect(storedText()).toBe('of Mira');
  setFormDraftOwner('ada@example.org');
  noteDrafts.save('source_1', draft('of Ada'));
  store.drop();
  expect(storedText()).toBe('of Ada');
});
