import { PanelLeftOpen, Plus } from 'lucide';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { AssistantPageQuery } from '#client/__generated__/AssistantPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { assistantMessages } from './assistantMessages.ts';
import { NewRun } from './NewRun.tsx';
import { RunList } from './RunList.tsx';
import { LoadingRun, RunPage } from './RunPage.tsx';

const query = graphql`
  query AssistantPageQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        answerModes
        ...NewRun_space
        ...RunList_space
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            answerModes
            ...NewRun_space
            ...RunList_space
          }
        }
      }
    }
  }
`;

/** What was asked for in the current space, and one of it. */
export function AssistantPage() {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  const variables = { spaceId: spaceId ?? '', isRemembered: spaceId !== null };
  const reload = useReload<AssistantPageQuery>(query);
  return (
    <>
      <PageTitle>{intl.formatMessage(assistantMessages.title)}</PageTitle>
      <QueryLoader<AssistantPageQuery> query={query} variables={variables} fallback={<LoadingRun />}>
        {(data) => <Assistant data={data} reloadList={() => reload(variables)} />}
      </QueryLoader>
    </>
  );
}

function Assistant({ data, reloadList }: { data: AssistantPageQuery['response']; reloadList: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { conversationId } = useParams();
  useMissedEvents(reloadList);
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const isDocked = useMediaQuery('(min-width: 1280px)');
  const hasRail = useMediaQuery('(min-width: 960px)') && !isDocked;
  const [isListOpen, setIsListOpen] = useState(false);
  useSingleKeyShortcuts({ n: () => void navigate('/assistant/new') });
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  if (!space) return <CurrentSpaceGone />;
  const label = intl.formatMessage(assistantMessages.runs);
  const openList = isDocked || hasRail ? null : () => (isPhone ? void navigate('/assistant') : setIsListOpen(true));
  const list = <RunList key={space.id} space={space} onLeave={() => setIsListOpen(false)} />;
  return (
    <>
      {isDocked && (
        <Pane as="aside" aria-label={label} $width="272px" $edge="end">
          {list}
        </Pane>
      )}
      {hasRail && (
        <Rail aria-label={label}>
          <IconButton icon={pointing(PanelLeftOpen)} label={intl.formatMessage(assistantMessages.showList)} onClick={() => setIsListOpen(true)} tooltipSide="right" />
          <IconButton icon={Plus} label={intl.formatMessage(assistantMessages.newRun)} onClick={() => void navigate('/assistant/new')} tooltipSide="right" />
        </Rail>
      )}
      {isPhone && conversationId === undefined ? (
        <Pane>{list}</Pane>
      ) : conversationId === undefined || conversationId === 'new' ? (
        <NewRun space={space} reloadList={reloadList} openList={openList} />
      ) : (
        <RunPage conversationId={conversationId} answerModes={space.answerModes} reloadList={reloadList} openList={openList} />
      )}
      {!isDocked && !isPhone && (
        <Drawer open={isListOpen} onOpenChange={setIsListOpen} label={label} width={288}>
          {list}
        </Drawer>
      )}
    </>
  );
}

const Rail = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 4px;
  width: 48px;
  padding: 10px 8px;
  border-inline-end: 1px solid var(--line-1);
`;
