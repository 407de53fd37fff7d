import { ArrowLeft, Maximize2, Undo2 } from 'lucide';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Navigate, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { TriagePageQuery } from '#client/__generated__/TriagePageQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { SourceTaskDialog, type SourceTask } from '#client/sources/actions/SourceTaskDialog.tsx';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { openSiblingList } from '#client/sources/siblings/siblingList.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { decidedOf, nextOf } from '#client/sources/triage/sitting.ts';
import { TriageEnd } from '#client/sources/triage/TriageEnd.tsx';
import { Row, TriageItem, Waiting } from '#client/sources/triage/TriageItem.tsx';
import { useSitting, type FoundInbox } from '#client/sources/triage/useSitting.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone, onTouch } from '#client/ui/mixins.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';

/** So many are read before they come on top. */
const READY = 2;
/** More of the Inbox is asked for while so many are left. */
const READ_AHEAD = 8;

const query = graphql`
  query TriagePageQuery($spaceId: ID!, $isRemembered: Boolean!, $after: String) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        viewerCanEdit
        inboxCount
        sources(first: 50, after: $after, filter: { withoutCollection: true }, order: CREATED) {
          edges {
            node {
              id
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            viewerCanEdit
            inboxCount
            sources(first: 50, after: $after, filter: { withoutCollection: true }, order: CREATED) {
              edges {
                node {
                  id
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    }
  }
`;

/** `/collection/inbox/sort`: the Inbox one source at a time, each with the collections that it probably belongs to. */
export function Component() {
  return (
    <Sheet id="content" tabIndex={-1}>
      <Whole>
        <Suspense
          fallback={
            <Stage aria-busy>
              <Row>
                <Waiting />
              </Row>
            </Stage>
          }
        >
          <Triage />
        </Suspense>
      </Whole>
    </Sheet>
  );
}

type Space = NonNullable<NonNullable<TriagePageQuery['response']['space']>['space']>;

const idsOf = ({ sources }: Space) => sources.edges.map(({ node }) => node.id);
const moreOf = ({ sources: { pageInfo } }: Space) => (pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null);

function Triage() {
  const data = useRouteQuery<TriagePageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  if (!space) return <CurrentSpaceGone />;
  if (!space.viewerCanEdit) return <Navigate to="/collection/inbox" replace />;
  return <Sitting key={space.id} spaceId={space.id} ids={idsOf(space)} total={space.inboxCount} more={moreOf(space)} />;
}

function Sitting(found: FoundInbox) {
  const intl = useIntl();
  const navigate = useNavigate();
  const readMore = useFetchNow<TriagePageQuery>(query);
  const { sitting, topId, leaving, act, undo, step, drop, addMore, pause } = useSitting(found);
  const [task, setTask] = useState<{ readonly kind: 'move' | 'tag'; readonly id: string } | null>(null);
  const { spaceId, more, queue } = sitting;
  const isEnded = topId === undefined && more === null;
  const decided = decidedOf(sitting);
  const total = Math.max(sitting.total, decided + queue.length);

  const leave = () => void navigate('/collection/inbox');
  const open = () => {
    if (topId === undefined) return;
    pause();
    openSiblingList({ address: '/collection/inbox/sort', steps: queue.map((id) => ({ id, cursor: null })), isFromStart: true, isToEnd: true });
    void navigate(`/source/${topId}`);
  };
  const ask = (kind: 'move' | 'tag') => () => topId !== undefined && setTask({ kind, id: topId });
  const onElsewhere = ask('move');
  const onTag = ask('tag');
  useSingleKeyShortcuts({
    m: onElsewhere,
    t: onTag,
    e: () => act({ kind: 'done' }),
    l: () => act({ kind: 'later' }),
    d: () => act({ kind: 'delete' }),
    z: undo,
    j: () => step(1),
    k: () => step(-1),
    Enter: open,
    Escape: leave,
  });

  const readAhead = useEffectEvent((after: string) =>
    readMore({ spaceId, isRemembered: true, after }).then(
      ({ space }) => addMore(space?.space ? idsOf(space.space) : [], space?.space ? moreOf(space.space) : null),
      // What is known is sorted; the rest is there when one comes again.
      () => addMore([], null),
    ),
  );
  const isShort = queue.length <= READ_AHEAD;
  useEffect(() => {
    if (isShort && more !== null) void readAhead(more);
  }, [isShort, more]);

  const items = [
    ...(leaving && !queue.includes(leaving.id) ? [{ id: leaving.id, place: leaving.kind }] : []),
    ...(topId === undefined ? [] : [{ id: topId, place: 'top' as const }]),
    ...nextOf(sitting, READY).map((id) => ({ id, place: 'next' as const })),
  ];
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <Bar>
        <IconButton icon={pointing(ArrowLeft)} label={intl.formatMessage(messages.back)} onClick={leave} />
        <h1>
          <FormattedMessage {...placeNames.inbox} />
        </h1>
        {topId !== undefined && (
          <Count>
            <FormattedMessage {...position} values={{ number: decided + 1, total }} />
          </Count>
        )}
        <Tools>
          <Button variant="ghost" icon={pointing(Undo2)} disabled={sitting.decisions.length === 0} onClick={undo}>
            <span>
              <FormattedMessage {...commonMessages.undo} />
            </span>
            <Key>{keys.undo}</Key>
          </Button>
          {topId !== undefined && (
            <>
              <Button variant="ghost" icon={Maximize2} onClick={open}>
                <span>
                  <FormattedMessage {...messages.open} />
                </span>
                <Key>{keys.open}</Key>
              </Button>
              <Leave>
                <Button variant="ghost" onClick={leave}>
                  <FormattedMessage {...messages.leave} />
                  <Key>{keys.leave}</Key>
                </Button>
              </Leave>
            </>
          )}
        </Tools>
        <Line>
          <ProgressLine tone="reading" label={intl.formatMessage(messages.progress)} percent={total === 0 ? 100 : (decided / total) * 100} />
        </Line>
      </Bar>
      <Stage>
        {isEnded ? (
          <TriageEnd sitting={sitting} />
        ) : (
          items.map(({ id, place }) => (
            <TriageItem key={id} sourceId={id} place={place} isDeck={queue.length > 1} onAct={act} onElsewhere={onElsewhere} onTag={onTag} onGone={() => drop(id)} />
          ))
        )}
      </Stage>
      <SourceTaskDialog
        task={task && ({ kind: task.kind, selected: selectedByIds([task.id], null) } satisfies SourceTask)}
        spaceId={spaceId}
        onClose={() => setTask(null)}
        onPicked={({ id, name }) => act({ kind: 'file', collectionId: id, name })}
      />
    </>
  );
}

/** As they stand on the keyboard. */
const keys = { undo: 'Z', open: 'Enter', leave: 'Esc' };

const position = defineMessage<{ number: number; total: number }>({ id: 'triage.position', defaultMessage: '{number, number} of {total, number}' });
const messages = defineMessages({
  title: { id: 'triage.title', defaultMessage: 'Sort the Inbox' },
  back: { id: 'triage.back', defaultMessage: 'Back to the Inbox' },
  open: { id: 'triage.open', defaultMessage: 'Open' },
  leave: { id: 'triage.leave', defaultMessage: 'Leave' },
  progress: { id: 'triage.progress', defaultMessage: 'Sorted' },
});

const Whole = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Bar = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: 52px;
  padding-inline: 12px;

  h1 {
    font: var(--text-14);
    font-weight: 600;
  }
`;

const Count = styled.span`
  color: var(--fg-2);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
`;

const Tools = styled.div`
  display: flex;
  gap: 8px;
  margin-inline-start: auto;
`;

const Leave = styled.div`
  ${onPhone} {
    display: none;
  }
`;

const Key = styled(Kbd)`
  margin-inline-start: 4px;

  ${onTouch} {
    display: none;
  }

  ${onPhone} {
    display: none;
  }
`;

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  background: var(--line-1);
`;

/** What leaves goes beyond its edge. */
const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
`;
