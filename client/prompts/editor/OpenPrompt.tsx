import { openSearchPanel } from '@codemirror/search';
import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { OpenPrompt_prompt$key } from '#client/__generated__/OpenPrompt_prompt.graphql.ts';
import { SaveConflict } from '#client/autosave/SaveConflict.tsx';
import { SaveProblem } from '#client/autosave/SaveState.tsx';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { addressOfCollection, addressOfRun, addressOfTests } from '../addresses.ts';
import { AddMessage } from './AddMessage.tsx';
import { type DraftContent, type EditedMessage, contentOf, isEmptyContent, movedMessage, type PromptRole } from './content/draftContent.ts';
import { numberedRole, roleMessages } from './content/roleMessages.ts';
import { useDraftChanges } from './content/useDraftChanges.ts';
import { draftOf, useEditedDraft } from './content/useEditedDraft.ts';
import { useTitleAutosave } from './content/usePromptAutosave.ts';
import { EditorBar } from './EditorBar.tsx';
import { editorSettings } from './panel/editorSettings.ts';
import { MessageCard } from './MessageCard.tsx';
import { useMeasures } from './measures/useMeasures.ts';
import { PanelPlace } from './PanelPlace.tsx';
import { insertBraces } from './field/insertBraces.ts';
import { EditorPanel, type PanelTab } from './panel/EditorPanel.tsx';
import { insertSection } from './suggestions/sections.ts';
import { SuggestionsTab } from './suggestions/SuggestionsTab.tsx';
import { ToolsTab } from './suggestions/ToolsTab.tsx';
import { useSuggestions } from './suggestions/useSuggestions.ts';
import { useFields } from './useFields.ts';
import { useWorkshopStatus } from './content/useWorkshopStatus.ts';
import { VariablesCard } from './variables/VariablesCard.tsx';

const PromptVersionsDialog = lazy(() => import('./versions/PromptVersionsDialog.tsx'));

/** The editor of one prompt: its messages, and what stands beside them. Everything is saved as one types. */
export function OpenPrompt({ prompt: ref }: { prompt: OpenPrompt_prompt$key }) {
  const intl = useIntl();
  const prompt = useFragment(
    graphql`
      fragment OpenPrompt_prompt on Prompt {
        id
        title
        viewerCanEdit
        draftUpdatedAt
        updatedAt
        collection {
          id
        }
        space {
          id
        }
        draft {
          ...draftContent_content
          variables {
            name
          }
        }
      }
    `,
    ref,
  );
  const { id, draft, draftUpdatedAt, updatedAt } = prompt;
  const { fontSize, isAutosaveOn } = editorSettings.use();
  const [status, tell] = useWorkshopStatus('initializing');
  useDraftChanges(prompt.space.id);

  const content = useMemo(() => contentOf(draft), [draft]);
  const { saving, edited, now, write, writeMessages, typeMessages, draw, replaceUndoable, takeTheirs } = useEditedDraft({ id, content, draftUpdatedAt }, { isAutomatic: isAutosaveOn, onNewer: () => tell('loaded') });

  const [title, setTitle] = useState<string | null>(null);
  const titleSaving = useTitleAutosave({ id, title: prompt.title, updatedAt }, setTitle);
  const shownTitle = title ?? titleSaving.initial.title;

  const request = useMemo(
    () => ({ texts: edited.messages.map(({ role, text }) => ({ isSystem: role === 'SYSTEM', text })), model: edited.params.model ?? null }),
    [edited.messages, edited.params.model],
  );
  const measures = useMeasures(request);

  const fields = useFields();
  const onView = (key: number) => (view: EditorView | null) => {
    const count = fields.put(key, view);
    if (view && count === now().messages.length) tell(isEmptyContent(draftOf(now())) ? 'initialized' : 'promptLoaded');
  };
  const run = (command: (view: EditorView) => void) => {
    if (fields.run(command)) return true;
    tell('notReady');
    return false;
  };
  /** Somebody asked for it, and wants to hear when it is done. */
  const isSaveAwaited = useRef(false);
  const save = () => {
    titleSaving.flush();
    if (saving.state === 'saved') {
      tell('promptSaved');
      return;
    }
    isSaveAwaited.current = true;
    saving.flush();
  };
  const tellSaved = useEffectEvent(() => {
    if (isSaveAwaited.current) tell('promptSaved');
    isSaveAwaited.current = false;
  });
  useEffect(() => {
    if (saving.state === 'saved') tellSaved();
  }, [saving.state]);

  const isDocked = useMediaQuery('(min-width: 1280px)');
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [tab, setTab] = useState<PanelTab>('metrics');
  const showTab = (next: PanelTab) => {
    setTab(next);
    setIsPanelOpen(!isDocked);
  };
  const writeText = (key: number, text: string) => typeMessages((all) => all.map((one) => (one.key === key ? { ...one, text } : one)));
  const suggestions = useSuggestions(id, edited.messages, {
    messages: () => now().messages,
    tell,
    onFound: showTab,
    onText: (key, text) => {
      if (!fields.replace(key, text)) writeText(key, text);
      // What was carried out leaves the list at once: the next one takes the focus.
      draw();
    },
  });
  const addSection = (sectionName: string) => {
    if (run((view) => insertSection(view, sectionName, intl.formatMessage(messages.fillSection)))) tell('sectionAdded', { sectionName });
  };
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const isReadOnly = !prompt.viewerCanEdit;
  const known = { variables: [...new Set([...(measures?.messages.flatMap(({ variables }) => variables) ?? []), ...draft.variables.map(({ name }) => name)])], fragments: [] };
  const others = edited.messages.filter(({ role }) => role !== 'SYSTEM');
  const counts = Map.groupBy(edited.messages, ({ role }) => role);
  const nameOf = (message: EditedMessage | undefined) => {
    if (!message) return '';
    const ofRole = counts.get(message.role) ?? [];
    const role = intl.formatMessage(roleMessages[message.role]);
    return ofRole.length > 1 ? intl.formatMessage(numberedRole, { role, number: ofRole.indexOf(message) + 1 }) : role;
  };
  const panel = (
    <EditorPanel
      spaceId={prompt.space.id}
      measured={request}
      measures={measures}
      params={edited.params}
      isReadOnly={isReadOnly}
      tab={tab}
      onTab={setTab}
      suggestions={<SuggestionsTab suggestions={suggestions} isReadOnly={isReadOnly} />}
      suggestionCount={suggestions.suggestions.length}
      tools={<ToolsTab suggestions={suggestions} nameOf={(key) => nameOf(edited.messages.find((message) => message.key === key))} onUndo={() => run(undo)} onRedo={() => run(redo)} onAddSection={addSection} />}
      onParams={(params) => write({ params })}
      onTemplate={(template, name) => {
        replaceUndoable({ ...template, params: now().params }, intl.formatMessage(messages.templateUsed, { title: name }));
        setIsPanelOpen(false);
      }}
    />
  );
  return (
    <>
      <PageTitle isHeading>{shownTitle}</PageTitle>
      <Pane>
        <EditorBar
          promptId={id}
          backTo={addressOfCollection(prompt.collection?.id ?? null)}
          testsAt={addressOfTests(prompt.id)}
          title={shownTitle}
          isReadOnly={isReadOnly}
          status={status}
          saving={saving}
          isAutosaveOn={isAutosaveOn}
          onTitle={(next) => {
            setTitle(next);
            titleSaving.type({ title: next });
          }}
          onSave={save}
          onUndo={() => run(undo)}
          onRedo={() => run(redo)}
          onFind={() => run(openSearchPanel)}
          onInsertVariable={() => run(insertBraces)}
          running={suggestions.running}
          onTool={suggestions.use}
          onAddSection={addSection}
          onVersions={() => {
            saving.flush();
            setAreVersionsOpen(true);
          }}
          runAt={addressOfRun(id)}
          onLeave={saving.flush}
          onExport={saving.flush}
          onPanel={isDocked ? null : () => setIsPanelOpen(true)}
        />
        <PaneBody style={{ '--prompt-size': `${fontSize}px` }}>
          <SaveProblem saving={saving} isEmpty={false} failed={messages.failed} />
          {saving.state === 'conflict' && saving.theirs && <SaveConflict theirs={asText(saving.theirs)} onTakeTheirs={takeTheirs} onKeepMine={saving.keepMine} />}
          <Messages>
            {edited.messages.map((message) => {
              const at = others.indexOf(message);
              return (
                <MessageCard
                  key={message.key}
                  message={message}
                  textNow={() => now().messages.find(({ key }) => key === message.key)?.text ?? ''}
                  name={nameOf(message)}
                  tokens={measures?.messages[edited.messages.indexOf(message)]?.tokens ?? null}
                  isReadOnly={isReadOnly}
                  known={known}
                  marks={suggestions.marksOf(message.key)}
                  onMark={(suggestionId) => {
                    suggestions.setActiveId(suggestionId);
                    showTab('suggestions');
                  }}
                  onChange={(text) => writeText(message.key, text)}
                  onSave={save}
                  onView={onView(message.key)}
                  onFocus={fields.focused}
                  onFailed={() => tell('noModel')}
                  actions={
                    at === -1 || others.length === 1
                      ? null
                      : {
                          canMoveUp: at > 0,
                          canMoveDown: at < others.length - 1,
                          onMove: (by) => writeMessages((all) => movedMessage(all, message.key, by)),
                          onSwitchRole: () => writeMessages((all) => all.map((one) => (one.key === message.key ? { ...one, role: one.role === 'USER' ? 'ASSISTANT' : 'USER' } : one))),
                          onRemove: () => replaceUndoable(draftOf({ ...now(), messages: now().messages.filter(({ key }) => key !== message.key) }), intl.formatMessage(messages.removed)),
                        }
                  }
                />
              );
            })}
            {!isReadOnly && (
              <AddMessage
                isFull={edited.messages.length >= MOST_MESSAGES}
                onAdd={(role: PromptRole) => writeMessages((all) => [...all, { role, text: '', key: Math.max(...all.map(({ key }) => key)) + 1 }])}
              />
            )}
            <VariablesCard promptId={id} spaceId={prompt.space.id} draft={draftOf(edited)} names={known.variables} isReadOnly={isReadOnly} onChange={(variables) => write({ variables })} />
          </Messages>
        </PaneBody>
      </Pane>
      <PanelPlace name={intl.formatMessage(messages.panel)} isDocked={isDocked} isOpen={isPanelOpen} onOpenChange={setIsPanelOpen}>
        {panel}
      </PanelPlace>
      {areVersionsOpen && (
        <Suspense>
          <PromptVersionsDialog
            promptId={id}
            draft={draftOf(edited)}
            isReadOnly={isReadOnly}
            isUnsaved={saving.state !== 'saved'}
            onRestore={({ number, content: version }) => {
              replaceUndoable(version, intl.formatMessage(messages.restored, { number }));
              setAreVersionsOpen(false);
            }}
            onCreating={tell}
            onClose={() => setAreVersionsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const MOST_MESSAGES = 50;

const asText = ({ messages: all }: DraftContent) => all.map(({ role, text }) => `[${role}]\n${text}`).join('\n\n');

const messages = {
  panel: defineMessage({ id: 'prompts.panel', defaultMessage: 'About this prompt' }),
  fillSection: defineMessage({ id: 'prompts.fillSection', defaultMessage: 'Fill this section' }),
  templateUsed: defineMessage<{ title: string }>({ id: 'prompts.templateUsed', defaultMessage: '{title} stands in the prompt now' }),
  restored: defineMessage<{ number: number }>({ id: 'prompts.versionRestored', defaultMessage: 'v{number} stands in the draft now' }),
  removed: defineMessage({ id: 'prompts.messageRemoved', defaultMessage: 'Message removed' }),
  failed: defineMessage({ id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' }),
};

const Messages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 16px 24px 48px;

  @media (max-width: 599.98px) {
    padding: 12px 12px 32px;
  }
`;
