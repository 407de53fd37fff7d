import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import type { Saving } from './useAutosave.ts';

/** How it stands with what was typed, in a word. */
export function SaveState({ saving: { state, refusal, isStorageFull, flush }, isEmpty }: { saving: Saving; isEmpty: boolean }) {
  const errorText = useErrorText();
  if (isStorageFull && state !== 'saved') {
    return (
      <Status role="alert" $isBad>
        <FormattedMessage {...messages.storageFull} />
      </Status>
    );
  }
  if (state === 'failed') {
    return (
      <Status role="alert" $isBad>
        <FormattedMessage {...messages.error} />
        <small>{errorText(refusal, messages.failed)}</small>
        <Button size={28} onClick={flush}>
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      </Status>
    );
  }
  if (state === 'conflict') return <Status />;
  return (
    <Status role="status">
      {isEmpty ? (
        <FormattedMessage {...messages.empty} />
      ) : (
        <FormattedMessage {...(state === 'saving' || state === 'typed' ? messages.saving : messages.saved)} />
      )}
    </Status>
  );
}

const messages = defineMessages({
  saving: { id: 'notes.saving', defaultMessage: 'Saving' },
  saved: { id: 'notes.saved', defaultMessage: 'Saved' },
  error: { id: 'notes.error', defaultMessage: 'Error' },
  failed: { id: 'notes.failed', defaultMessage: 'Failed to update source.' },
  storageFull: { id: 'notes.storageFull', defaultMessage: 'Autosave error: storage full.' },
  empty: { id: 'notes.empty', defaultMessage: 'Saved as soon as there is a title and a text' },
});

const Status = styled.div<{ $isBad?: boolean }>`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 8px;
  min-width: 0;
  color: ${({ $isBad }) => ($isBad ? 'var(--danger-fg)' : 'var(--fg-3)')};
  font: var(--text-12);

  small {
    font-size: inherit;

    ${onPhone} {
      display: none;
    }
  }
`;
