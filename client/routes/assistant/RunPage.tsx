import { Menu as MenuIcon } from 'lucide';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ProposalsQuery } from '#client/__generated__/ProposalsQuery.graphql.ts';
import type { RunPage_conversation$key } from '#client/__generated__/RunPage_conversation.graphql.ts';
import type { RunPagePaginationQuery } from '#client/__generated__/RunPagePaginationQuery.graphql.ts';
import type { RunPageQuery } from '#client/__generated__/RunPageQuery.graphql.ts';
import type { RunPageSubscription } from '#client/__generated__/RunPageSubscription.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { isUnderWay } from '../chat/Answer.tsx';
import { Composer } from '../chat/Composer.tsx';
import { ConversationMenu } from '../chat/ConversationMenu.tsx';
import { useDeleteConversation } from '../chat/mutations/useDeleteConversation.ts';
import { useStopAnswer } from '../chat/mutations/useStopAnswer.ts';
import { ScopeChip, useConversationScope } from '../chat/scope/ScopeChip.tsx';
import { useAnswerMode } from '../chat/useAnswerMode.tsx';
import { assistantMessages } from './assistantMessages.ts';
import { Proposals, proposalsQuery } from './Proposals.tsx';
import { useRunMutations } from './useRunMutations.ts';

const query = graphql`
  query RunPageQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Conversation @alias(as: "conversation") {
        id
        title
        isShared
        viewerCanEdit
        space {
          viewerCanEdit
        }
        ...ScopeChip_conversation
        ...RunPage_conversation
      }
    }
  }
`;

/** So many wishes and answers are read at once, from the newest back. */
const PAGE = 20;

const fragment = graphql`
  fragment RunPage_conversation on Conversation @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) @refetchable(queryName: "RunPagePaginationQuery") {
    messages(last: $count, before: $cursor) @connection(key: "RunPage_messages") {
      edges {
        node {
          id
          role
          state
          text
          createdAt
          viewerCanStop
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription RunPageSubscription($conversationId: ID!) {
    answerGrew(conversationId: $conversationId) {
      message {
        id
        state
      }
    }
  }
`;

/** How long after an answer that was overtaken by more of it the page is read again. */
const OVERTAKEN_MS = 400;

type RunPageProps = { conversationId: string; answerModes: readonly string[]; reloadList: () => void; openList: (() => void) | null };
type Conversation = NonNullable<NonNullable<RunPageQuery['response']['node']>['conversation']>;

/** `/assistant/{conversationId}`: what was asked for, what is proposed, and what became of it. */
export function RunPage(props: RunPageProps) {
  const { conversationId } = props;
  const reload = useReload<RunPageQuery>(query, OVERTAKEN_MS);
  const reloadAnswer = useReload<ProposalsQuery>(proposalsQuery, OVERTAKEN_MS);
  const readAgain = (answerId?: string) => {
    reload({ id: conversationId });
    if (answerId !== undefined) reloadAnswer({ id: answerId });
  };
  useMissedEvents(() => readAgain());
  const latest = useRef(readAgain);
  useLayoutEffect(() => {
    latest.current = readAgain;
  });
  useSubscription<RunPageSubscription>(useMemo(() => ({ subscription, variables: { conversationId }, onNext: (event) => latest.current(event?.answerGrew.message?.id) }), [conversationId]));
  return (
    <QueryLoader<RunPageQuery> key={conversationId} query={query} variables={{ id: conversationId }} fallback={<LoadingRun />}>
      {({ node }) => (node?.conversation ? <Run {...props} conversation={node.conversation} readAgain={readAgain} /> : <Gone />)}
    </QueryLoader>
  );
}

function Run({ conversation, answerModes, reloadList, openList, readAgain }: RunPageProps & { conversation: Conversation; readAgain: (answerId?: string) => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { formatDateTime } = useFormats();
  const { id, title, isShared, viewerCanEdit, space } = conversation;
  const { data: run, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<RunPagePaginationQuery, RunPage_conversation$key>(fragment, conversation);
  const scope = useConversationScope(conversation);
  const { mode, modeChip, onBudgetExceeded } = useAnswerMode({ answerModes });
  const { ask, isAsking } = useRunMutations();
  const stopAnswer = useStopAnswer();
  const remove = useDeleteConversation(reloadList);
  const [pending, setPending] = useState<string | null>(null);
  const all = run.messages.edges.map(({ node }) => node);
  const underWay = all.find(({ role, state }) => role === 'ANSWER' && isUnderWay(state));
  const newestId = all.at(-1)?.id;
  const asked = all.flatMap((question, at) => (question.role === 'QUESTION' ? [{ question, answer: all[at + 1] }] : []));
  const refused = (code: Parameters<typeof errorText>[0]) => {
    if (code === 'BUDGET_EXCEEDED') onBudgetExceeded();
    showToast({ type: 'error', message: errorText(code, assistantMessages.askFailed) });
  };
  const stop = underWay?.viewerCanStop ? () => stopAnswer(underWay.id, { onRefused: refused }) : null;
  useSingleKeyShortcuts({ ...(stop && { Escape: stop }) });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Pane>
        <PaneHead>
          {openList && <IconButton icon={MenuIcon} label={intl.formatMessage(assistantMessages.showList)} onClick={openList} />}
          <Title dir="auto">{title}</Title>
          <ConversationMenu conversationId={id} title={title} isShared={isShared} viewerCanEdit={viewerCanEdit} onDelete={() => remove(id, () => void navigate('/assistant'))} />
        </PaneHead>
        <PaneBody role="region" aria-label={title} tabIndex={0}>
          {hasPrevious && (
            <Wish as="div">
              <Button loading={isLoadingPrevious} onClick={() => loadPrevious(PAGE)}>
                <FormattedMessage {...messages.earlier} />
              </Button>
            </Wish>
          )}
          {asked.map(({ question, answer }) => (
            <Wish key={question.id} aria-labelledby={question.id}>
              <time dateTime={question.createdAt}>{formatDateTime(question.createdAt)}</time>
              <h2 id={question.id} dir="auto">
                {question.text}
              </h2>
              {answer?.role === 'ANSWER' && (
                <QueryLoader<ProposalsQuery> key={answer.id} query={proposalsQuery} variables={{ id: answer.id }} fallback={<Skeleton $width="60%" />}>
                  {({ node }) =>
                    node?.message && (
                      <Proposals
                        message={node.message}
                        canApply={viewerCanEdit && space.viewerCanEdit}
                        onChanged={() => readAgain(answer.id)}
                        onAgain={viewerCanEdit && answer.id === newestId ? () => ask({ conversationId: id, insteadOf: answer.id, mode }, { onDone: () => readAgain(), onRefused: refused }) : null}
                      />
                    )
                  }
                </QueryLoader>
              )}
            </Wish>
          ))}
          {pending !== null && (
            <Wish>
              <h2 dir="auto">{pending}</h2>
            </Wish>
          )}
        </PaneBody>
        {viewerCanEdit && (
          <Foot>
            <Composer
              draft={`assistant.${id}`}
              placeholder={intl.formatMessage(messages.another)}
              isWriting={underWay !== undefined || isAsking}
              onAsk={(question, restore) => {
                setPending(question);
                ask(
                  { conversationId: id, question, mode },
                  {
                    onDone: () => {
                      setPending(null);
                      reloadList();
                      readAgain();
                    },
                    onRefused: (code) => {
                      setPending(null);
                      restore();
                      refused(code);
                    },
                  },
                );
              }}
              onStop={stop}
              mode={modeChip}
              scope={<ScopeChip {...scope} onChoose={null} />}
            />
          </Foot>
        )}
      </Pane>
    </>
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
            <Link to="/assistant/new">
              <FormattedMessage {...assistantMessages.newRun} />
            </Link>
          }
        />
      </PaneBody>
    </Pane>
  );
}

/** What stands there until it is read. */
export function LoadingRun() {
  return (
    <Pane aria-hidden>
      <Wish as="div">
        {[40, 96, 88, 72, 80].map((width) => (
          <p key={width}>
            <Skeleton $width={`${width}%`} />
          </p>
        ))}
      </Wish>
    </Pane>
  );
}

const messages = defineMessages({
  gone: { id: 'assistant.gone', defaultMessage: 'This is not here' },
  goneText: { id: 'assistant.goneText', defaultMessage: 'It was deleted, or is not shared with you.' },
  earlier: { id: 'assistant.earlier', defaultMessage: 'Earlier wishes' },
  another: { id: 'assistant.another', defaultMessage: 'What else should be put in order?' },
});

const Title = styled.h1`
  ${clip}
  ${alignAsAround}
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;
`;

const Wish = styled.article`
  display: grid;
  gap: 4px;
  max-width: 1040px;
  margin: 0 auto;
  padding: 20px 24px;

  h2 {
    ${alignAsAround}
    max-width: 60ch;
    font: var(--text-16);
    font-weight: 600;
    text-wrap: pretty;
  }

  time {
    color: var(--fg-3);
    font: var(--text-12);
  }

  p {
    margin-block: 4px;
  }
`;

const Foot = styled.footer`
  flex: none;
  width: 100%;
  max-width: 672px;
  margin: 0 auto;
  padding: 8px 16px calc(16px + env(safe-area-inset-bottom));
`;
