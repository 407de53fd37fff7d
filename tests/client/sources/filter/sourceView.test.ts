import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  everything,
  failureCodes,
  filterOf,
  layoutSearch,
  orderOf,
  paramsOf,
  plainView,
  searchesWhileTyping,
  sourceStatuses,
  sourceTypes,
  viewOf,
  type SourceView,
} from '#client/sources/filter/sourceView.ts';
import { shortFailureMessages } from '#client/sources/status/sourceMessages.ts';
import { withoutFilter } from '#client/sources/filter/withoutFilter.ts';

const read = (search: string) => viewOf(new URLSearchParams(search));
const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const word = fc.stringMatching(/^[^\s,][^,]{0,20}[^\s,]$/).map((text) => text.trim()).filter((text) => text !== '');
const anyView: fc.Arbitrary<SourceView> = fc.record({
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  types: fc.subarray([...sourceTypes]),
  statuses: fc.subarray([...sourceStatuses]),
  reasons: fc.subarray([...failureCodes]),
  tags: fc.uniqueArray(word, { maxLength: 5 }),
  from: fc.option(day),
  to: fc.option(day),
  days: fc.option(fc.integer({ min: 1, max: 36_500 })),
  minKB: fc.option(fc.nat()),
  maxKB: fc.option(fc.nat()),
  favorites: fc.boolean(),
  recent: fc.boolean(),
  within: fc.option(fc.constant('collection_reading')),
  below: fc.boolean(),
  sort: fc.constantFrom(null, 'modified', 'created', 'name', 'size', 'type', 'relevance', 'best'),
  layout: fc.constantFrom('grid', 'list'),
  preview: fc.boolean(),
}).map((view) => (view.days === null ? view : { ...view, from: null, to: null }));

describe('a view in the address', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(viewOf(new URLSearchParams(paramsOf(view).toString()))).toEqual(view);
      }),
    );
  });

  test('is nothing when nobody asked for anything, and leaves alone what is not its own', () => {
    expect(paramsOf(plainView).toString()).toBe('');
    expect(paramsOf({ ...plainView, q: 'sleep' }, new URLSearchParams('from-mail=1&q=old')).toString()).toBe('from-mail=1&q=sleep');
  });

  test('passes over what it does not understand, whatever stands there', () => {
    expect(read('types=link,virus&status=failed,gone&from=2026-02-30&to=tomorrow&min=-1&max=lots&sort=luck&view=cube')).toEqual({
      ...plainView,
      types: ['URI'],
      statuses: ['FAILED'],
    });
    fc.assert(fc.property(fc.webQueryParameters(), (search) => void paramsOf(read(search))));
  });

  test('has as many tags as the API takes in one filter', () => {
    const tags = Array.from({ length: 120 }, (_, at) => `tag ${at}`);
    expect(read(`tags=${tags.join(',')}`).tags).toEqual(tags.slice(0, 100));
  });

  test('keeps only how sources are shown on the way to another collection', () => {
    expect(layoutSearch('?q=sleep&types=link&sort=name&view=list&below=1')).toBe('?sort=name&view=list');
    expect(layoutSearch('?q=sleep&sort=relevance')).toBe('');
    expect(layoutSearch('?q=sleep&sort=best')).toBe('');
  });
});

test('every reason for which sources fail can be asked for', () => {
  expect([...failureCodes].sort()).toEqual(Object.keys(shortFailureMessages).sort());
});

describe('what the API is asked', () => {
  test('nothing without a condition; layout and order are none', () => {
    expect(filterOf(plainView)).toBeUndefined();
    expect(filterOf(read('view=list&sort=name&below=1'))).toBeUndefined();
  });

  test('every field by its name, whole days by the clock of the person', () => {
    expect(filterOf(read('q=sleep&types=link,file&status=failed&reason=no_text_layer,unreachable,luck&tags=draft,to+read&from=2026-05-01&to=2026-05-31&min=10&max=5120&favorites=1&recent=1'))).toEqual({
      text: 'sleep',
      types: ['URI', 'FILE'],
      statuses: ['FAILED'],
      failureCodes: ['UNREACHABLE', 'NO_TEXT_LAYER'],
      tags: { any: ['draft', 'to read'] },
      createdAfter: new Date(2026, 4, 1).toISOString(),
      createdBefore: new Date(2026, 5, 1).toISOString(),
      sizeKB: { min: 10, max: 5120 },
      favorites: true,
      recent: true,
    });
    expect(filterOf(read('days=30&from=2026-05-01'))).toEqual({ createdWithinDays: 30 });
    for (const none of ['0', '-7', '7.5', '36501', 'many']) expect(filterOf(read(`days=${none}`))).toBeUndefined();
    expect(filterOf(read('max=0'))).toEqual({ sizeKB: { max: 0 } });
  });

  test('last changed first, by relevance while searching, and what one chose before both', () => {
    expect(orderOf(plainView)).toBe('MODIFIED');
    expect(orderOf(read('sort=relevance'))).toBe('MODIFIED');
    expect(orderOf(read('sort=best'))).toBe('MODIFIED');
    expect(orderOf(read('q=sleep'))).toBe('RELEVANCE');
    expect(orderOf(read('q=sleep&sort=best'))).toBe('BEST_MATCH');
    expect(orderOf(read('q=sleep&sort=modified'))).toBe('MODIFIED');
  });
});

describe('the filters in force', () => {
  test('each can be taken away by itself, and then it is gone and the others are not', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const all = activeFilters(view);
        for (const filter of all) {
          expect(activeFilters({ ...view, ...withoutFilter(view, filter) })).toEqual(all.filter((other) => other !== filter));
        }
      }),
    );
  });

  test('all at once: search and conditions go, order and layout stay', () => {
    expect(everything(read('in=collection_a&below=1'))).toEqual(plainView);
    expect({ ...read('in=collection_a&below=1'), ...withoutFilter(read('in=collection_a&below=1'), { kind: 'within', value: 'collection_a' }) }).toEqual(plainView);
    expect(everything(read('q=sleep&types=link&favorites=1&sort=name&view=list'))).toEqual({ ...plainView, sort: 'name', layout: 'list' });
  });
});

test('a search runs above two characters, or when the field is empty', () => {
  expect(['', '  ', 's', 'sl', 'sl ', 'sle'].map(searchesWhileTyping)).toEqual([true, true, false, false, false, true]);
});
