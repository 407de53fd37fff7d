// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { noteDrafts } from '#client/notes/noteContent.ts';
import { setFormDraftOwner } from '#client/ui/formDrafts.ts';

const draft = { content: { title: 'Points', text: 'What I wrote' }, since: '2026-05-14T09:12:00.000Z' };

beforeEach(() => localStorage.clear());

test('a draft is there for who wrote it, and for nobody else', () => {
  setFormDraftOwner('mira@example.org');
  expect(noteDrafts.save('source_1', draft)).toBe(true);
  setFormDraftOwner('ada@example.org');
  expect(noteDrafts.read('source_1')).toBeNull();
  noteDrafts.forget('source_1');
  setFormDraftOwner('mira@example.org');
  expect(noteDrafts.read('source_1')).toEqual(draft);
  noteDrafts.forget('source_1');
  expect(noteDrafts.read('source_1')).toBeNull();
});

test('what cannot be read is none', () => {
  localStorage.setItem('vault.draft.mira@example.org.source_1', '{"title": 1}');
  expect(noteDrafts.read('source_1')).toBeNull();
});
