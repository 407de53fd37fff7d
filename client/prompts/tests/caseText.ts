import { graphql, readInlineData } from 'react-relay/hooks';
import type { caseText_case$key } from '#client/__generated__/caseText_case.graphql.ts';
import type { VariableFillInput } from '#client/__generated__/useSaveTestSetMutation.graphql.ts';
import { type Assertion, readAssertion } from './assertionText.ts';

/** What a variable of a case is filled with. */
export interface CaseValue {
  readonly name: string;
  /** In words; empty for what is gone. */
  readonly words: string;
  /** Null for what is gone. */
  readonly fill: VariableFillInput | null;
}

/** A row of a test set. */
export interface EditedCase {
  readonly id: string;
  /** Empty: no answer in particular. */
  readonly expected: string;
  readonly values: readonly CaseValue[];
  readonly assertions: readonly Assertion[];
}

/** A case of the store. */
export function readCase(ref: caseText_case$key): EditedCase {
  const { id, expected, values, assertions } = readInlineData<caseText_case$key>(
    graphql`
      fragment caseText_case on TestCase @inline {
        id
        expected
        values {
          name
          fill {
            text
            search
            source {
              id
              title
            }
            collection {
              id
              name
            }
          }
        }
        assertions {
          ...assertionText_assertion
        }
      }
    `,
    ref,
  );
  return {
    id,
    expected: expected ?? '',
    values: values.map(({ name, fill: { text, search, source, collection } }) => {
      if (source) return { name, words: source.title, fill: { sourceId: source.id } };
      if (collection) return { name, words: collection.name, fill: { collectionId: collection.id } };
      if (typeof search === 'string') return { name, words: search, fill: { search } };
      return { name, words: text ?? '', fill: typeof text === 'string' ? { text } : null };
    }),
    assertions: assertions.map(readAssertion),
  };
}

/** The first of the values that says something: what a row is known by. */
export const caseTitle = ({ values }: Pick<EditedCase, 'values'>): string => values.map(({ words }) => words).find((words) => words.trim() !== '') ?? '';
