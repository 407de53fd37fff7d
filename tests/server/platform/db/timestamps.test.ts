import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { fastTypeParsers } from '#server/platform/db/timestamps.ts';

const { TIMESTAMPTZ, TIMESTAMP, INT4, JSONB } = pg.types.builtins;
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const parse = (type: TypeId, text: string): unknown => (fastTypeParsers.getTypeParser(type, 'text') as (text: string) => unknown)(text);
const parseByDriver = (type: TypeId, text: string): unknown => pg.types.getTypeParser(type, 'text')(text);
const padded = (value: number, length = 2) => String(value).padStart(length, '0');

const timestamp = fc
  .record({
    date: fc.date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true }),
    fraction: fc.option(fc.string({ unit: fc.constantFrom('0', '1', '5', '9'), minLength: 1, maxLength: 6 })),
    zone: fc.constantFrom('+00', '+02', '-03:30', '+05:45'),
  })
  .map(({ date, fraction, zone }) => {
    const day = `${padded(date.getUTCFullYear(), 4)}-${padded(date.getUTCMonth() + 1)}-${padded(date.getUTCDate())}`;
    return `${day} ${padded(date.getUTCHours())}:${padded(date.getUTCMinutes())}:${padded(date.getUTCSeconds())}${fraction === null ? '' : `.${fraction}`}${zone}`;
  });

test('a timestamp is what the driver would parse', () => {
  fc.assert(fc.property(timestamp, (text) => { expect(parse(TIMESTAMPTZ, text)).toEqual(parseByDriver(TIMESTAMPTZ, text)); }), { numRuns: 2_000 });
});

test.each([[TIMESTAMPTZ, 'infinity'], [TIMESTAMPTZ, '0044-03-15 12:00:00+00 BC'], [TIMESTAMPTZ, '12026-01-01 00:00:00+00'], [TIMESTAMP, '2026-05-14 09:12:00'], [INT4, '7'], [JSONB, '{"a": 1}']])(
  'all else is left to the driver: %i %s',
  (oid, text) => expect(parse(oid, text)).toEqual(parseByDriver(oid, text)),
);
