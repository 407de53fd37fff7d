import fc from 'fast-check';
import type { PortablePrompt } from '#server/domain/prompts/formats/portablePrompt.ts';
import { isPromptName } from '#server/templates/parseTemplate.ts';

/** What is easily lost on the way through JSON, YAML and Markdown. */
const awkward = fc.constantFrom(
  '', ' ', '\n', '\r\n', '\t', '---', '# User', '# System\n', '\n# Assistant\n', '{{name}}', '{{> tone/voice}}', '{{>tone}}', '\\{{', '{{ name | upper }}', '{% if a %}', '@@@langfusePrompt:name=a|label=production@@@',
  'file://prompt.txt', 'prompt.json', '[{"role":"user","content":"x"}]', '- role: user', 'null', 'true', '~', '1e3', '0x1f', '<<', '&a', '*a', '!!str', '? ', ': ', '#', '"', "'", '\u2028', '\u0085', '\uFEFF', '\u0007', '😀', 'مرحبا', '__proto__', 'constructor', '>', '|', '%YAML', '...', 'y', 'no', '2026-01-01', '𝒳', '\\n', '\\u0041',
);
const anyText = fc.array(fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), { maxLength: 8 }).map((parts) => parts.join('').replaceAll('\0', '').toWellFormed());
const word = fc.stringMatching(/^[a-z0-9_-]{1,12}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')).filter(isPromptName);
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const unseen = /[\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;
const anyLine = anyText.map((text) => text.replace(turning, '').replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed().trim()).filter((text) => text.replace(unseen, '') !== '');
const variableName = fc.oneof(fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,12}$/), fc.constantFrom('__proto__', 'constructor', 'toString', 'größe', 'null', 'y'));
const fill = fc.oneof(
  fc.constant(null),
  fc.record({ text: anyText }),
  fc.record({ search: anyText }),
  fc.record({ sourceId: fc.uuid({ version: 7 }) }),
  fc.record({ collectionId: fc.uuid({ version: 7 }) }),
);
const schema = fc.oneof(
  fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('type', 'properties', '__proto__')), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom('{}', '{ "type" : "object" }', '{"a":1.0}', '{"a":1,"a":2}', `{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`, '{"__proto__":{"x":1}}'),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const plain = (value: number) => (Object.is(value, -0) ? 0 : value);
const share = (max: number) => fc.double({ min: 0, max, noNaN: true }).map(plain);
const params = fc.record({
  model: maybe(anyLine),
  temperature: maybe(share(2)),
  maxTokens: maybe(fc.integer({ min: 1, max: 2 ** 31 })),
  topP: maybe(share(1)),
  seed: maybe(fc.maxSafeInteger().map(plain)),
  stop: fc.array(anyText.map((text) => text.slice(0, 200).toWellFormed()).filter((text) => text !== ''), { maxLength: 3 }),
  responseSchema: maybe(schema),
});
const other = fc.record({ role: fc.constantFrom('USER' as const, 'ASSISTANT' as const), text: anyText });
const messages = fc.tuple(fc.option(anyText, { nil: undefined }), fc.array(other, { maxLength: 3 })).map(([system, others]) => [...(system === undefined ? [] : [{ role: 'SYSTEM' as const, text: system }]), ...others]);

/** Every prompt that the vault can hold. */
export const anyPrompt: fc.Arbitrary<PortablePrompt> = fc.record({
  kind: fc.constantFrom('PROMPT' as const, 'FRAGMENT' as const),
  name,
  title: anyLine,
  description: anyText,
  note: anyText,
  version: maybe(fc.integer({ min: 1, max: 5_000 })),
  labels: fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,20}$/).filter((label) => label !== 'latest'), { maxLength: 3 }),
  path: fc.array(anyLine, { maxLength: 3 }),
  content: fc.record({ messages, params, variables: fc.uniqueArray(fc.record({ name: variableName, description: anyText, fill }), { maxLength: 4, selector: ({ name: called }) => called }) }),
});
