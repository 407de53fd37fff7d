import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import type { DocumentFailure } from '../openDocument.ts';

/** In the place of a document that cannot be shown as it is: why, and what there is to do. */
export function DocumentProblem({ failure, otherWays }: { failure: DocumentFailure; otherWays: ReactNode }) {
  return <EmptyState picture={null} title={<FormattedMessage {...titles[failure]} />} text={<FormattedMessage {...texts[failure]} />} action={otherWays} />;
}

const titles = defineMessages({
  damaged: { id: 'viewer.document.damaged', defaultMessage: 'This document is damaged' },
  protected: { id: 'viewer.document.protected', defaultMessage: 'This document is protected' },
  tooLarge: { id: 'viewer.document.tooLarge', defaultMessage: 'This document is too large to be shown here' },
  network: { id: 'viewer.failed', defaultMessage: 'The file could not be loaded' },
});

const texts = defineMessages({
  damaged: { id: 'viewer.document.damagedText', defaultMessage: 'Download it and try another program, or upload it again.' },
  protected: { id: 'viewer.document.protectedText', defaultMessage: 'It has a password or is encrypted for one program. Download it and open it there.' },
  tooLarge: { id: 'viewer.document.tooLargeText', defaultMessage: 'Download it and open it in another program.' },
  network: { id: 'viewer.failedText', defaultMessage: 'Check the connection, then open it again.' },
});
