import { Check, History } from 'lucide';
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NoteEditor_source$key } from '#client/__generated__/NoteEditor_source.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { NoteContent } from './autosave.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { NoteConflict } from './NoteConflict.tsx';
import { renderMarkdown } from './renderMarkdown.ts';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { SaveState } from './SaveState.tsx';
import { useAutosave } from './useAutosave.ts';

type NoteEditorProps = {
  source: NoteEditor_source$key;
  /** Renders HTML that nobody has cleaned yet; the page knows how. */
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
  const [content, setWritten] = useState<NoteContent>(saving.initial);
  /** Counts texts that came from elsewhere: the field starts again with each. */
  const [version, setVersion] = useState(0);
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const [areRevisionsOpen, setAreRevisionsOpen] = useState(false);
  const isMarkdown = source.type === 'NOTE';

  const write = (change: Partial<NoteContent>) => {
    const next = { ...content, ...change };
    setWritten(next);
    saving.type(next);
  };
  const replace = (next: NoteContent) => {
    setWritten(next);
    setVersion((before) => before + 1);
  };
  const takeTheirs = () => {
    const mine = content;
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
        <SaveState saving={saving} isEmpty={content.text.trim() === '' || content.title.trim() === ''} />
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
      {saving.state === 'conflict' && saving.theirs && <NoteConflict theirs={saving.theirs.text} onTakeTheirs={takeTheirs} onKeepMine={saving.keepMine} />}
      <TitleLine
        aria-label={intl.formatMessage(messages.title)}
        value={content.title}
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
        <Preview>{drawHtml(renderMarkdown(content.text))}</Preview>
      ) : (
        <MarkdownField
          key={version}
          label={intl.formatMessage(messages.text)}
          placeholder={intl.formatMessage(messages.placeholder)}
          initial={content.text}
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
          current={content.text}
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

const messages = defineMessages({
  side: { id: 'notes.side', defaultMessage: 'Editor' },
  write: { id: 'notes.write', defaultMessage: 'Write' },
  preview: { id: 'notes.preview', defaultMessage: 'Preview' },
  revisions: { id: 'notes.revisions', defaultMessage: 'Earlier versions' },
  done: { id: 'notes.done', defaultMessage: 'Done' },
  title: { id: 'notes.title', defaultMessage: 'Title' },
  text: { id: 'notes.text', defaultMessage: 'Text' },
  placeholder: { id: 'notes.placeholder', defaultMessage: 'Write here' },
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
  text-overflow: ellipsis;

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
