import { PanelLeftOpen, Plus } from 'lucide';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ChatPageQuery } from '#client/__generated__/ChatPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import type { ChatContext } from './chatContext.ts';
import { chatMessages } from './chatMessages.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import { NewQuestion } from './NewQuestion.tsx';

const query = graphql`
  query ChatPageQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        name
        answerModes
        statistics {
          sourceCount
        }
        ...ConversationList_space
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            name
            answerModes
            statistics {
              sourceCount
            }
            ...ConversationList_space
          }
        }
      }
    }
  }
`;

/** `/chat`: questions to the sources of the current space, answered in their own words. */
export function Component() {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  const variables = { spaceId: spaceId ?? '', isRemembered: spaceId !== null };
  const reload = useReload<ChatPageQuery>(query);
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(chatMessages.title)}</PageTitle>
      <QueryLoader<ChatPageQuery> query={query} variables={variables} fallback={<Loading />}>
        {(data) => <Chat data={data} reloadList={() => reload(variables)} />}
      </QueryLoader>
    </Sheet>
  );
}

function Chat({ data, reloadList }: { data: ChatPageQuery['response']; reloadList: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { conversationId } = useParams();
  useMissedEvents(reloadList);
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const isDocked = useMediaQuery('(min-width: 1280px)');
  const hasRail = useMediaQuery('(min-width: 960px)') && !isDocked;
  const [isListOpen, setIsListOpen] = useState(false);
  useSingleKeyShortcuts({ n: () => void navigate('/chat/new') });
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  if (!space) return <CurrentSpaceGone />;
  const label = intl.formatMessage(messages.conversations);
  const context: ChatContext = {
    spaceId: space.id,
    spaceName: space.name,
    sourceCount: space.statistics.sourceCount,
    answerModes: space.answerModes,
    reloadList,
    openList: isDocked || hasRail ? null : () => (isPhone ? void navigate('/chat') : setIsListOpen(true)),
  };
  const list = <ConversationList key={space.id} space={space} onLeave={() => setIsListOpen(false)} />;
  return (
    <>
      {isDocked && (
        <Pane as="aside" aria-label={label} $width="272px" $edge="end">
          {list}
        </Pane>
      )}
      {hasRail && (
        <Rail aria-label={label}>
          <IconButton icon={pointing(PanelLeftOpen)} label={intl.formatMessage(chatMessages.showList)} onClick={() => setIsListOpen(true)} tooltipSide="right" />
          <IconButton icon={Plus} label={intl.formatMessage(chatMessages.newQuestion)} onClick={() => void navigate('/chat/new')} tooltipSide="right" />
        </Rail>
      )}
      {isPhone && conversationId === undefined ? (
        <Pane>{list}</Pane>
      ) : conversationId === undefined || conversationId === 'new' ? (
        <NewQuestion chat={context} />
      ) : (
        <ConversationPage conversationId={conversationId} chat={context} />
      )}
      {!isDocked && !isPhone && (
        <Drawer open={isListOpen} onOpenChange={setIsListOpen} label={label} width={288}>
          {list}
        </Drawer>
      )}
    </>
  );
}

function Loading() {
  return (
    <Quiet aria-hidden>
      {[24, 56, 96, 88, 72].map((width) => (
        <Skeleton key={width} $width={`${width}%`} />
      ))}
    </Quiet>
  );
}

const messages = defineMessages({
  conversations: { id: 'chat.conversations', defaultMessage: 'Conversations' },
});

const Rail = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 4px;
  width: 48px;
  padding: 10px 8px;
  border-inline-end: 1px solid var(--line-1);
`;

const Quiet = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 16px;
  max-width: 640px;
  margin: 0 auto;
  padding: 80px 24px;
`;
