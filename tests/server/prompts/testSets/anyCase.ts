import fc from 'fast-check';
import { type TestCaseContent, testCaseSchema } from '#server/domain/prompts/testSets/testCase.ts';

const awkward = fc.constantFrom('', ' ', '\n', '\r\n', '\r', '\t', ',', ';', '|', '"', '""', "'", "'=", '=1+1', '-1', '+', '@x', 'text:', 'search:', 'source_', 'source_01h455vb4pex5vsknk084sn02q', 'collection_', 'contains:x', 'javascript:1', 'similar:', 'expected', '\uFEFF', '\u2028', '😀', 'مرحبا', '{{name}}', '__proto__', 'file://x', '- a: b', '| ', '#', 'null', '1e3');
const text = fc.array(fc.oneof(awkward, fc.string({ unit: 'grapheme' })), { maxLength: 6 }).map((parts) => parts.join('').replaceAll('\0', '').toWellFormed());
const someText = text.filter((value) => value !== '');
const name = fc.oneof(fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,12}$/), fc.constantFrom('expected', 'Expected', 'assert', 'assert1', '__expected', '__description', '__proto__', 'constructor', 'größe'));
const fill = fc.oneof(fc.record({ text }), fc.record({ search: text }), fc.record({ sourceId: fc.uuid({ version: 7 }) }), fc.record({ collectionId: fc.uuid({ version: 7 }) }));
const assertion = fc.oneof(
  fc.record({ kind: fc.constantFrom('CONTAINS', 'NOT_CONTAINS', 'EQUALS', 'JUDGE'), value: someText }),
  fc.record({ kind: fc.constant('SIMILARITY'), value: someText, threshold: fc.integer({ min: 0, max: 1_000 }).map((share) => share / 1_000) }),
  fc.record({ kind: fc.constant('REGEX'), value: fc.constantFrom('a+', '^x,"y"$', '\\d;', "'=") }),
  fc.record({ kind: fc.constant('JSON_SCHEMA'), value: fc.constantFrom('{}', '{ "type" : "object" }', '{"const":"a\\nb"}') }),
);

/** Every case that says something, as the vault can hold it. */
export const anyCase: fc.Arbitrary<TestCaseContent> = fc
  .record({ values: fc.uniqueArray(fc.record({ name, fill }), { maxLength: 4, selector: (value) => value.name }), expected: fc.option(someText, { nil: null }), assertions: fc.array(assertion, { maxLength: 4 }) })
  .map((given) => testCaseSchema.parse(given))
  .filter(({ values, expected, assertions }) => values.length + assertions.length > 0 || expected !== null);
