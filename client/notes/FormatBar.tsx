import { AtSign, Bold, Heading2, Italic, Link, List, ListTodo, TextQuote } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { onPhone, onTouch } from '#client/ui/mixins.ts';
import { asLink, between, linesAs } from './markdown/formats.ts';
import type { MarkdownHandle } from './markdown/MarkdownField.tsx';
import { beginQuote } from './markdown/quoteCompletion.ts';
import { wordsIn } from './wordsIn.ts';

type FormatBarProps = {
  text: string;
  /** Whether sources can be cited: a note that is not stored yet cites nothing. */
  canCite?: boolean;
  onRun: MarkdownHandle['run'];
};

/** What formats a note by the mouse or a finger; whoever writes has keys for it. And how many words there are. */
export function FormatBar({ text, canCite = false, onRun }: FormatBarProps) {
  const intl = useIntl();
  return (
    // Whatever is pressed here, the caret stays in the text.
    <Bar role="toolbar" aria-label={intl.formatMessage(messages.label)} onMouseDown={(event) => event.preventDefault()}>
      {formats.map(({ key, icon, command }) => (
        <IconButton key={key} icon={icon} label={intl.formatMessage(messages[key])} onClick={() => onRun(command)} />
      ))}
      {canCite && <IconButton icon={AtSign} label={intl.formatMessage(messages.cite)} onClick={() => onRun(beginQuote)} />}
      <Words>
        <FormattedMessage {...wordCount} values={{ count: wordsIn(text) }} />
      </Words>
    </Bar>
  );
}

const formats = [
  { key: 'heading', icon: Heading2, command: linesAs('heading') },
  { key: 'bold', icon: Bold, command: between('**') },
  { key: 'italic', icon: Italic, command: between('*') },
  { key: 'list', icon: List, command: linesAs('bullet') },
  { key: 'task', icon: ListTodo, command: linesAs('task') },
  { key: 'quote', icon: TextQuote, command: linesAs('quote') },
  { key: 'link', icon: Link, command: asLink },
] as const;

const messages = defineMessages({
  label: { id: 'notes.format', defaultMessage: 'Format' },
  heading: { id: 'notes.format.heading', defaultMessage: 'Heading' },
  bold: { id: 'notes.format.bold', defaultMessage: 'Bold (Ctrl B)' },
  italic: { id: 'notes.format.italic', defaultMessage: 'Italic (Ctrl I)' },
  list: { id: 'notes.format.list', defaultMessage: 'List' },
  task: { id: 'notes.format.task', defaultMessage: 'Task' },
  quote: { id: 'notes.format.quote', defaultMessage: 'Quote' },
  link: { id: 'notes.format.link', defaultMessage: 'Link (Ctrl K)' },
  cite: { id: 'notes.format.cite', defaultMessage: 'Cite a source (@)' },
});

const wordCount = defineMessage<{ count: number }>({ id: 'notes.words', defaultMessage: '{count, plural, one {# word} other {# words}}' });

const Bar = styled.div`
  position: sticky;
  bottom: 20px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 4px;
  width: max-content;
  max-width: 100%;
  margin: 32px auto 0;
  padding: 4px 8px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: var(--shadow-pop);

  ${onTouch} {
    gap: 12px;
  }

  ${onPhone} {
    bottom: 8px;
    gap: 2px;
    justify-content: space-between;
    width: 100%;

    /* No room for all: what slants is typed. */
    > :nth-child(3) {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

const Words = styled.span`
  margin-inline-start: 8px;
  padding-inline: 8px;
  border-inline-start: 1px solid var(--line-1);
  color: var(--fg-2);
  font: var(--text-12);
  white-space: nowrap;

  ${onPhone} {
    display: none;
  }
`;
