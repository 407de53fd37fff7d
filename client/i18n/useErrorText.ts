import { useIntl, type TypedMessageDescriptor } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { errorMessages, requestMessages } from './errorMessages.ts';

const words = { ...errorMessages, ...requestMessages };

/**
 * Words for a refusal: those of its code, or `fallback` (the specification's text for the failed call) when no usable
 * answer came or the code is newer than this page.
 */
export function useErrorText(): (code: ErrorCode | null, fallback: TypedMessageDescriptor) => string {
  const intl = useIntl();
  return (code, fallback) => intl.formatMessage(isKnown(code) ? words[code] : fallback);
}

function isKnown(code: string | null): code is keyof typeof words {
  return code !== null && Object.hasOwn(words, code);
}
