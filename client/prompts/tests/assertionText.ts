import { defineMessage, defineMessages, type IntlShape } from 'react-intl';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { assertionText_assertion$key } from '#client/__generated__/assertionText_assertion.graphql.ts';

/** The kinds of assertions, in the order in which they are offered. */
export const assertionKinds = ['CONTAINS', 'NOT_CONTAINS', 'EQUALS', 'REGEX', 'SIMILARITY', 'JSON_SCHEMA', 'JUDGE'] as const;
export type AssertionKind = (typeof assertionKinds)[number];

/** Something that must hold of an answer. */
export interface Assertion {
  /** One of the kinds; it may be newer than this page. */
  readonly kind: string;
  readonly value: string;
  readonly threshold: number | null;
}

/** An assertion of the store. */
export function readAssertion(ref: assertionText_assertion$key): Assertion {
  const { kind, value, threshold } = readInlineData<assertionText_assertion$key>(
    graphql`
      fragment assertionText_assertion on TestAssertion @inline {
        kind
        value
        threshold
      }
    `,
    ref,
  );
  return { kind, value, threshold: threshold ?? null };
}

/** A kind may be newer than this page. */
export const isKnownKind = (kind: string): kind is AssertionKind => (assertionKinds as readonly string[]).includes(kind);

/** What each kind asks for, in a choice. */
export const kindMessages = defineMessages({
  CONTAINS: { id: 'prompts.tests.contains', defaultMessage: 'Says' },
  NOT_CONTAINS: { id: 'prompts.tests.notContains', defaultMessage: 'Does not say' },
  EQUALS: { id: 'prompts.tests.equals', defaultMessage: 'Is exactly' },
  REGEX: { id: 'prompts.tests.regex', defaultMessage: 'Matches the pattern' },
  SIMILARITY: { id: 'prompts.tests.similarity', defaultMessage: 'Is like' },
  JSON_SCHEMA: { id: 'prompts.tests.schema', defaultMessage: 'Is JSON of the schema' },
  JUDGE: { id: 'prompts.tests.judge', defaultMessage: 'A model finds that it' },
});

/** An assertion in a line of words. */
export function assertionText(intl: IntlShape, { kind, value, threshold }: Assertion): string {
  const known = isKnownKind(kind) ? intl.formatMessage(kindMessages[kind]) : kind;
  const words = value === '' ? intl.formatMessage(messages.expected) : value;
  return kind === 'SIMILARITY' ? intl.formatMessage(like, { kind: known, value: words, share: threshold ?? 0 }) : intl.formatMessage(plain, { kind: known, value: words });
}

const messages = defineMessages({ expected: { id: 'prompts.tests.theExpected', defaultMessage: 'what is expected' } });
const plain = defineMessage<{ kind: string; value: string }>({ id: 'prompts.tests.assertion', defaultMessage: '{kind}: {value}' });
const like = defineMessage<{ kind: string; value: string; share: number }>({ id: 'prompts.tests.likeAssertion', defaultMessage: '{kind} ({share, number, percent}): {value}' });
