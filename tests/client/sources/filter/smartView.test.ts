import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFilterOf, plainView, viewOf, type SourceView } from '#client/sources/filter/sourceView.ts';
import { narrowingOf, smartAddress, viewOfSmart, type SmartCollection } from '#client/sources/filter/smartView.ts';

/** What the vault answers of a filter that was saved. */
function savedOf(view: SourceView, place: string): Pick<SmartCollection, 'id' | 'filter'> {
  const { tags, sizeKB, ...filter } = listFilterOf(view, place);
  return {
    id: 'smartcollection_mine',
    filter: {
      text: null, types: null, statuses: null, failureCodes: null, createdAfter: null, createdBefore: null, createdWithinDays: null, favorites: false, recent: false, collectionId: null, collection: null, includeDescendants: false, withoutCollection: false,
      ...filter, tags: tags?.any ?? null, minSizeKB: sizeKB?.min ?? null, maxSizeKB: sizeKB?.max ?? null,
    } as SmartCollection['filter'],
  };
}

const view: SourceView = { ...plainView, q: 'memory', types: ['URI'], reasons: ['DNS', 'TLS'], tags: ['ml'], from: '2026-05-01', to: '2026-05-31', minKB: 5, recent: true };
const opened = (address: string) => viewOf(new URL(address, 'https://vault.example.org').searchParams);

test('what was saved opens as All sources with the same filter, by the days it was saved with', () => {
  const smart = savedOf(view, 'all');
  expect(smartAddress(smart)).toMatch(/^\/collection\/all\?smart=smartcollection_mine&/);
  expect(opened(smartAddress(smart))).toEqual(view);
  expect(narrowingOf(viewOfSmart(smart))).toBe(narrowingOf(view));
});

test('what was saved as the last 30 days is the last 30 days whenever it is opened', () => {
  const rolling: SourceView = { ...plainView, days: 30 };
  const smart = savedOf(rolling, 'all');
  expect(smart.filter).toMatchObject({ createdWithinDays: 30, createdAfter: null });
  expect(opened(smartAddress(smart))).toEqual(rolling);
});

test('what was saved in a collection looks there alone, with or without what lies below', () => {
  for (const below of [false, true]) {
    const smart = savedOf({ ...view, below }, 'collection_reading');
    expect(opened(smartAddress(smart))).toEqual({ ...view, within: 'collection_reading', below });
    expect(listFilterOf(opened(smartAddress(smart)), 'all')).toEqual(listFilterOf({ ...view, below }, 'collection_reading'));
  }
});

test('what was saved in the Inbox opens there; how sources are shown stays', () => {
  expect(smartAddress(savedOf(view, 'inbox'), '?view=list')).toMatch(/^\/collection\/inbox\?.*view=list/);
});

test('any day is the same day again', () => {
  const day = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  fc.assert(fc.property(day, day, (from, to) => {
    const { from: first, to: last } = viewOfSmart(savedOf({ ...plainView, from, to }, 'all'));
    expect([first, last]).toEqual([from, to]);
  }));
});
