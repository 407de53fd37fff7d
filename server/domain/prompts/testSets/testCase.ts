import { Ajv2020 } from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import { z } from 'zod';
import { text } from '../../input.ts';
import { columnOfValues, variableNotesSchema, type VariableValue } from '../content/promptContent.ts';

export const assertionKinds = ['CONTAINS', 'NOT_CONTAINS', 'EQUALS', 'REGEX', 'JSON_SCHEMA', 'SIMILARITY', 'JUDGE'] as const;
export type AssertionKind = (typeof assertionKinds)[number];

/** Something that must hold of an answer. */
export interface Assertion {
  readonly kind: AssertionKind;
  /** What the answer is compared with; empty: with the answer that the case expects. */
  readonly value: string;
  /** Of SIMILARITY: from which share on it holds, 0 to 1. Null otherwise. */
  readonly threshold: number | null;
}

/** Values for the variables of a prompt, and what the answer must be. */
export interface TestCaseContent {
  readonly values: readonly VariableValue[];
  /** Null: no answer in particular. */
  readonly expected: string | null;
  readonly assertions: readonly Assertion[];
}

const longestValue = 20_000;
const longestPattern = 1_000;
/** How alike an answer has to be where nobody says it. */
const usualThreshold = 0.8;

/** A message per kind of assertion whose value cannot be used; null for one that can. */
function problemOf({ kind, value }: { readonly kind: AssertionKind; readonly value: string }): string | null {
  if (kind === 'REGEX') return isPattern(value) ? null : `This is no regular expression (RE2) of at most ${longestPattern.toLocaleString('en')} characters.`;
  if (kind === 'JSON_SCHEMA') return isSchema(value) ? null : 'This is no JSON Schema.';
  return null;
}

function isPattern(value: string): boolean {
  if (value === '' || value.length > longestPattern) return false;
  try {
    RE2JS.compile(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is a schema is asked of the schema of schemas: compiling one may take long, and waits until it is needed. */
const schemas = new Ajv2020({ strict: false, logger: false });

function isSchema(json: string): boolean {
  try {
    const schema: unknown = JSON.parse(json);
    return typeof schema === 'object' && schema !== null && !Array.isArray(schema) && schemas.validateSchema({ ...schema, $schema: undefined }) === true;
  } catch {
    return false;
  }
}

const assertion = z
  .object({ kind: z.enum(assertionKinds), value: text(longestValue), threshold: z.number().min(0, 'Not below 0.').max(1, 'Not above 1.').nullish() })
  .superRefine((given, issues) => {
    const problem = problemOf(given);
    if (problem !== null) issues.addIssue({ code: 'custom', path: ['value'], message: problem, params: { code: 'MALFORMED' } });
  })
  .transform(({ kind, value, threshold }): Assertion => ({ kind, value, threshold: kind === 'SIMILARITY' ? (threshold ?? usualThreshold) : null }));

/** What compares with an answer must have something to compare with. */
const needsValue: ReadonlySet<AssertionKind> = new Set(['CONTAINS', 'NOT_CONTAINS', 'JUDGE', 'EQUALS', 'SIMILARITY']);

/** A case as it is given. */
export const testCaseSchema = z
  .object({
    values: z.preprocess((given) => (Array.isArray(given) ? given.map((value: object) => ({ description: '', ...value })) : given), variableNotesSchema),
    expected: text(longestValue).nullish().transform((expected) => expected ?? null),
    assertions: z.array(assertion).max(20, 'At most 20 assertions.').default([]),
  })
  .superRefine(({ expected, assertions }, issues) => {
    for (const [place, { kind, value }] of assertions.entries()) {
      if (value === '' && needsValue.has(kind) && (expected ?? '') === '') issues.addIssue({ code: 'custom', path: ['assertions', place, 'value'], message: 'Say what the answer is compared with, or which answer is expected.', params: { code: 'REQUIRED' } });
    }
  })
  .transform(({ values, ...rest }): TestCaseContent => ({ ...rest, values: values.flatMap(({ name, fill }) => (fill === null ? [] : [{ name, fill }])) }));

const storedAssertions = z.array(z.object({ kind: z.enum(assertionKinds), value: z.string(), threshold: z.number().nullable() })).catch([]);

/** Assertions as they were stored. */
export const assertionsOfStored = (stored: unknown): Assertion[] => storedAssertions.parse(stored);

/** The columns of a case that are made of what it says. */
export const columnsOfCase = ({ values, expected, assertions }: TestCaseContent) => ({
  values: columnOfValues(values),
  expected,
  assertions: assertions.map((one) => ({ ...one })),
});
