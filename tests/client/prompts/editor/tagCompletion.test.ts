import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { tagsAt } from '#client/prompts/editor/field/tagCompletion.ts';

const known = () => ({ variables: ['reader', 'source'], fragments: ['house/rules'] });

function listed(text: string) {
  const result = tagsAt(known)(new CompletionContext(EditorState.create({ doc: text }), text.length, false));
  return result && { from: result.from, names: result.options.map(({ label }) => label) };
}

test('braces list variables, and with an angle bracket fragments; nothing else lists anything', () => {
  expect(listed('For {{')).toEqual({ from: 6, names: ['reader', 'source'] });
  expect(listed('For {{re')).toEqual({ from: 6, names: ['reader', 'source'] });
  expect(listed('{{> ')).toEqual({ from: 4, names: ['house/rules'] });
  expect(listed('For {re')).toBeNull();
  expect(listed('{{reader}} ')).toBeNull();
});
