import { createStoredValue } from '#client/state/createStoredValue.ts';
import { memoize } from '#client/state/memoize.ts';
import { formDraftOwner } from '#client/ui/formDrafts.ts';

/** What variables are to say when one tries a prompt, by name. */
export type VariableValues = Readonly<Record<string, string>>;

const storedAt = memoize((key: string) =>
  createStoredValue<VariableValues>(key, {
    read: (stored) => {
      try {
        const values = JSON.parse(stored ?? '{}') as Record<string, unknown>;
        return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
      } catch {
        return {};
      }
    },
    write: (values) => JSON.stringify(values),
  }),
);

/** The values that somebody tries a prompt with: theirs, on this device. */
export const variableValuesOf = (promptId: string) => storedAt(`vault.promptValues.${formDraftOwner()}.${promptId}`);
