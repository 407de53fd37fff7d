import { Menu as MenuIcon } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Arch } from '#client/ui/brand/Arch.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { Writing } from './Answer.tsx';
import { type BroughtQuestion, broughtQuestion } from './broughtQuestion.ts';
import type { ChatContext } from './chatContext.ts';
import { chatMessages } from './chatMessages.ts';
import { Composer, keepQuestion } from './Composer.tsx';
import { Question } from './Question.ts';
import { ScopeChip } from './scope/ScopeChip.tsx';
import { type ChosenScope, scopeInputOf } from './scope/scopes.ts';
import { useAnswerMode } from './useAnswerMode.tsx';
import { useStartConversation } from './mutations/useStartConversation.ts';

/** `/chat` and `/chat/new`: a first question, about the whole space or a collection. One that is brought along is asked at once. */
export function NewQuestion({ chat: { spaceId, spaceName, sourceCount, answerModes, reloadList, openList } }: { chat: ChatContext }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const location = useLocation();
  const { startConversation } = useStartConversation();
  const { mode, modeChip, modeNote, onBudgetExceeded } = useAnswerMode({ answerModes });
  const [scope, setScope] = useState<ChosenScope>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const start = ({ ask: question, sourceId, spaceId: broughtTo }: BroughtQuestion, restore: () => void) => {
    setAsked(question);
    startConversation(
      { spaceId: broughtTo ?? spaceId, question, scope: sourceId !== undefined ? { sourceIds: [sourceId] } : scopeInputOf(scope), mode },
      {
        onDone: (id) => {
          reloadList();
          void navigate(`/chat/${id}`, { replace: location.pathname === '/chat/new' });
        },
        onRefused: (code) => {
          setAsked(null);
          restore();
          if (code === 'BUDGET_EXCEEDED') onBudgetExceeded();
          showToast({ type: 'error', message: errorText(code, chatMessages.askFailed) });
        },
      },
    );
  };
  const ask = (question: string, restore: () => void) => start({ ask: question }, restore);
  const brought = broughtQuestion(location.state);
  const wasBrought = useRef<BroughtQuestion | null>(null);
  const askBrought = useEffectEvent((question: BroughtQuestion) => {
    // A reload of this address asks nothing again.
    void navigate(location.pathname, { replace: true, state: null });
    // Where it cannot be asked its words stand in the field, not lost.
    start(question, () => keepQuestion('new', question.ask));
  });
  useEffect(() => {
    if (!brought || wasBrought.current === brought) return;
    wasBrought.current = brought;
    askBrought(brought);
  }, [brought]);
  return (
    <Pane>
      {openList && (
        <PaneHead>
          <IconButton icon={MenuIcon} label={intl.formatMessage(chatMessages.showList)} onClick={openList} />
        </PaneHead>
      )}
      <PaneBody>
        {asked === null ? (
          <First>
            <Arch />
            <h1>
              <FormattedMessage {...messages.title} />
            </h1>
            <p>
              <FormattedMessage {...messages.text} />
            </p>
            <Composer
              draft="new"
              isFirst
              placeholder={intl.formatMessage(messages.placeholder)}
              isWriting={false}
              onAsk={ask}
              onStop={null}
              mode={modeChip}
              scope={
                <ScopeChip
                  spaceId={spaceId}
                  spaceName={spaceName}
                  name={scope?.name ?? spaceName}
                  kind={scope ? 'collection' : 'space'}
                  count={scope ? null : sourceCount}
                  collectionId={scope?.collectionId ?? null}
                  onChoose={setScope}
                />
              }
            />
            <small>{modeNote}</small>
          </First>
        ) : (
          <Question>
            <h2 dir="auto">{asked}</h2>
            <Writing count={0} />
          </Question>
        )}
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  title: { id: 'chat.firstTitle', defaultMessage: 'Ask your sources' },
  text: { id: 'chat.firstText', defaultMessage: 'Every sentence shows the words it rests on. What is not in your sources is not answered.' },
  placeholder: { id: 'chat.placeholder', defaultMessage: 'What do you want to know?' },
});

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: 8px;
  max-width: 560px;
  min-height: 100%;
  margin: 0 auto;
  padding: 32px 16px;
  text-align: center;

  h1 {
    margin-block-start: 8px;
    font: var(--text-16);
  }

  p {
    max-width: 340px;
    margin-block-end: 12px;
    color: var(--fg-2);
    font: var(--text-13);
    text-wrap: balance;
  }

  > small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
