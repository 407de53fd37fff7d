import { Menu as MenuIcon } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ConversationPage_conversation$key } from '#client/__generated__/ConversationPage_conversation.graphql.ts';
import type { ConversationPageQuery } from '#client/__generated__/ConversationPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { liveEventCountIn } from '#client/relay/liveEventCount.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import type { ChatContext } from './chatContext.ts';
import { chatMessages } from './chatMessages.ts';
import { Composer } from './Composer.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { ConversationMessages, useMessages } from './ConversationMessages.tsx';
import { Question } from './Question.ts';
import { ScopeChip, useConversationScope } from './scope/ScopeChip.tsx';
import { scopeInputOf } from './scope/scopes.ts';
import { ConversationSpend, useReadSpending } from './spending/ConversationSpend.tsx';
import { useAnswerMode } from './useAnswerMode.tsx';
import { useAnswerGrew } from './useAnswerGrew.ts';
import { usePassagesPanel } from './usePassagesPanel.tsx';
import { useAskQuestion } from './mutations/useAskQuestion.ts';
import { useDeleteConversation } from './mutations/useDeleteConversation.ts';
import { useStopAnswer } from './mutations/useStopAnswer.ts';
import { useUpdateConversation } from './mutations/useUpdateConversation.ts';

const query = graphql`
  query ConversationPageQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Conversation @alias(as: "conversation") {
        id
        ...ConversationPage_conversation
      }
    }
  }
`;

/** How long after an answer that was overtaken by more of it the conversation is read again. */
const OVERTAKEN_MS = 400;

/** `/chat/{conversationId}`: questions and their answers, and what those stand upon. */
export function ConversationPage({ conversationId, chat }: { conversationId: string; chat: ChatContext }) {
  const reload = useReload<ConversationPageQuery>(query, OVERTAKEN_MS);
  const readAgain = () => reload({ id: conversationId });
  useMissedEvents(readAgain);
  return (
    <QueryLoader<ConversationPageQuery> key={conversationId} query={query} variables={{ id: conversationId }} fallback={<Loading />}>
      {({ node }) => (node?.conversation ? <OpenConversation conversation={node.conversation} chat={chat} readAgain={readAgain} /> : <Gone />)}
    </QueryLoader>
  );
}

function Gone() {
  return (
    <Pane>
      <PaneBody>
        <EmptyState
          title={<FormattedMessage {...messages.gone} />}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <Link to="/chat/new">
              <FormattedMessage {...chatMessages.newQuestion} />
            </Link>
          }
        />
      </PaneBody>
    </Pane>
  );
}

type OpenConversationProps = { conversation: ConversationPage_conversation$key; chat: ChatContext; readAgain: () => void };

function OpenConversation({ conversation: ref, chat: { reloadList, openList, answerModes }, readAgain }: OpenConversationProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const conversation = useFragment(
    graphql`
      fragment ConversationPage_conversation on Conversation {
        id
        title
        isShared
        viewerCanEdit
        authorName
        space {
          id
          viewerCanEdit
        }
        ...ConversationMessages_conversation
        ...ScopeChip_conversation
      }
    `,
    ref,
  );
  const { id, title, isShared, viewerCanEdit, authorName, space } = conversation;
  const scope = useConversationScope(conversation);
  const { askQuestion } = useAskQuestion();
  const stopAnswer = useStopAnswer();
  const { updateConversation } = useUpdateConversation();
  const deleteConversation = useDeleteConversation(reloadList);
  const { mode, modeChip, modeNote, onBudgetExceeded } = useAnswerMode({ answerModes });
  const events = liveEventCountIn(useRelayEnvironment());
  const [pending, setPending] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);

  const { messages: shown, lastQuestion, underWay, answers, newest } = useMessages(conversation);
  const { litId, onLit, besideId, onPassages, followNewest, dockButton, panel } = usePassagesPanel({ answers, newest });
  const hasModel = answerModes.includes('MODEL');
  const readSpending = useReadSpending(id);
  useAnswerGrew(id, shown.map((message) => message.id), { onNew: readAgain, onEnded: () => hasModel && readSpending() });
  // Whether it stood at its end, where it follows what comes.
  const wasAtEnd = useRef(true);
  useEffect(() => {
    if (wasAtEnd.current && body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [shown.length, pending, underWay]);

  const isWriting = pending !== null || underWay !== null;
  const refused = (code: Parameters<typeof errorText>[0]) => {
    if (code === 'BUDGET_EXCEEDED') onBudgetExceeded();
    showToast({ type: 'error', message: errorText(code, chatMessages.askFailed) });
  };
  /** All of an answer may be there before it is heard that the question is stored: that says still that it is being written. */
  const readAgainIfOvertaken = () => {
    const before = events.get();
    return () => {
      if (events.get() !== before) readAgain();
    };
  };
  const ask = (question: string, restore: () => void) => {
    setPending(question);
    wasAtEnd.current = true;
    followNewest();
    const settle = readAgainIfOvertaken();
    askQuestion(
      { conversationId: id, question, mode },
      {
        onDone: () => {
          setPending(null);
          reloadList();
          settle();
        },
        onRefused: (code) => {
          setPending(null);
          restore();
          refused(code);
        },
      },
    );
  };
  const again = (insteadOf: string, wanted = mode) => askQuestion({ conversationId: id, insteadOf, mode: wanted }, { onDone: readAgainIfOvertaken(), onRefused: refused });
  const widen = (insteadOf: string) => updateConversation({ conversationId: id, scope: {} }, { onDone: () => again(insteadOf), onRefused: refused });
  const stop = underWay?.viewerCanStop ? () => stopAnswer(underWay.id, { onRefused: refused }) : null;
  const remove = () => deleteConversation(id, () => void navigate('/chat'));
  const step = (by: 1 | -1) => {
    const articles = [...(body.current?.querySelectorAll('article') ?? [])];
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const next = by === 1 ? articles.find((each) => each.getBoundingClientRect().top > top + 8) : articles.findLast((each) => each.getBoundingClientRect().top < top - 8);
    next?.scrollIntoView({ block: 'start' });
  };
  useSingleKeyShortcuts({ ...(stop && { Escape: stop }), j: () => step(1), k: () => step(-1) });

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Pane>
        <PaneHead>
          {openList && <IconButton icon={MenuIcon} label={intl.formatMessage(chatMessages.showList)} onClick={openList} />}
          <Title>
            <h1 dir="auto">{title}</h1>
            {!viewerCanEdit && authorName && (
              <small>
                <FormattedMessage {...messages.sharedBy} values={{ name: authorName }} />
              </small>
            )}
          </Title>
          <ConversationMenu conversationId={id} title={title} isShared={isShared} viewerCanEdit={viewerCanEdit} onDelete={remove} />
          {dockButton}
        </PaneHead>
        <PaneBody
          ref={body}
          role="region"
          aria-label={title}
          tabIndex={0}
          onScroll={({ currentTarget }) => {
            wasAtEnd.current = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < 48;
          }}
        >
          <ConversationMessages
            conversation={conversation}
            scope={scope}
            litId={litId}
            onLit={onLit}
            onAgain={viewerCanEdit ? again : null}
            onWiden={viewerCanEdit && !scope.isWhole ? { spaceName: scope.spaceName, act: widen } : null}
            noteSpaceId={space.viewerCanEdit ? space.id : null}
            onPassages={onPassages}
            besideId={besideId}
          />
          {pending !== null && (
            <Question>
              <h2 dir="auto">{pending}</h2>
            </Question>
          )}
        </PaneBody>
        {viewerCanEdit && (
          <Foot>
            <Composer
              draft={id}
              placeholder={intl.formatMessage(messages.followUp)}
              isWriting={isWriting}
              onAsk={ask}
              onStop={stop}
              lastQuestion={lastQuestion}
              mode={modeChip}
              scope={
                <ScopeChip
                  {...scope}
                  onChoose={(chosen) => updateConversation({ conversationId: id, scope: scopeInputOf(chosen) }, { onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.scopeFailed) }) })}
                />
              }
            />
            <Note>
              <span>{modeNote}</span>
              {hasModel && <ConversationSpend conversationId={id} />}
            </Note>
          </Foot>
        )}
      </Pane>
      {panel}
    </>
  );
}

function Loading() {
  return (
    <Pane>
      <Question aria-hidden>
        <Skeleton $width="60%" $height="20px" />
        <br />
        {[96, 88, 44].map((width) => (
          <p key={width}>
            <Skeleton $width={`${width}%`} />
            <br />
          </p>
        ))}
      </Question>
    </Pane>
  );
}

const messages = {
  gone: defineMessage({ id: 'chat.gone', defaultMessage: 'This conversation is not here' }),
  goneText: defineMessage({ id: 'chat.goneText', defaultMessage: 'It was deleted, or is not shared with you.' }),
  followUp: defineMessage({ id: 'chat.followUp', defaultMessage: 'Ask a follow-up' }),
  sharedBy: defineMessage<{ name: string }>({ id: 'chat.sharedBy', defaultMessage: 'Shared by {name}' }),
  scopeFailed: defineMessage({ id: 'chat.scopeFailed', defaultMessage: 'Failed to change where to ask.' }),
};

const Title = styled.div`
  flex: 1;
  min-width: 0;

  h1 {
    ${clip}
    ${alignAsAround}
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  small {
    ${clip}
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Note = styled.small`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  margin: 8px 4px 0;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Foot = styled.footer`
  flex: none;
  width: 100%;
  max-width: 672px;
  margin: 0 auto;
  padding: 8px 16px calc(16px + env(safe-area-inset-bottom));
`;
