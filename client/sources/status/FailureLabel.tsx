import { FormattedMessage } from 'react-intl';
import { otherShortFailure, shortFailureMessages } from './sourceMessages.ts';

/** Why a source failed, in a few words; `code` is a `FailureCode`, or nothing when none was told. */
export function FailureLabel({ code }: { code: string | null | undefined }) {
  const isKnown = code !== null && code !== undefined && Object.hasOwn(shortFailureMessages, code);
  return <FormattedMessage {...(isKnown ? shortFailureMessages[code as keyof typeof shortFailureMessages] : otherShortFailure)} />;
}
