import { createStoredValue } from '#client/state/createStoredValue.ts';
import { memoize } from '#client/state/memoize.ts';
import { formDraftOwner } from '#client/ui/formDrafts.ts';
import { fillInput, type VariableFill } from './variableFill.ts';

/** What variables are to say when one tries a prompt, by name. */
export type VariableValues = Readonly<Record<string, VariableFill>>;

const isFill = (value: unknown): value is VariableFill => {
  const { kind, text, search, id, title } = Object(value) as Readonly<Record<string, unknown>>;
  return kind === 'text' ? typeof text === 'string' : kind === 'search' ? typeof search === 'string' : (kind === 'source' || kind === 'collection') && typeof id === 'string' && typeof title === 'string';
};

/** Values as they were stored; what cannot be read is left out. */
export function readValues(stored: string | null): VariableValues {
  try {
    const values = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    // Texts were once stored as they are.
    return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, { kind: 'text', text: value }] as const] : isFill(value) ? [[name, value] as const] : [])));
  } catch {
    return {};
  }
}

const storedAt = memoize((key: string) => createStoredValue<VariableValues>(key, { read: readValues, write: (values) => JSON.stringify(values) }));

/** The values that somebody tries a prompt with: theirs, on this device. */
export const variableValuesOf = (promptId: string) => storedAt(`vault.promptValues.${formDraftOwner()}.${promptId}`);

/** The values with one that is different; one that says nothing is left out. */
export function withValue(values: VariableValues, name: string, fill: VariableFill | null): VariableValues {
  const { [name]: _before, ...rest } = values;
  return fill === null || (fill.kind === 'text' && fill.text === '') ? rest : { ...rest, [name]: fill };
}

/** Values as a run is asked with them; a search without a question is none. */
export const givenValues = (values: VariableValues, names: readonly string[]) =>
  names.flatMap((name) => {
    const fill = values[name];
    if (!fill || (fill.kind === 'search' && fill.search.trim() === '')) return [];
    return [{ name, fill: fillInput(fill) }];
  });
