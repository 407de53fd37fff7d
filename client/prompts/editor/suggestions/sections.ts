import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  role: { id: 'prompts.section.role', defaultMessage: 'Role' },
  task: { id: 'prompts.section.task', defaultMessage: 'Task' },
  context: { id: 'prompts.section.context', defaultMessage: 'Context' },
  rules: { id: 'prompts.section.rules', defaultMessage: 'Rules' },
  form: { id: 'prompts.section.format', defaultMessage: 'Format' },
  examples: { id: 'prompts.section.examples', defaultMessage: 'Examples' },
});

/** The parts that a prompt may have, in the order in which they are read best. */
export const sectionMessages = [messages.role, messages.task, messages.context, messages.rules, messages.form, messages.examples] as const;

/** Adds a section behind the line of the caret, at the end where nobody has chosen a place; what is to be filled in is selected. */
export function insertSection(view: EditorView, name: string, placeholder: string): void {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.empty && selection.main.head === 0 ? doc.length : selection.main.head);
  const isBlank = line.text.trim() === '';
  const isFirst = isBlank && line.number === 1;
  const isApart = isBlank && line.number > 1 && doc.line(line.number - 1).text.trim() === '';
  const before = isFirst || isApart ? '' : isBlank ? '\n' : '\n\n';
  const after = line.number < doc.lines && doc.line(line.number + 1).text.trim() !== '' ? '\n' : '';
  const insert = `${before}[${name}]\n${placeholder}${after}`;
  const end = line.to + insert.length - after.length;
  view.dispatch({ changes: { from: line.to, insert }, selection: { anchor: end - placeholder.length, head: end }, annotations: isolateHistory.of('full'), effects: EditorView.scrollIntoView(end) });
}
