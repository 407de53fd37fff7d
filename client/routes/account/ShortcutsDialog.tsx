import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { directionOf } from '#client/i18n/locales.ts';
import { commandKey } from '#client/ui/commandKey.ts';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

/** An arrow leads on, or back, as one reads. */
const turned: Record<string, string> = { '→': '←', '←': '→' };

/** All keys, by where they work. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const isRtl = directionOf(intl.locale) === 'rtl';
  return (
    <Dialog
      open
      width={600}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {/* Longer than many a window: whoever has no pointer scrolls it from here. */}
      <Columns tabIndex={0} role="group" aria-label={intl.formatMessage(messages.title)}>
        {places.map(({ place, keys }) => (
          <section key={place.id}>
            <h3>
              <FormattedMessage {...place} />
            </h3>
            <dl>
              {keys.map(({ does, press }) => (
                <Line key={does.id}>
                  <dt>
                    <FormattedMessage {...does} />
                  </dt>
                  <dd>
                    {press.map((name) => (
                      <Kbd key={name}>{(isRtl && turned[name]) || name}</Kbd>
                    ))}
                  </dd>
                </Line>
              ))}
            </dl>
          </section>
        ))}
      </Columns>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard Shortcuts' },
  anywhere: { id: 'shortcuts.anywhere', defaultMessage: 'Anywhere' },
  palette: { id: 'shortcuts.palette', defaultMessage: 'Command palette' },
  search: { id: 'shortcuts.search', defaultMessage: 'Search sources' },
  newSource: { id: 'shortcuts.newSource', defaultMessage: 'New source' },
  highlights: { id: 'shortcuts.highlights', defaultMessage: 'Go to highlights' },
  promptArea: { id: 'app.prompts', defaultMessage: 'Prompts' },
  promptTests: { id: 'shortcuts.promptTests', defaultMessage: 'Tests of a prompt' },
  newRow: { id: 'shortcuts.newRow', defaultMessage: 'Add a row' },
  runTests: { id: 'shortcuts.runTests', defaultMessage: 'Run the tests' },
  rows: { id: 'shortcuts.rows', defaultMessage: 'Next and previous row' },
  inRows: { id: 'shortcuts.inRows', defaultMessage: 'From row to row, once in them' },
  openRow: { id: 'shortcuts.openRow', defaultMessage: 'Open the row' },
  prompts: { id: 'shortcuts.prompts', defaultMessage: 'Go to prompts' },
  help: { id: 'shortcuts.help', defaultMessage: 'These shortcuts' },
  collections: { id: 'shortcuts.collections', defaultMessage: 'Go to collections' },
  dashboard: { id: 'shortcuts.dashboard', defaultMessage: 'Go to the dashboard' },
  notifications: { id: 'shortcuts.notifications', defaultMessage: 'Go to notifications' },
  navigation: { id: 'shortcuts.navigation', defaultMessage: 'Fold the navigation' },
  toast: { id: 'shortcuts.toast', defaultMessage: 'Newest message' },
  save: { id: 'shortcuts.save', defaultMessage: 'Save the dialog or note' },
  undo: { id: 'shortcuts.undo', defaultMessage: 'Undo while its message is there' },
  tree: { id: 'shortcuts.tree', defaultMessage: 'Collections' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open or close' },
  rename: { id: 'shortcuts.rename', defaultMessage: 'Rename' },
  remove: { id: 'shortcuts.remove', defaultMessage: 'Delete' },
  lift: { id: 'shortcuts.lift', defaultMessage: 'Lift, then arrows, then drop' },
  menu: { id: 'shortcuts.menu', defaultMessage: 'Menu' },
  list: { id: 'shortcuts.list', defaultMessage: 'Sources' },
  openSource: { id: 'shortcuts.openSource', defaultMessage: 'Open' },
  preview: { id: 'shortcuts.preview', defaultMessage: 'Preview' },
  nextPreview: { id: 'shortcuts.nextPreview', defaultMessage: 'Next and previous in the preview' },
  select: { id: 'shortcuts.select', defaultMessage: 'Select' },
  extend: { id: 'shortcuts.extend', defaultMessage: 'Extend the selection' },
  selectAll: { id: 'shortcuts.selectAll', defaultMessage: 'Select all' },
  clear: { id: 'shortcuts.clear', defaultMessage: 'Clear the selection' },
  edit: { id: 'shortcuts.edit', defaultMessage: 'Edit' },
  copy: { id: 'shortcuts.copy', defaultMessage: 'Copy to...' },
  move: { id: 'shortcuts.move', defaultMessage: 'Move to...' },
  inbox: { id: 'shortcuts.inbox', defaultMessage: 'Go to the Inbox' },
  all: { id: 'shortcuts.all', defaultMessage: 'Go to all sources' },
  source: { id: 'shortcuts.source', defaultMessage: 'Reading a source' },
  next: { id: 'shortcuts.next', defaultMessage: 'Next and previous' },
  highlight: { id: 'shortcuts.highlight', defaultMessage: 'Highlight' },
  note: { id: 'shortcuts.note', defaultMessage: 'Highlight with a note' },
  letters: { id: 'shortcuts.letters', defaultMessage: 'Select letters instead of words' },
  favorite: { id: 'shortcuts.favorite', defaultMessage: 'Favorite' },
  ask: { id: 'chat.askSource', defaultMessage: 'Ask this source' },
  back: { id: 'shortcuts.back', defaultMessage: 'Back to the collection' },
  triage: { id: 'triage.title', defaultMessage: 'Sort the Inbox' },
  suggested: { id: 'shortcuts.suggested', defaultMessage: 'Put it into a suggested collection' },
  another: { id: 'triage.another', defaultMessage: 'Another collection' },
  tag: { id: 'triage.tag', defaultMessage: 'Tag' },
  done: { id: 'triage.done', defaultMessage: 'Done' },
  doneInInbox: { id: 'shortcuts.done', defaultMessage: 'Done, in the Inbox' },
  later: { id: 'triage.later', defaultMessage: 'Later' },
  takeBack: { id: 'shortcuts.takeBack', defaultMessage: 'Take back' },
  scroll: { id: 'shortcuts.scroll', defaultMessage: 'Scroll the text' },
  leave: { id: 'shortcuts.leave', defaultMessage: 'Back to the Inbox' },
  documents: { id: 'shortcuts.documents', defaultMessage: 'Documents and pictures' },
  runPrompt: { id: 'shortcuts.runPrompt', defaultMessage: 'Run the prompt' },
  stopRuns: { id: 'shortcuts.stopRuns', defaultMessage: 'Stop all answers' },
  column: { id: 'shortcuts.column', defaultMessage: 'Go to a column' },
  find: { id: 'shortcuts.find', defaultMessage: 'Find in the document' },
  page: { id: 'shortcuts.page', defaultMessage: 'Turn the page' },
  zoom: { id: 'shortcuts.zoom', defaultMessage: 'Larger and smaller' },
  fit: { id: 'shortcuts.fit', defaultMessage: 'Fit to the window' },
  actualSize: { id: 'shortcuts.actualSize', defaultMessage: 'Actual size of a picture' },
  notes: { id: 'notes.pageTitle', defaultMessage: 'Notes' },
  newNote: { id: 'shortcuts.newNote', defaultMessage: 'New note' },
  bold: { id: 'shortcuts.bold', defaultMessage: 'Bold' },
  italic: { id: 'shortcuts.italic', defaultMessage: 'Italic' },
  link: { id: 'shortcuts.link', defaultMessage: 'Link' },
  lists: { id: 'shortcuts.lists', defaultMessage: 'Numbers, points, tasks' },
  tick: { id: 'shortcuts.tick', defaultMessage: 'Tick the task' },
  saveNote: { id: 'shortcuts.saveNote', defaultMessage: 'Save now' },
  chat: { id: 'areas.chat', defaultMessage: 'Chat' },
  assistant: { id: 'areas.assistant', defaultMessage: 'Assistant' },
  newWish: { id: 'shortcuts.newWish', defaultMessage: 'New wish' },
  tickChange: { id: 'shortcuts.tickChange', defaultMessage: 'Tick a change' },
  applyChanges: { id: 'shortcuts.applyChanges', defaultMessage: 'Apply what is ticked' },
  newQuestion: { id: 'shortcuts.newQuestion', defaultMessage: 'New question' },
  answers: { id: 'shortcuts.answers', defaultMessage: 'Next and previous answer' },
  stop: { id: 'shortcuts.stop', defaultMessage: 'Stop answering' },
  passages: { id: 'shortcuts.passages', defaultMessage: 'Show or hide the passages' },
  flashcards: { id: 'areas.flashcards', defaultMessage: 'Flashcards' },
  goToFlashcards: { id: 'shortcuts.flashcards', defaultMessage: 'Go to flashcards' },
  newCard: { id: 'shortcuts.newCard', defaultMessage: 'New deck or card' },
  acceptCard: { id: 'shortcuts.acceptCard', defaultMessage: 'Accept a proposed card' },
  dismissCard: { id: 'shortcuts.dismissCard', defaultMessage: 'Dismiss a proposed card' },
  review: { id: 'shortcuts.review', defaultMessage: 'Start, or show the answer' },
  grade: { id: 'shortcuts.grade', defaultMessage: 'Again, hard, good, easy' },
  suspend: { id: 'shortcuts.suspend', defaultMessage: 'Suspend the card' },
  endReview: { id: 'shortcuts.endReview', defaultMessage: 'End the review' },
  where: { id: 'shortcuts.where', defaultMessage: 'Choose where to ask' },
});

const places = [
  {
    place: messages.anywhere,
    keys: [
      { does: messages.palette, press: [commandKey, 'K'] },
      { does: messages.search, press: ['/'] },
      { does: messages.newSource, press: ['N'] },
      { does: messages.help, press: ['?'] },
      { does: messages.collections, press: ['G', 'C'] },
      { does: messages.inbox, press: ['G', 'I'] },
      { does: messages.all, press: ['G', 'A'] },
      { does: messages.dashboard, press: ['G', 'D'] },
      { does: messages.highlights, press: ['G', 'H'] },
      { does: messages.notifications, press: ['G', 'N'] },
      { does: messages.prompts, press: ['G', 'P'] },
      { does: messages.goToFlashcards, press: ['G', 'F'] },
      { does: messages.navigation, press: [commandKey, '\\'] },
      { does: messages.toast, press: ['F8'] },
      { does: messages.save, press: [commandKey, 'Enter'] },
      { does: messages.undo, press: [commandKey, 'Z'] },
    ],
  },
  {
    place: messages.tree,
    keys: [
      { does: messages.open, press: ['→', '←'] },
      { does: messages.rename, press: ['F2'] },
      { does: messages.remove, press: ['Del'] },
      { does: messages.lift, press: ['Space'] },
      { does: messages.menu, press: ['Shift', 'F10'] },
    ],
  },
  {
    place: messages.list,
    keys: [
      { does: messages.openSource, press: ['Enter'] },
      { does: messages.preview, press: ['Space'] },
      { does: messages.nextPreview, press: ['J', 'K'] },
      { does: messages.select, press: ['X'] },
      { does: messages.extend, press: ['Shift', '→'] },
      { does: messages.selectAll, press: [commandKey, 'A'] },
      { does: messages.clear, press: ['Esc'] },
      { does: messages.edit, press: ['E'] },
      { does: messages.copy, press: ['C'] },
      { does: messages.move, press: ['M'] },
      { does: messages.tag, press: ['T'] },
      { does: messages.favorite, press: ['F'] },
      { does: messages.suggested, press: ['1'] },
      { does: messages.doneInInbox, press: ['Shift', 'E'] },
      { does: messages.triage, press: ['S'] },
      { does: messages.remove, press: ['Del'] },
      { does: messages.menu, press: ['Shift', 'F10'] },
    ],
  },
  {
    place: messages.triage,
    keys: [
      { does: messages.suggested, press: ['1', '2', '3'] },
      { does: messages.another, press: ['M'] },
      { does: messages.tag, press: ['T'] },
      { does: messages.done, press: ['E'] },
      { does: messages.later, press: ['L'] },
      { does: messages.remove, press: ['D'] },
      { does: messages.takeBack, press: ['Z'] },
      { does: messages.next, press: ['J', 'K'] },
      { does: messages.openSource, press: ['Enter'] },
      { does: messages.scroll, press: ['Space'] },
      { does: messages.leave, press: ['Esc'] },
    ],
  },
  {
    place: messages.source,
    keys: [
      { does: messages.next, press: ['J', 'K'] },
      { does: messages.highlight, press: ['H'] },
      { does: messages.letters, press: ['Alt'] },
      { does: messages.note, press: ['N'] },
      { does: messages.favorite, press: ['F'] },
      { does: messages.ask, press: ['A'] },
      { does: messages.edit, press: ['E'] },
      { does: messages.back, press: ['Esc'] },
    ],
  },
  {
    place: messages.documents,
    keys: [
      { does: messages.find, press: [commandKey, 'F'] },
      { does: messages.page, press: ['←', '→'] },
      { does: messages.zoom, press: ['+', '-'] },
      { does: messages.fit, press: ['0'] },
      { does: messages.actualSize, press: ['1'] },
    ],
  },
  {
    place: messages.notes,
    keys: [
      { does: messages.newNote, press: ['N'] },
      { does: messages.bold, press: [commandKey, 'B'] },
      { does: messages.italic, press: [commandKey, 'I'] },
      { does: messages.link, press: [commandKey, 'K'] },
      { does: messages.lists, press: [commandKey, 'Shift', '7', '8', '9'] },
      { does: messages.tick, press: [commandKey, 'Enter'] },
      { does: messages.saveNote, press: [commandKey, 'S'] },
    ],
  },
  {
    place: messages.promptArea,
    keys: [
      { does: messages.saveNote, press: [commandKey, 'S'] },
      { does: messages.runPrompt, press: [commandKey, 'Enter'] },
      { does: messages.stopRuns, press: ['Esc'] },
      { does: messages.column, press: ['Alt', '1', '2', '3', '4'] },
    ],
  },
  {
    place: messages.promptTests,
    keys: [
      { does: messages.newRow, press: ['N'] },
      { does: messages.runTests, press: ['R'] },
      { does: messages.rows, press: ['J', 'K'] },
      { does: messages.inRows, press: ['↓', '↑'] },
      { does: messages.openRow, press: ['Enter'] },
    ],
  },
  {
    place: messages.flashcards,
    keys: [
      { does: messages.newCard, press: ['N'] },
      { does: messages.acceptCard, press: ['A'] },
      { does: messages.dismissCard, press: ['D'] },
      { does: messages.next, press: ['J', 'K'] },
      { does: messages.review, press: ['Space', 'Enter'] },
      { does: messages.grade, press: ['1', '2', '3', '4'] },
      { does: messages.edit, press: ['E'] },
      { does: messages.suspend, press: ['S'] },
      { does: messages.takeBack, press: ['Z'] },
      { does: messages.endReview, press: ['Esc'] },
    ],
  },
  {
    place: messages.assistant,
    keys: [
      { does: messages.newWish, press: ['N'] },
      { does: messages.tickChange, press: ['Space'] },
      { does: messages.applyChanges, press: [commandKey, 'Enter'] },
      { does: messages.stop, press: ['Esc'] },
    ],
  },
  {
    place: messages.chat,
    keys: [
      { does: messages.newQuestion, press: ['N'] },
      { does: messages.answers, press: ['J', 'K'] },
      { does: messages.stop, press: ['Esc'] },
      { does: messages.passages, press: [commandKey, '.'] },
      { does: messages.where, press: ['Alt', 'S'] },
    ],
  },
];

const Columns = styled.div`
  columns: 2;
  column-gap: 32px;

  section {
    break-inside: avoid;
    margin-block-end: 20px;
  }

  h3 {
    margin-block-end: 4px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  ${onPhone} {
    columns: 1;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 30px;
  font: var(--text-13);

  /* Keys are pressed, and printed, in one order in every language. */
  dd {
    display: flex;
    gap: 4px;
    direction: ltr;
    flex: none;
  }
`;
