import type { EditorView } from '@codemirror/view';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Ellipsis, Trash2, UserRound } from 'lucide';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import type { EditedMessage } from './content/draftContent.ts';
import type { KnownTags } from './field/tagCompletion.ts';
import type { SuggestionMark } from './field/suggestionMarks.ts';
import { useSearchPhrases } from './useSearchPhrases.ts';

// Writing brings its editor along.
const TemplateField = lazy(() => import('./field/TemplateField.tsx'));

type MessageCardProps = {
  message: EditedMessage;
  /** Its text as of now, also before it is drawn. */
  textNow: () => string;
  /** What it is called beside the others. */
  name: string;
  /** Null until it is counted. */
  tokens: number | null;
  isReadOnly: boolean;
  known: KnownTags;
  marks: readonly SuggestionMark[];
  onMark: (id: string) => void;
  onChange: (text: string) => void;
  onSave: () => void;
  onView: (view: EditorView | null) => void;
  onFocus: (view: EditorView) => void;
  /** The editor could not be loaded. */
  onFailed: () => void;
  /** What else can be done with it; null for the system message, and where it is alone. */
  actions: { readonly onMove: ((by: -1 | 1) => void) | null; readonly canMoveUp: boolean; readonly canMoveDown: boolean; readonly onSwitchRole: () => void; readonly onRemove: () => void } | null;
};

/** One message of a prompt: who speaks, how many tokens it has, and the field it is written in. */
export function MessageCard({ message: { role, text }, textNow, name, tokens, isReadOnly, known, marks, onMark, onChange, onSave, onView, onFocus, onFailed, actions }: MessageCardProps) {
  const intl = useIntl();
  const phrases = useSearchPhrases();
  const [isOpen, setIsOpen] = useState(true);
  const bodyId = useId();
  return (
    <Card aria-label={name}>
      <Head>
        <IconButton icon={isOpen ? ChevronDown : pointing(ChevronRight)} size={28} label={intl.formatMessage(isOpen ? messages.fold : messages.unfold, { name })} aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setIsOpen(!isOpen)} />
        <h2>{name}</h2>
        {tokens !== null && (
          <Tokens>
            <FormattedMessage {...messages.tokens} values={{ count: tokens }} />
          </Tokens>
        )}
        {actions && !isReadOnly && (
          <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(messages.actions, { name })} />}>
            {actions.onMove && (
              <>
                <MenuItem icon={ArrowUp} disabled={!actions.canMoveUp} onSelect={() => actions.onMove?.(-1)}>
                  <FormattedMessage {...messages.up} />
                </MenuItem>
                <MenuItem icon={ArrowDown} disabled={!actions.canMoveDown} onSelect={() => actions.onMove?.(1)}>
                  <FormattedMessage {...messages.down} />
                </MenuItem>
              </>
            )}
            <MenuItem icon={UserRound} onSelect={actions.onSwitchRole}>
              <FormattedMessage {...(role === 'USER' ? messages.toAssistant : messages.toUser)} />
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={actions.onRemove}>
              <FormattedMessage {...messages.remove} />
            </MenuItem>
          </Menu>
        )}
      </Head>
      <Body id={bodyId} hidden={!isOpen}>
        <ErrorBoundary resetKey={null} fallback={<PlainField label={name} text={text} textNow={textNow} isReadOnly={isReadOnly} onChange={onChange} onShown={onFailed} />}>
          <Suspense fallback={<Skeleton $height="72px" $radius="var(--r-md)" />}>
            <TemplateField
              label={name}
              value={text}
              valueNow={textNow}
              placeholder={intl.formatMessage(role === 'SYSTEM' ? messages.systemHint : messages.userHint)}
              isReadOnly={isReadOnly}
              phrases={phrases}
              known={known}
              marks={marks}
              onMark={onMark}
              onChange={onChange}
              onSave={onSave}
              onView={onView}
              onFocus={onFocus}
            />
          </Suspense>
        </ErrorBoundary>
      </Body>
    </Card>
  );
}

type PlainFieldProps = { label: string; text: string; textNow: () => string; isReadOnly: boolean; onChange: (text: string) => void; onShown: () => void };

/** What one can write in where the editor did not come. */
function PlainField({ label, text, textNow, isReadOnly, onChange, onShown }: PlainFieldProps) {
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  // What is typed stands here at once; the page around it is drawn when there is time.
  const [said, setSaid] = useState(text);
  const [drawn, setDrawn] = useState(text);
  if (drawn !== text) {
    setDrawn(text);
    setSaid(textNow());
  }
  const type = (own: string) => {
    setSaid(own);
    onChange(own);
  };
  return <Plain value={said} aria-label={label} readOnly={isReadOnly} onChange={(event) => type(event.target.value)} />;
}

const messages = {
  fold: defineMessage<{ name: string }>({ id: 'prompts.fold', defaultMessage: 'Fold {name}' }),
  unfold: defineMessage<{ name: string }>({ id: 'prompts.unfold', defaultMessage: 'Unfold {name}' }),
  tokens: defineMessage<{ count: number }>({ id: 'prompts.tokens', defaultMessage: '{count, plural, one {# token} other {# tokens}}' }),
  actions: defineMessage<{ name: string }>({ id: 'prompts.messageActions', defaultMessage: 'Actions of {name}' }),
  up: defineMessage({ id: 'prompts.moveUp', defaultMessage: 'Move up' }),
  down: defineMessage({ id: 'prompts.moveDown', defaultMessage: 'Move down' }),
  toAssistant: defineMessage({ id: 'prompts.toAssistant', defaultMessage: 'Make it an answer of the model' }),
  toUser: defineMessage({ id: 'prompts.toUser', defaultMessage: 'Make it a user prompt' }),
  remove: defineMessage({ id: 'prompts.removeMessage', defaultMessage: 'Remove message' }),
  systemHint: defineMessage({ id: 'prompts.systemHint', defaultMessage: 'Who the model is, and what always holds' }),
  userHint: defineMessage({ id: 'prompts.userHint', defaultMessage: "What is asked, with '{{variables}}' and '{{> fragments}}'" }),
};

const Card = styled.section`
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1), var(--shadow-card);

  &:focus-within {
    box-shadow: inset 0 0 0 1px var(--accent-line), 0 0 0 2px color-mix(in srgb, var(--focus) 16%, transparent);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 4px 8px;

  h2 {
    flex: 1;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }
`;

const Tokens = styled.span`
  ${tabularNumbers}
  padding-inline: 8px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Body = styled.div`
  padding: 0 4px 4px;
`;

const Plain = styled.textarea`
  width: 100%;
  min-height: 240px;
  padding: 8px 12px;
  border: 0;
  background: none;
  color: var(--fg-1);
  font: 400 var(--prompt-size) / 1.75 var(--font-mono);
`;
