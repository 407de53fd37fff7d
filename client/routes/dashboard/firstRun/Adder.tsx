import { NotebookPen } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { maxLinksAtOnce, notAdded, type AddTarget } from '#client/sources/add/addTarget.ts';
import { useAddActions } from '#client/sources/add/useAddActions.tsx';
import { useAddSources } from '#client/sources/add/useAddSources.ts';
import { useExistingSource, useLinksResult } from '#client/sources/add/useExistingSource.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { onPhone } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { newSourcesOf, typedSource } from './typedSource.ts';

type AdderProps = {
  target: AddTarget;
  onUpload: () => void;
  /** One line with three icons, below what was added; else the whole, which takes the focus. */
  isSlim: boolean;
  /** Something of one's own is on its way. */
  onAdded: () => void;
};

/** One field for all that one wants to keep: it finds out by itself whether that is a link, several, or a note. */
export function Adder({ target, onUpload, isSlim, onAdded }: AdderProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { addSources, isAdding } = useAddSources();
  const { ask } = useExistingSource();
  const wordsForResult = useLinksResult();
  const { actions, dialog } = useAddActions(target, onUpload, 'note');
  const draft = useFormDraft('firstSource', { text: '' });
  const [error, setError] = useState<string | null>(null);
  const typed = typedSource(draft.value.text);

  const change = (text: string) => {
    setError(null);
    draft.change({ text });
  };
  const add = () => {
    if (typed === null || isAdding) return;
    if (typed.kind === 'links' && typed.urls.length > maxLinksAtOnce) {
      setError(intl.formatMessage(tooMany, { most: maxLinksAtOnce, count: typed.urls.length }));
      return;
    }
    setError(null);
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: newSourcesOf(typed), duplicates: 'SKIP_IN_SPACE' },
      {
        onRefused: (code) => setError(errorText(code, notAdded)),
        onDone: (results) => {
          const refused = typed.kind === 'links' ? typed.urls.filter((_, index) => results[index]?.outcome === 'INVALID') : [];
          change(refused.join('\n'));
          if (refused.length > 0) setError(intl.formatMessage(notAddresses, { count: refused.length }));
          const [only] = results;
          const isAdded = results.some(({ outcome }) => outcome === 'ADDED');
          if (results.length === 1 && only?.outcome === 'ALREADY_THERE' && only.source) ask(only.source, target);
          else if (results.some(({ outcome }) => outcome === 'ALREADY_THERE')) showToast({ type: isAdded ? 'success' : 'info', message: wordsForResult(results) });
          if (isAdded) onAdded();
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      add();
    } else if (event.key === 'Escape') {
      // First the words, then the field: the keys of the page are heard again.
      if (draft.value.text === '') event.currentTarget.blur();
      else change('');
    }
  };
  const ways = order.flatMap((key) => actions.filter((action) => action.key === key)).map((action) =>
    action.key === 'content' ? { ...action, icon: NotebookPen, label: intl.formatMessage(messages.note) } : action,
  );

  return (
    <div>
      <Box $isSlim={isSlim} aria-label={intl.formatMessage(isSlim ? messages.next : messages.first)} role="group">
        <Surface
          $isSlim={isSlim}
          rows={1}
          autoFocus={!isSlim}
          dir="auto"
          aria-label={intl.formatMessage(messages.placeholder)}
          aria-describedby={error === null ? undefined : 'adder-error'}
          aria-invalid={error !== null || undefined}
          placeholder={intl.formatMessage(messages.placeholder)}
          value={draft.value.text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Foot $isSlim={isSlim}>
          {isSlim && typed === null
            ? ways.map(({ key, icon, label, onSelect }) => <IconButton key={key} icon={icon} label={label} onClick={onSelect} />)
            : !isSlim &&
              ways.map(({ key, icon, label, onSelect }) => (
                <Button key={key} icon={icon} onClick={onSelect}>
                  {label}
                </Button>
              ))}
          <Kind aria-live="polite">{typed !== null && <FormattedMessage {...kinds[typed.kind]} values={{ count: typed.kind === 'links' ? typed.urls.length : 1 }} />}</Kind>
          {(!isSlim || typed !== null) && (
            <Button variant="primary" disabled={typed === null} loading={isAdding} onClick={add}>
              <FormattedMessage {...messages.add} />
            </Button>
          )}
        </Foot>
      </Box>
      {error !== null && (
        <Refused id="adder-error" role="alert">
          {error}
        </Refused>
      )}
      {dialog}
    </div>
  );
}

const order = ['link', 'file', 'content'];

const tooMany = defineMessage<{ most: number; count: number }>({ id: 'sources.tooManyLinks', defaultMessage: 'At most {most, number} at once. These are {count, number}.' });
const notAddresses = defineMessage<{ count: number }>({
  id: 'firstRun.notAddresses',
  defaultMessage: '{count, plural, one {This is not a web address. Try one like https://example.org/article} other {These are not web addresses. Try some like https://example.org/article}}',
});
const kinds = {
  links: defineMessage<{ count: number }>({ id: 'firstRun.asLinks', defaultMessage: '{count, plural, one {Link} other {# links}}' }),
  note: defineMessage<{ count: number }>({ id: 'firstRun.asNote', defaultMessage: 'Note' }),
};
const messages = defineMessages({
  first: { id: 'firstRun.addFirst', defaultMessage: 'Add your first source' },
  next: { id: 'firstRun.addNext', defaultMessage: 'Add the next source' },
  placeholder: { id: 'firstRun.placeholder', defaultMessage: 'Paste a link, drop a file, or write' },
  note: { id: 'firstRun.note', defaultMessage: 'Write a note' },
  add: { id: 'firstRun.add', defaultMessage: 'Add' },
});

const Box = styled.div<{ $isSlim: boolean }>`
  display: ${({ $isSlim }) => ($isSlim ? 'flex' : 'block')};
  align-items: center;
  border-radius: ${({ $isSlim }) => ($isSlim ? 'var(--r-lg)' : 'var(--r-xl)')};
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-2), var(--shadow-card);

  &:has(textarea:focus) {
    box-shadow: 0 0 0 1.5px var(--focus), 0 0 0 5px color-mix(in srgb, var(--focus) 16%, transparent);
  }
`;

const Surface = styled.textarea<{ $isSlim: boolean }>`
  display: block;
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: ${({ $isSlim }) => ($isSlim ? '52px' : '104px')};
  max-height: 320px;
  padding: ${({ $isSlim }) => ($isSlim ? '15px 0 15px 16px' : '20px 20px 12px')};
  border: 0;
  background: none;
  color: var(--fg-1);
  font: 400 ${({ $isSlim }) => ($isSlim ? '14px/22px' : '18px/26px')} var(--font-ui);
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;

  &:focus {
    outline: none;
  }

  &::placeholder {
    color: var(--fg-3);
  }

  ${onPhone} {
    min-height: ${({ $isSlim }) => ($isSlim ? '52px' : '84px')};
    font-size: 16px;
  }
`;

const Foot = styled.div<{ $isSlim: boolean }>`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ $isSlim }) => ($isSlim ? '2px' : '8px')};
  padding: ${({ $isSlim }) => ($isSlim ? '0 12px' : '12px')};
  border-block-start: ${({ $isSlim }) => ($isSlim ? '0' : '1px solid var(--line-1)')};
`;

const Kind = styled.span`
  margin-inline: auto 8px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Refused = styled.p`
  margin-block-start: 8px;
  padding-inline: 4px;
  color: var(--danger-fg);
  font: var(--text-13);
`;
