import { describe, expect, test } from 'vitest';
import { readWish, topicOf } from '#server/domain/assistant/wish/aims.ts';
import { changeFits, type Standing } from '#server/domain/assistant/changeFits.ts';
import { chooseTags } from '#server/domain/assistant/find/chooseTags.ts';
import { type Copy, mergesOf } from '#server/domain/assistant/find/copies.ts';
import { linkedBySeveral } from '#server/domain/assistant/find/linkedBySeveral.ts';
import { alikeSketches, isAlmostSame, sketchOf } from '#server/domain/assistant/find/sketch.ts';
import { isUglyTitle, titleInText } from '#server/domain/assistant/find/titleInText.ts';
import { noteOf } from '#server/domain/sources/bulk/mergeSources.ts';

describe('wishes', () => {
  test.each([
    ['Tag everything in the inbox that has no tags', ['TAG', 'MOVE']],
    ['Find duplicates and merge them', ['MERGE']],
    ['Which links are dead?', ['CHECK_LINKS']],
    ['Summarize what has no summary', ['SUMMARIZE']],
    ['Give clear titles', ['RENAME']],
    ['What is missing? Find the gaps', ['FIND_GAPS']],
    ['Busca duplicados y pon etiquetas', ['TAG', 'MERGE']],
    ['合并重复的资料，并加标签', ['TAG', 'MERGE']],
    ['ابحث عن المكرر وضع الوسوم', ['TAG', 'MERGE']],
    ['מזג כפילויות והוסף תגיות', ['TAG', 'MERGE']],
    ['Hello there', []],
    // False friends: parts of other words.
    ['A stage play about heritage', []],
  ])('%s', (wish, aims) => expect(readWish(wish).aims).toEqual(aims));

  test('a collection is about what stands in quotes, or behind "about"', () => {
    expect(readWish('Move everything about spaced repetition into a collection')).toMatchObject({ aims: ['COLLECT'] });
    expect(topicOf('Make a collection of “river maps”.')).toBe('river maps');
    expect(topicOf('Make a collection about bees')).toBe('bees');
    expect(topicOf('Collect')).toBeNull();
  });

  test('what it never does is heard', () => {
    expect(readWish('Delete everything older than a year')).toEqual({ aims: [], topic: null, asksForOther: true });
    expect(readWish('分享全部').asksForOther).toBe(true);
    expect(readWish('Tag it').asksForOther).toBe(false);
  });
});

const copy = (id: string, more: Partial<Copy> = {}): [string, Copy] => [id, { id, title: `Title ${id}`, isRead: true, collectionId: null, highlights: 0, createdAt: new Date(`2026-01-0${id.length}`), address: null, ...more }];

describe('copies', () => {
  test('the one that stays was read, lies in a collection, has most highlights and is the oldest', () => {
    const keptOf = (...copies: [string, Copy][]) => mergesOf([{ kind: 'SAME_FILE', ids: copies.map(([id]) => id) }], new Map(copies))[0]?.sourceIds?.[0];
    expect(keptOf(copy('a', { isRead: false, collectionId: 'c' }), copy('bb'))).toBe('bb');
    expect(keptOf(copy('a'), copy('bb', { collectionId: 'c' }))).toBe('bb');
    expect(keptOf(copy('a'), copy('bb', { highlights: 2 }))).toBe('bb');
    expect(keptOf(copy('bb'), copy('a'))).toBe('a');
  });

  test('each source is part of one merge, whatever ties it to others; the surest reason is told', () => {
    const merges = mergesOf([{ kind: 'SAME_TEXT', ids: ['bb', 'ccc'] }, { kind: 'SAME_ADDRESS', ids: ['a', 'bb'] }], new Map([copy('a'), copy('bb'), copy('ccc')]));
    expect(merges).toMatchObject([{ sourceIds: ['a', 'bb', 'ccc'], reason: 'SAME_ADDRESS', needsChoice: false }]);
  });

  test('what is almost the same, and what lies in different collections, waits for a choice', () => {
    expect(mergesOf([{ kind: 'ALMOST_SAME_TEXT', ids: ['a', 'bb'] }], new Map([copy('a'), copy('bb')]))[0]?.needsChoice).toBe(true);
    expect(mergesOf([{ kind: 'SAME_FILE', ids: ['a', 'bb'] }], new Map([copy('a', { collectionId: 'x' }), copy('bb', { collectionId: 'y' })]))[0]?.needsChoice).toBe(true);
  });

  test('false friends: a text that many pages have is the frame of a site', () => {
    const pages = ['a', 'bb', 'ccc', 'dddd'].map((id) => copy(id, { address: `example.org/${id}` }));
    expect(mergesOf([{ kind: 'SAME_TEXT', ids: pages.map(([id]) => id) }], new Map(pages))).toEqual([]);
  });
});

const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `word${String.fromCharCode(97 + ((at + from) % 26))}${String.fromCharCode(97 + (((at + from) / 26) | 0))}`).join(' ');

describe('almost the same text', () => {
  const text = `${words(200)} on 14 May`;
  test('found where a few words differ', () => {
    const other = text.replace('wordaa wordba', 'wordaa and then');
    const found = alikeSketches(new Map([['a', sketchOf(text)], ['b', sketchOf(other)], ['c', sketchOf(words(200, 300))]].flatMap(([id, sketch]) => (sketch ? [[id as string, sketch as Uint32Array] as const] : []))));
    expect(found).toEqual([['a', 'b']]);
    expect(isAlmostSame(text, other)).toBe(true);
  });
  test('false friends: the same form with other numbers, and short texts', () => {
    expect(isAlmostSame(`${words(200)} invoice 1042 of 14 May, 310 EUR`, `${words(200)} invoice 1043 of 21 May, 290 EUR`)).toBe(false);
    expect(sketchOf(words(30))).toBeNull();
    expect(isAlmostSame(words(30), words(30))).toBe(false);
    expect(isAlmostSame(words(200), words(200, 60))).toBe(false);
  });
});

describe('tags', () => {
  const uses = [{ name: 'Sleep', count: 4 }, { name: 'to read', count: 60 }, { name: 'art', count: 5 }];
  test('of what is most like it, and of its title', () => {
    const similar = [['Sleep'], ['sleep'], ['art']].map((tags) => ({ score: 0.5, tags }));
    expect(chooseTags({ title: 'Spindles', similar }, uses, 100)).toEqual([{ name: 'Sleep', reason: 'TAG_OF_SIMILAR', count: 2, of: 3 }]);
    expect(chooseTags({ title: 'On sleep and memory', similar: [] }, uses, 100)).toMatchObject([{ name: 'Sleep', reason: 'TAG_IN_TITLE' }]);
  });
  test('false friends: a tag that half of the space has, what is hardly like it, part of a word', () => {
    expect(chooseTags({ title: 'x', similar: Array.from({ length: 4 }, () => ({ score: 0.5, tags: ['to read'] })) }, uses, 100)).toEqual([]);
    expect(chooseTags({ title: 'x', similar: Array.from({ length: 4 }, () => ({ score: 0.05, tags: ['Sleep'] })) }, uses, 100)).toEqual([]);
    expect(chooseTags({ title: 'The heart of it', similar: [] }, uses, 100)).toEqual([]);
  });
});

describe('titles', () => {
  test.each([
    ['ebbinghaus-1885-memory.pdf', true],
    ['IMG_2041', true],
    ['https://example.org/a', true],
    ['scan 3', true],
    ['Memory', false],
    ['Images of memory', false],
    ['Node.js for beginners', false],
  ])('%s', (title, isUgly) => expect(isUglyTitle(title, { fileName: null, url: null })).toBe(isUgly));
  test('stand at the beginning of a text', () => {
    expect(titleInText([], 'Page 1\n12 May 2026\nMemory: A Contribution to Experimental Psychology\nHermann Ebbinghaus')).toBe('Memory: A Contribution to Experimental Psychology');
    expect(titleInText(['On Learning'], 'words')).toBe('On Learning');
    expect(titleInText([], '记忆的研究\n正文')).toBe('记忆的研究');
  });
  test('false friends: menus, numbers, sentences, the middle of one', () => {
    expect(titleInText([], 'Skip to main content\n17\nContents\nand so it went on for years\nIt was a dark night, and nobody knew why the rain had begun that early in the year.')).toBeNull();
  });
});

describe('gaps', () => {
  test('what several sites link to, without buttons and menus', () => {
    const page = (domain: string, ...addresses: string[]) => ({ id: domain, domain, addresses });
    expect(
      linkedBySeveral([
        page('a.example', 'https://paper.example/x?utm_source=a#s', 'https://twitter.com/share/x', 'https://a.example/about'),
        page('b.example', 'http://www.paper.example/x', 'https://twitter.com/share/x', 'https://b.example/about', 'https://once.example/y'),
        page('b.example', 'https://once.example/y'),
      ]),
    ).toMatchObject([{ normalizedUrl: 'paper.example/x', count: 2 }]);
  });
});

test('notes of copies are put together, each once', () => {
  expect(noteOf('', ['', 'a'])).toBe('a');
  expect(noteOf('one', ['one', ' two '])).toBe('one\n\ntwo');
});

describe('whether a change still fits', () => {
  const seen = { s: { updatedAt: '2026-01-01T00:00:00.000Z', collectionId: null } };
  const source = { ...seen.s, title: 'Old', summary: null, tagKeys: ['a'] };
  const standing = (more: Partial<typeof source> = {}): Standing => ({ sources: new Map([['s', { ...source, ...more }]]), collections: new Map([['c', 'Place']]), addresses: new Set(['https://there.example']) });
  const change = (act: Parameters<typeof changeFits>[0]['act'], more: Partial<Parameters<typeof changeFits>[0]> = {}) => ({ act, sourceIds: ['s'], tags: [], collectionId: null, needsId: null, before: null, after: null, seen, ...more });
  test.each([
    ['a tag that it lacks', change('TAG_SOURCES', { tags: ['b'] }), standing(), true],
    ['a tag that it has by now', change('TAG_SOURCES', { tags: ['A'] }), standing(), false],
    ['a tag of another that is gone', change('UNTAG_SOURCES', { tags: ['b'] }), standing(), false],
    ['a move', change('MOVE_SOURCES', { collectionId: 'c' }), standing(), true],
    ['a move of what somebody has moved', change('MOVE_SOURCES', { collectionId: 'c' }), standing({ collectionId: 'd' as never }), false],
    ['a move to a collection that is gone', change('MOVE_SOURCES', { collectionId: 'gone' }), standing(), false],
    ['a title', change('RENAME_SOURCE', { before: 'Old', after: 'New' }), standing(), true],
    ['a title that somebody has changed', change('RENAME_SOURCE', { before: 'Old', after: 'New' }), standing({ title: 'Other' }), false],
    ['the name of a collection', change('RENAME_COLLECTION', { sourceIds: [], collectionId: 'c', before: 'Place', after: 'New' }), standing(), true],
    ['a summary that is there by now', change('SUMMARIZE_SOURCE', { after: 'Short' }), standing({ summary: 'There' as never }), false],
    ['the trash', change('TRASH_SOURCES'), standing(), true],
    ['the trash for what somebody has changed', change('TRASH_SOURCES'), standing({ updatedAt: '2026-01-02T00:00:00.000Z' }), false],
    ['a merge with one that is gone', change('MERGE_SOURCES', { sourceIds: ['s', 'gone'] }), standing(), false],
    ['a link that is there by now', change('ADD_LINK', { sourceIds: [], after: 'https://there.example' }), standing(), false],
    ['a note', change('CREATE_NOTE', { sourceIds: [], after: 'Words' }), standing(), true],
    ['cards, which nothing makes yet', change('MAKE_CARDS'), standing(), false],
  ] as const)('%s', (_name, given, now, fits) => expect(changeFits(given, now)).toBe(fits));
});
