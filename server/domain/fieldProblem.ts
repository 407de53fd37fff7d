import type { z } from 'zod';
import type { FieldErrorCode, FieldProblem } from './errors.ts';

type Issue = z.core.$ZodIssue;
type Bound = Pick<FieldProblem, 'code' | 'limit'>;

/**
 * What a schema found wrong, for programs and for people. A `refine` of its own says what it found by
 * `params: { code }`; without it the input is MALFORMED. Needs the input in the issue (`reportInput`).
 */
export function fieldProblemOf(issue: Issue): FieldProblem {
  return { path: issue.path.join('.'), message: issue.message, ...boundOf(issue) };
}

function boundOf(issue: Issue): Bound {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return { code: tooBigCodes[issue.origin] ?? 'TOO_LARGE', limit: Number(issue.maximum) };
    case 'invalid_type':
      return { code: issue.input === undefined || issue.input === null ? 'REQUIRED' : 'MALFORMED' };
    case 'invalid_value':
      return { code: 'NOT_ALLOWED' };
    case 'custom':
      return { code: issue.params?.['code'] as FieldErrorCode | undefined };
    default:
      return {};
  }
}

const tooBigCodes: Readonly<Record<string, FieldErrorCode>> = { string: 'TOO_LONG', array: 'TOO_MANY', set: 'TOO_MANY' };
const tooSmallCodes: Readonly<Record<string, FieldErrorCode>> = { string: 'TOO_SHORT', array: 'TOO_FEW', set: 'TOO_FEW' };

/** A text that must have one character is a text that is missing. */
function tooSmall(origin: string, minimum: number): Bound {
  if (origin === 'string' && minimum === 1) return { code: 'REQUIRED' };
  return { code: tooSmallCodes[origin] ?? 'TOO_SMALL', limit: minimum };
}
