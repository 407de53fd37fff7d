// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutosave, type CodedAttempt } from '#client/autosave/useAutosave.ts';
import { noteDrafts, noteRules, type NoteContent } from '#client/notes/noteContent.ts';
import { setFormDraftOwner } from '#client/ui/formDrafts.ts';
import { createMockEnvironment } from '../relay/mockEnvironment.ts';

const since = '2026-05-14T09:12:00.000Z';
const note = (text: string): NoteContent => ({ title: 'Points', text });
const storedText = () => noteDrafts.read('source_1')?.content.text ?? null;

beforeEach(() => {
  localStorage.clear();
  setFormDraftOwner('mira@example.org');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The surface of a note, and what lay on the device whenever one of its saves began. */
function open(environment = createMockEnvironment(), isAutomatic = true) {
  const storedAtSave: (string | null)[] = [];
  const save = () => {
    storedAtSave.push(storedText());
    return new Promise<CodedAttempt<NoteContent, string>>(() => undefined);
  };
  const saved = note('first');
  const { result, unmount } = renderHook(() => useAutosave<NoteContent, string>({ ...noteRules, id: 'source_1', saved, since, drafts: noteDrafts, isAutomatic, save, onNewer: () => undefined }), {
    wrapper: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
  });
  return { environment, unmount, storedAtSave, type: (text: string) => act(() => result.current.type(note(text))), flush: () => act(() => result.current.flush()), initial: () => result.current.initial.text };
}

const hide = () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
};

test.each([
  ['is reloaded', (_surface: ReturnType<typeof open>) => dispatchEvent(new Event('pagehide'))],
  ['is hidden, after which a phone may end it', () => hide()],
  ['shows something else', ({ unmount }: ReturnType<typeof open>) => unmount()],
])('what was typed lies on the device when the page %s, with and without autosave', (_name, leave) => {
  for (const isAutomatic of [true, false]) {
    localStorage.clear();
    const surface = open(undefined, isAutomatic);
    surface.type('one word');
    expect(storedText()).toBeNull();
    act(() => leave(surface));
    expect(storedText()).toBe('one word');
    surface.unmount();
  }
});

test('it lies there before it is sent: an answer may never come', () => {
  const { type, flush, storedAtSave } = open();
  type('one word');
  flush();
  expect(storedAtSave).toEqual(['one word']);
});

test('another surface of the same content begins with what was typed in this one', () => {
  const first = open();
  first.type('one word');
  const second = open(first.environment);
  expect(second.initial()).toBe('one word');
});

test('what is typed while a save is on its way lies on the device when the page is left', () => {
  const { type, flush, unmount } = open();
  type('one');
  flush();
  type('one two');
  unmount();
  expect(storedText()).toBe('one two');
});
