// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '#client/notes/drafts.ts';
import { keepUnsavedOf } from '#client/ui/unsaved.ts';

const draft = { title: 'Points', text: 'What I wrote', since: '2026-05-14T09:12:00.000Z' };

beforeEach(() => localStorage.clear());

test('a draft is there for who wrote it, and for nobody else', () => {
  keepUnsavedOf('mira@example.org');
  expect(keepDraft('source_1', draft)).toBe(true);
  keepUnsavedOf('ada@example.org');
  expect(readDraft('source_1')).toBeNull();
  dropDraft('source_1');
  keepUnsavedOf('mira@example.org');
  expect(readDraft('source_1')).toEqual(draft);
  dropDraft('source_1');
  expect(readDraft('source_1')).toBeNull();
});

test('what cannot be read is none', () => {
  localStorage.setItem('vault.draft.mira@example.org.source_1', '{"title": 1}');
  expect(readDraft('source_1')).toBeNull();
});
