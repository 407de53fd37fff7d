import { useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { forgetSpace, rememberedSpaceId } from './currentSpace.ts';

/** The remembered space is gone or another person's: forgets it and loads the page again with the first one. */
export function CurrentSpaceGone() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (rememberedSpaceId() === null) return;
    forgetSpace();
    void revalidate();
  }, [revalidate]);
  return (
    <PaneBody style={{ height: '100%' }}>
      <EmptyState title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />} />
    </PaneBody>
  );
}

const messages = defineMessages({
  title: { id: 'spaces.noneYet', defaultMessage: 'You have no space yet' },
  text: { id: 'spaces.noneYetText', defaultMessage: 'Create one with the button at the top.' },
});
