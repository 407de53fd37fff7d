// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { deleteDraft, saveDraft, readDraft } from '#client/notes/drafts.ts';
import { setFormDraftOwner } from '#client/ui/formDrafts.ts';

const draft = { title: 'Points', text: 'What I wrote', since: '2026-05-14T09:12:00.000Z' };

beforeEach(() => localStorage.clear());

test('a draft is there for who wrote it, and for nobody else', () => {
  setFormDraftOwner('mira@example.org');
  expect(saveDraft('source_1', draft)).toBe(true);
  setFormDraftOwner('ada@example.org');
  expect(readDraft('source_1')).toBeNull();
  deleteDraft('source_1');
  setFormDraftOwner('mira@example.org');
  expect(readDraft('source_1')).toEqual(draft);
  deleteDraft('source_1');
  expect(readDraft('source_1')).toBeNull();
});

test('what cannot be read is none', () => {
  localStorage.setItem('vault.draft.mira@example.org.source_1', '{"title": 1}');
  expect(readDraft('source_1')).toBeNull();
});
