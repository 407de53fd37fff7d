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
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { addressOfCollection } from '../addresses.ts';
import { AddMessage } from './AddMessage.tsx';
import { type DraftContent, editedMessages, type EditedMessage, contentOf, isEmptyContent, movedMessage, type PromptRole, savedMessages } from './content/draftContent.ts';
import { useDraftChanges } from './content/useDraftChanges.ts';
import { usePromptAutosave, useTitleAutosave } from './content/usePromptAutosave.ts';
import { EditorBar } from './EditorBar.tsx';
import { editorSettings } from './panel/editorSettings.ts';
import { MessageCard } from './MessageCard.tsx';
import { useMeasures } from './measures/useMeasures.ts';
import { PanelPlace } from './PanelPlace.tsx';
import { EditorPanel } from './panel/EditorPanel.tsx';
import { useWorkshopStatus } from './useWorkshopStatus.ts';
import { VariablesCard } from './variables/VariablesCard.tsx';

const PromptVersionsDialog = lazy(() => import('./versions/PromptVersionsDialog.tsx'));

/** What is edited: a draft, whose messages are told apart while they move. */
type Edited = Omit<DraftContent, 'messages'> & { readonly messages: readonly EditedMessage[] };

const draftOf = ({ messages, params, variables }: Edited): DraftContent => ({ messages: savedMessages(messages), params, variables });

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
  const saving = usePromptAutosave(
    { id, content, draftUpdatedAt },
    {
      isAutomatic: isAutosaveOn,
      onNewer: (newer) => {
        show(newer);
        tell('loaded');
      },
    },
  );
  const [edited, setEdited] = useState<Edited>(() => ({ ...saving.initial, messages: editedMessages(saving.initial.messages) }));
  /** As `edited`, before it is drawn: two fields may tell of changes in one breath. */
  const latest = useRef(edited);
  const put = (next: Edited) => {
    latest.current = next;
    setEdited(next);
  };
  const show = (newer: DraftContent) => put({ ...newer, messages: editedMessages(newer.messages, latest.current.messages) });
  const write = (change: Partial<Edited>) => {
    put({ ...latest.current, ...change });
    saving.type(draftOf(latest.current));
  };
  const writeMessages = (of: (messages: readonly EditedMessage[]) => readonly EditedMessage[]) => write({ messages: of(latest.current.messages) });
  const replaceAll = (next: DraftContent) => {
    show(next);
    saving.type(draftOf(latest.current));
  };
  /** Puts something in the place of what is there, and offers the way back. */
  const replaceUndoable = (next: DraftContent, message: string) => {
    const mine = draftOf(latest.current);
    replaceAll(next);
    showToast({ type: 'success', message, duration: LONG_MS, action: { label: intl.formatMessage(commonMessages.undo), onAction: () => replaceAll(mine) } });
  };
  const takeTheirs = () => {
    const mine = draftOf(latest.current);
    const theirs = saving.takeTheirs();
    if (!theirs) return;
    show(theirs);
    showToast({
      type: 'info',
      message: intl.formatMessage(messages.took),
      duration: Number.POSITIVE_INFINITY,
      action: { label: intl.formatMessage(messages.mineBack), onAction: () => replaceAll(mine) },
    });
  };

  const [title, setTitle] = useState<string | null>(null);
  const titleSaving = useTitleAutosave({ id, title: prompt.title, updatedAt }, setTitle);
  const shownTitle = title ?? titleSaving.initial.title;

  const request = useMemo(
    () => ({ texts: edited.messages.map(({ role, text }) => ({ isSystem: role === 'SYSTEM', text })), model: edited.params.model ?? null }),
    [edited.messages, edited.params.model],
  );
  const measures = useMeasures(request);

  const views = useRef(new Map<number, EditorView>());
  const active = useRef<EditorView | null>(null);
  const onView = (key: number) => (view: EditorView | null) => {
    if (view) views.current.set(key, view);
    else views.current.delete(key);
    if (view && views.current.size === latest.current.messages.length) tell(isEmptyContent(draftOf(latest.current)) ? 'initialized' : 'promptLoaded');
  };
  /** Carries out a command where one wrote last, else in the last message. */
  const run = (command: (view: EditorView) => void) => {
    const all = [...views.current.values()];
    const view = active.current && all.includes(active.current) ? active.current : all.at(-1);
    if (!view) {
      tell('notReady');
      return;
    }
    view.focus();
    command(view);
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
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const isReadOnly = !prompt.viewerCanEdit;
  const known = { variables: [...new Set([...(measures?.messages.flatMap(({ variables }) => variables) ?? []), ...draft.variables.map(({ name }) => name)])], fragments: [] };
  const others = edited.messages.filter(({ role }) => role !== 'SYSTEM');
  const counts = Map.groupBy(edited.messages, ({ role }) => role);
  const panel = (
    <EditorPanel
      measured={request}
      measures={measures}
      params={edited.params}
      isReadOnly={isReadOnly}
      onParams={(params) => write({ params })}
      onTemplate={(template, name) => {
        replaceUndoable({ ...template, params: latest.current.params }, intl.formatMessage(messages.templateUsed, { title: name }));
        setIsPanelOpen(false);
      }}
    />
  );
  return (
    <>
      <PageTitle isHeading>{shownTitle}</PageTitle>
      <Pane>
        <EditorBar
          backTo={addressOfCollection(prompt.collection?.id ?? null)}
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
          onVersions={() => {
            saving.flush();
            setAreVersionsOpen(true);
          }}
          onPanel={isDocked ? null : () => setIsPanelOpen(true)}
        />
        <PaneBody style={{ '--prompt-size': `${fontSize}px` }}>
          <SaveProblem saving={saving} isEmpty={false} failed={messages.failed} />
          {saving.state === 'conflict' && saving.theirs && <SaveConflict theirs={asText(saving.theirs)} onTakeTheirs={takeTheirs} onKeepMine={saving.keepMine} />}
          <Messages>
            {edited.messages.map((message) => {
              const ofRole = counts.get(message.role) ?? [];
              const at = others.indexOf(message);
              return (
                <MessageCard
                  key={message.key}
                  message={message}
                  number={ofRole.length > 1 ? ofRole.indexOf(message) + 1 : null}
                  tokens={measures?.messages[edited.messages.indexOf(message)]?.tokens ?? null}
                  isReadOnly={isReadOnly}
                  known={known}
                  onChange={(text) => writeMessages((all) => all.map((one) => (one.key === message.key ? { ...one, text } : one)))}
                  onSave={save}
                  onView={onView(message.key)}
                  onFocus={(view) => {
                    active.current = view;
                  }}
                  onFailed={() => tell('noModel')}
                  actions={
                    at === -1 || others.length === 1
                      ? null
                      : {
                          canMoveUp: at > 0,
                          canMoveDown: at < others.length - 1,
                          onMove: (by) => writeMessages((all) => movedMessage(all, message.key, by)),
                          onSwitchRole: () => writeMessages((all) => all.map((one) => (one.key === message.key ? { ...one, role: one.role === 'USER' ? 'ASSISTANT' : 'USER' } : one))),
                          onRemove: () => replaceUndoable(draftOf({ ...latest.current, messages: latest.current.messages.filter(({ key }) => key !== message.key) }), intl.formatMessage(messages.removed)),
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
          <PromptVersionsDialog promptId={id} draft={draftOf(edited)} isReadOnly={isReadOnly} isUnsaved={saving.state !== 'saved'} onCreating={tell} onClose={() => setAreVersionsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const MOST_MESSAGES = 50;
/** Whoever replaced a whole prompt looks at it before they take it back. */
const LONG_MS = 10_000;

/** Opens braces for a variable: what is known is listed at the caret. */
function insertBraces(view: EditorView): void {
  view.dispatch({ ...view.state.replaceSelection('{{'), userEvent: 'input.type' });
  void import('@codemirror/autocomplete').then(({ startCompletion }) => startCompletion(view));
}

const asText = ({ messages: all }: DraftContent) => all.map(({ role, text }) => `[${role}]\n${text}`).join('\n\n');

const messages = {
  panel: defineMessage({ id: 'prompts.panel', defaultMessage: 'About this prompt' }),
  took: defineMessage({ id: 'prompts.took', defaultMessage: 'The other version is here now' }),
  mineBack: defineMessage({ id: 'prompts.mineBack', defaultMessage: 'Bring mine back' }),
  templateUsed: defineMessage<{ title: string }>({ id: 'prompts.templateUsed', defaultMessage: '{title} stands in the prompt now' }),
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
