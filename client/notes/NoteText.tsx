import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { onPhone } from '#client/ui/mixins.ts';
import type { NoteContent } from './noteContent.ts';
import type { FindSources } from './markdown/linkCompletion.ts';
import { MarkdownField, type MarkdownHandle } from './markdown/MarkdownField.tsx';
import type { Quoting } from './markdown/quoteCompletion.ts';
import type { NotePictures } from './useNotePictures.ts';
import { NoteTitle } from './NoteTitle.tsx';

type NoteTextProps = {
  title: string;
  /** The text it starts with; later ones come from typing, or through `ref`. */
  initialText: string;
  isMarkdown: boolean;
  isReadOnly: boolean;
  /** What `[[` finds. */
  findSources?: FindSources;
  /** What `@` cites. */
  quoting?: Quoting;
  renderCitation?: (id: string) => ReactNode;
  pictures?: NotePictures;
  /** Whether sentences that cite nothing are dotted. */
  showsSupport?: boolean;
  ref: Ref<MarkdownHandle>;
  onChange?: (change: Partial<NoteContent>) => void;
  onSave?: () => void;
  /** Escape in title or text. */
  onLeave: () => void;
  /** What stands below the text. */
  children?: ReactNode;
};

/** The one surface on which a note is read and written: its title, then its text. */
export function NoteText({ title, initialText, isMarkdown, isReadOnly, findSources, quoting, renderCitation, pictures, showsSupport, ref, onChange, onSave, onLeave, children }: NoteTextProps) {
  const intl = useIntl();
  const titleLine = useRef<HTMLTextAreaElement>(null);
  const text = useRef<MarkdownHandle>(null);
  useImperativeHandle(ref, () => ({
    focus: (at) => text.current?.focus(at),
    replace: (words) => text.current?.replace(words),
    run: (command) => text.current?.run(command),
  }));
  return (
    <Column>
      <NoteTitle
        ref={titleLine}
        label={intl.formatMessage(messages.title)}
        value={title}
        isReadOnly={isReadOnly}
        onChange={(next) => onChange?.({ title: next })}
        onNext={() => text.current?.focus('start')}
        onLeave={onLeave}
      />
      <MarkdownField
        ref={text}
        label={intl.formatMessage(messages.text)}
        placeholder={intl.formatMessage(messages.placeholder)}
        initial={initialText}
        isMarkdown={isMarkdown}
        isReadOnly={isReadOnly}
        findSources={findSources}
        quoting={quoting}
        renderCitation={renderCitation}
        pictures={pictures}
        showsSupport={showsSupport}
        findLabel={intl.formatMessage(messages.sources)}
        onChange={(next) => onChange?.({ text: next })}
        onSave={() => onSave?.()}
        onLeave={onLeave}
        onUp={() => titleLine.current?.focus()}
      />
      {children}
    </Column>
  );
}

const messages = defineMessages({
  title: { id: 'notes.title', defaultMessage: 'Title' },
  text: { id: 'notes.text', defaultMessage: 'Text' },
  placeholder: { id: 'notes.placeholder', defaultMessage: 'Write, or type @ to cite a source, [[ to link to one' },
  sources: { id: 'notes.linkedSources', defaultMessage: 'Sources and quotes' },
});

const Column = styled.div`
  max-width: calc(var(--measure, 664px) + 80px);
  margin: 0 auto;
  padding: 48px 40px 20px;

  ${onPhone} {
    padding: 24px 16px 12px;
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;
