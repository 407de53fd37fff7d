import { Check, CircleAlert, History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NoteEditor_source$key } from '#client/__generated__/NoteEditor_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { Segmented } from '#client/ui/Segmented.tsx';
import { showToast } from '#client/ui/Toast.tsx';
import type { Written } from './autosave.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { renderMarkdown } from './renderMarkdown.ts';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { useAutosave, type Saving } from './useAutosave.ts';

type NoteEditorProps = {
  source: NoteEditor_source$key;
  /** Draws HTML that nobody has cleaned yet; the page knows how. */
  drawHtml: (html: string) => ReactNode;
  onDone: () => void;
};

/** A note or a pasted text, edited in place and saved by itself. */
export default function NoteEditor({ source: ref, drawHtml, onDone }: NoteEditorProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment NoteEditor_source on Source {
        id
        type
        title
        originalContent
        updatedAt
      }
    `,
    ref,
  );
  const saving = useAutosave({ id: source.id, title: source.title, text: source.originalContent ?? '', updatedAt: source.updatedAt });
  const [written, setWritten] = useState<Written>(saving.initial);
  /** Counts texts that came from elsewhere: the field starts anew with each. */
  const [version, setVersion] = useState(0);
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const [areRevisionsOpen, setAreRevisionsOpen] = useState(false);
  const isMarkdown = source.type === 'NOTE';

  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change };
    setWritten(next);
    saving.type(next);
  };
  const replace = (next: Written) => {
    setWritten(next);
    setVersion((before) => before + 1);
  };
  const takeTheirs = () => {
    const mine = written;
    const theirs = saving.takeTheirs();
    if (!theirs) return;
    replace(theirs);
    showToast({
      type: 'info',
      message: intl.formatMessage(messages.took),
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: intl.formatMessage(messages.mineBack),
        onAction: () => {
          replace(mine);
          saving.type(mine);
        },
      },
    });
  };

  return (
    <>
      <Bar>
        <SaveWords saving={saving} isEmpty={written.text.trim() === '' || written.title.trim() === ''} />
        {isMarkdown && (
          <Segmented
            label={intl.formatMessage(messages.side)}
            value={side}
            onChange={setSide}
            segments={[
              { value: 'write', label: intl.formatMessage(messages.write) },
              { value: 'preview', label: intl.formatMessage(messages.preview) },
            ]}
          />
        )}
        <IconButton icon={History} label={intl.formatMessage(messages.revisions)} onClick={() => setAreRevisionsOpen(true)} />
        <Button
          variant="primary"
          icon={Check}
          onClick={() => {
            saving.flush();
            onDone();
          }}
        >
          <FormattedMessage {...messages.done} />
        </Button>
      </Bar>
      {saving.state === 'conflict' && saving.theirs && (
        <Conflict role="alert">
          <p>
            <Icon of={CircleAlert} />
            <FormattedMessage {...messages.conflict} />
          </p>
          <details>
            <summary>
              <FormattedMessage {...messages.showTheirs} />
            </summary>
            <pre>{saving.theirs.text}</pre>
          </details>
          <span>
            <Button size={28} onClick={takeTheirs}>
              <FormattedMessage {...messages.takeTheirs} />
            </Button>
            <Button size={28} variant="primary" onClick={saving.keepMine}>
              <FormattedMessage {...messages.keepMine} />
            </Button>
          </span>
        </Conflict>
      )}
      <TitleLine
        aria-label={intl.formatMessage(messages.title)}
        value={written.title}
        maxLength={500}
        onChange={(event) => write({ title: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          saving.flush();
          onDone();
        }}
      />
      {side === 'preview' ? (
        <Preview>{drawHtml(renderMarkdown(written.text))}</Preview>
      ) : (
        <MarkdownField
          key={version}
          label={intl.formatMessage(messages.text)}
          placeholder={intl.formatMessage(messages.placeholder)}
          initial={written.text}
          isMarkdown={isMarkdown}
          onChange={(text) => write({ text })}
          onSave={saving.flush}
          onDone={() => {
            saving.flush();
            onDone();
          }}
        />
      )}
      {areRevisionsOpen && (
        <RevisionsDialog
          sourceId={source.id}
          current={written.text}
          onRestored={() => {
            setAreRevisionsOpen(false);
            onDone();
          }}
          onClose={() => setAreRevisionsOpen(false)}
        />
      )}
    </>
  );
}

/** How it stands with what was typed, in a word. */
function SaveWords({ saving: { state, refusal, isStorageFull, flush }, isEmpty }: { saving: Saving; isEmpty: boolean }) {
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
  side: { id: 'notes.side', defaultMessage: 'Editor' },
  write: { id: 'notes.write', defaultMessage: 'Write' },
  preview: { id: 'notes.preview', defaultMessage: 'Preview' },
  revisions: { id: 'notes.revisions', defaultMessage: 'Earlier versions' },
  done: { id: 'notes.done', defaultMessage: 'Done' },
  title: { id: 'notes.title', defaultMessage: 'Title' },
  text: { id: 'notes.text', defaultMessage: 'Text' },
  placeholder: { id: 'notes.placeholder', defaultMessage: 'Write here' },
  conflict: { id: 'notes.conflict', defaultMessage: 'Somebody changed this meanwhile. What you typed is kept here until you choose.' },
  showTheirs: { id: 'notes.showTheirs', defaultMessage: 'Show the other version' },
  takeTheirs: { id: 'notes.takeTheirs', defaultMessage: 'Take the other version' },
  keepMine: { id: 'notes.keepMine', defaultMessage: 'Keep mine' },
  took: { id: 'notes.took', defaultMessage: 'The other version is here now' },
  mineBack: { id: 'notes.mineBack', defaultMessage: 'Bring mine back' },
});

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  min-height: 48px;
  padding: 8px 16px;
  border-block-end: 1px solid var(--line-1);
`;

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

const Conflict = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  max-height: 50%;
  padding: 12px 16px;
  overflow: auto;
  background: var(--warn-soft);
  box-shadow: inset 0 -1px 0 var(--warn-line);
  color: var(--fg-1);
  font: var(--text-13);

  p {
    display: flex;
    gap: 8px;
    color: var(--warn-fg);
  }

  summary {
    cursor: pointer;
  }

  pre {
    max-height: 180px;
    margin-block-start: 8px;
    padding: 12px;
    overflow: auto;
    border-radius: var(--r-md);
    background: var(--bg-sheet);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const TitleLine = styled.input`
  flex: none;
  width: 100%;
  max-width: calc(var(--measure, 664px) + 80px);
  margin: 0 auto;
  padding: 32px 40px 0;
  border: 0;
  background: none;
  font: 500 32px/40px var(--font-read);
  letter-spacing: -0.02em;

  &:focus-visible {
    outline: none;
  }

  @media (max-width: 800px) {
    padding: 24px 16px 0;
    font-size: 26px;
    line-height: 34px;
  }
`;

const Preview = styled.div`
  flex: 1;
  width: 100%;
  max-width: calc(var(--measure, 664px) + 80px);
  min-height: 0;
  margin: 0 auto;
  padding: 24px 40px 96px;
  overflow: auto;

  @media (max-width: 800px) {
    padding-inline: 16px;
  }
`;
