import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useUpdateCollection } from '../mutations/useUpdateCollection.ts';

type RenameFieldProps = {
  id: string;
  name: string;
  /** It was renamed, or not; `byKey`: the focus belongs back on the row. */
  onEnd: (end: { byKey: boolean }) => void;
};

/** Renames a collection where it stands: Enter saves, Escape leaves the name as it was, leaving the field saves too. */
export function RenameField({ id, name, onEnd }: RenameFieldProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { updateCollection } = useUpdateCollection();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [typed, setTyped] = useState(name);
  const [isReminded, setIsReminded] = useState(false);
  const wanted = typed.trim();

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const end = (byKey: boolean) => {
    isOver.current = true;
    onEnd({ byKey });
  };
  const save = (byKey: boolean) => {
    if (isOver.current) return;
    if (wanted !== '' && wanted !== name) {
      updateCollection(
        { collectionId: id, name: wanted },
        { onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) },
      );
    }
    end(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') end(true);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (wanted === '') setIsReminded(true);
      else save(true);
    }
  };

  return (
    <Place onClick={(event) => event.stopPropagation()}>
      <input
        ref={field}
        value={typed}
        maxLength={200}
        aria-label={intl.formatMessage(label, { name })}
        aria-invalid={isReminded || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsReminded(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
      />
      {isReminded && (
        <Reminder role="alert">
          <FormattedMessage {...messages.nameRequired} />
        </Reminder>
      )}
    </Place>
  );
}

const label = defineMessage<{ name: string }>({ id: 'collections.renameField', defaultMessage: 'New name of {name}' });

const messages = defineMessages({
  failed: { id: 'collections.updateFailed', defaultMessage: 'Failed to update collection' },
  nameRequired: { id: 'collections.nameRequired', defaultMessage: 'Name is required' },
});

const Place = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;
  margin-inline: -4px 4px;

  input {
    width: 100%;
    height: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--r-xs);
    background: var(--bg-raised);
    box-shadow: inset 0 0 0 1px var(--focus);
    color: var(--fg-1);
    font: var(--text-13);
  }

  input:focus-visible {
    outline: none;
  }

  input[aria-invalid] {
    box-shadow: inset 0 0 0 1px var(--danger-fg);
  }
`;

const Reminder = styled.span`
  position: absolute;
  inset-inline-start: 0;
  top: 26px;
  z-index: var(--z-sticky);
  padding: 4px 8px;
  border-radius: var(--r-sm);
  background: var(--bg-popover);
  box-shadow: var(--shadow-pop);
  color: var(--danger-fg);
  font: var(--text-12);
`;
