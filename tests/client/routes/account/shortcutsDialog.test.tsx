// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import ar from '#client/i18n/messages/ar.json';
import en from '#client/i18n/messages/en.json';
import ShortcutsDialog from '#client/routes/account/ShortcutsDialog.tsx';
import { commandKey } from '#client/ui/commandKey.ts';

afterEach(cleanup);

test.each([
  ['en', en, '→←', 'Shift→'],
  ['ar', ar, '←→', 'Shift←'],
] as const)('in %s the arrow that leads on opens a collection and extends a selection', async (locale, messages, open, extend) => {
  render(
    <IntlProvider locale={locale} messages={messages}>
      <ShortcutsDialog onClose={() => undefined} />
    </IntlProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: messages['palette.shortcuts'] });
  const keysOf = (name: string) => within(dialog).getByText(name).parentElement?.querySelector('dd')?.textContent;
  expect(keysOf(messages['shortcuts.open'])).toBe(open);
  expect(keysOf(messages['shortcuts.extend'])).toBe(extend);
});

/** Where the keys of a file work, as the dialog calls it. */
const sections: Readonly<Record<string, string>> = {
  'sources/list/listKeys.ts': 'Sources',
  'sources/suggestions/SuggestedPlaces.tsx': 'Sources',
  'sources/triage/SuggestedCollections.tsx': 'Sort the Inbox',
  'sources/triage/TriageCard.tsx': 'Sort the Inbox',
  'sources/preview/QuickPreview.tsx': 'Sources',
  'routes/collection/TriagePage.tsx': 'Sort the Inbox',
  'routes/collection/InboxPage.tsx': 'Sources',
  'routes/source/SourcePage.tsx': 'Reading a source',
  'routes/notes/NotesPage.tsx': 'Notes',
  'routes/chat/ConversationPage.tsx': 'Chat',
  'routes/chat/ChatPage.tsx': 'Chat',
  'routes/assistant/AssistantPage.tsx': 'Assistant',
  'routes/assistant/RunPage.tsx': 'Assistant',
  'routes/drafts/DraftsPage.tsx': 'Draft generation',
  'routes/flashcards/TodayPage.tsx': 'Flashcards',
  'routes/flashcards/DeckPage.tsx': 'Flashcards',
  'routes/flashcards/ReviewPage.tsx': 'Flashcards',
  'routes/flashcards/make/ProposedCards.tsx': 'Flashcards',
  'app/useShortcuts.ts': 'Anywhere',
  'notes/markdown/formats.ts': 'Notes',
  'notes/markdown/MarkdownField.tsx': 'Notes',
  'prompts/editor/field/TemplateField.tsx': 'Prompts',
  'prompts/runs/RunWorkshop.tsx': 'Prompts',
  'prompts/tests/TestSetView.tsx': 'Tests of a prompt',
};

const shown: Readonly<Record<string, string>> = { ' ': 'Space', Escape: 'Esc', Delete: 'Del', Mod: commandKey };
const asShown = (key: string): string => shown[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The keys that a file of the client answers, as it says itself: those of the whole page, those of a list, those after G, and those of the editor. */
function keysIn(path: string): string[][] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[][] = [];
  const namesIn = (node: ts.Node, each: (name: string) => void) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) each(ts.isComputedPropertyName(node.name) ? '' : node.name.text);
    // What a key does is no key.
    if (!ts.isPropertyAssignment(node)) ts.forEachChild(node, (child) => namesIn(child, each));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'useSingleKeyShortcuts') {
      for (const argument of node.arguments) namesIn(argument, (name) => found.push([asShown(name)]));
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'places' && path.endsWith('useShortcuts.ts') && node.initializer) {
      namesIn(node.initializer, (name) => found.push(['G', asShown(name)]));
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'taskOfKey' && node.initializer) {
      namesIn(node.initializer, (name) => found.push(name.split(' ').map(asShown)));
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'key' && ts.isStringLiteral(node.initializer) && node.initializer.text.startsWith('Mod-')) {
      found.push(node.initializer.text.split('-').map(asShown));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('every key that works somewhere is listed there', async () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <ShortcutsDialog onClose={() => undefined} />
    </IntlProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  const listed = new Map(
    [...dialog.querySelectorAll('section')].map((section) => [section.querySelector('h3')?.textContent, [...section.querySelectorAll('dd')].map((keys) => [...keys.children].map(({ textContent }) => textContent))]),
  );
  // One line may name several keys in a row, as J and K; with a modifier they share it.
  const isListed = (section: string, keys: readonly string[]) => listed.get(section)?.some((line) => keys.every((key) => line.includes(key)));
  const client = join(import.meta.dirname, '../../../../client');
  const answered = globSync('**/*.{ts,tsx}', { cwd: client, exclude: ['__generated__/**'] })
    .filter((path) => /useSingleKeyShortcuts\(\{|useSingleKeyShortcuts\(is|key: 'Mod-|const places: Record|const taskOfKey/.test(readFileSync(join(client, path), 'utf8')))
    .flatMap((path) => keysIn(join(client, path)).map((keys) => ({ path, keys })));
  expect([...new Set(answered.map(({ path }) => path))].toSorted()).toEqual(Object.keys(sections).toSorted());
  expect(answered.length).toBeGreaterThan(51);
  expect(answered.filter(({ path, keys }) => !isListed(sections[path] ?? '', keys)).map(({ path, keys }) => `${keys.join(' ')} of ${path}`)).toEqual([]);
});
