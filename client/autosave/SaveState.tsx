import { Check } from 'lucide';
import { defineMessages, FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import type { Saving } from './useAutosave.ts';

type AnySaving = Pick<Saving<unknown, ErrorCode>, 'state' | 'refusal' | 'isStorageFull' | 'flush'>;
type SaveStateProps = { saving: AnySaving; /** The server would not take it as it is. */ isEmpty: boolean };
type SaveProblemProps = SaveStateProps & { /** What is said where the refusal has no words of its own. */ failed: TypedMessageDescriptor };

/** How it stands with what was typed, in a word. */
export function SaveState({ saving: { state, isStorageFull }, isEmpty }: SaveStateProps) {
  // Those have a line of their own.
  if (isEmpty || state === 'failed' || state === 'conflict' || (isStorageFull && state !== 'saved')) return null;
  const isSaved = state === 'saved';
  return (
    <Status role="status">
      {isSaved && <Icon of={Check} size={14} />}
      <FormattedMessage {...(isSaved ? messages.saved : messages.saving)} />
    </Status>
  );
}

/** Why what was typed is not saved, where that needs more than a word. */
export function SaveProblem({ saving: { state, refusal, isStorageFull, flush }, isEmpty, failed }: SaveProblemProps) {
  const errorText = useErrorText();
  if (isStorageFull && state !== 'saved') {
    return (
      <Line role="alert" $isBad>
        <FormattedMessage {...messages.storageFull} />
      </Line>
    );
  }
  if (state === 'failed') {
    return (
      <Line role="alert" $isBad>
        <FormattedMessage {...messages.error} />
        <small>{errorText(refusal, failed)}</small>
        <Button size={28} onClick={flush}>
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      </Line>
    );
  }
  if (isEmpty && state !== 'conflict') {
    return (
      <Line role="status">
        <FormattedMessage {...messages.empty} />
      </Line>
    );
  }
  return null;
}

const messages = defineMessages({
  saving: { id: 'notes.saving', defaultMessage: 'Saving' },
  saved: { id: 'notes.saved', defaultMessage: 'Saved' },
  error: { id: 'notes.error', defaultMessage: 'Error' },
  storageFull: { id: 'notes.storageFull', defaultMessage: 'Autosave error: storage full.' },
  empty: { id: 'notes.empty', defaultMessage: 'Saved as soon as there is a title and a text' },
});

const Status = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  gap: 6px;
  padding-inline: 8px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Line = styled.div<{ $isBad?: boolean }>`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 20px;
  background: ${({ $isBad }) => ($isBad ? 'var(--danger-soft)' : 'var(--bg-sheet)')};
  color: ${({ $isBad }) => ($isBad ? 'var(--danger-fg)' : 'var(--fg-3)')};
  font: var(--text-12);

  small {
    font-size: inherit;
  }

  @media print {
    display: none;
  }
`;
