import { Plus, Upload } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { TodayPageCurrentQuery } from '#client/__generated__/TodayPageCurrentQuery.graphql.ts';
import type { TodayPageQuery } from '#client/__generated__/TodayPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { deckAddress, reviewAddress, timeZone } from './cards/addresses.ts';
import { NewDeckDialog } from './DeckDialog.tsx';
import { DeckTable } from './DeckTable.tsx';
import { ImportCardsDialog } from './cards/ImportCardsDialog.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';
import { StudyAside } from './StudyAside.tsx';
import { timeUntil } from './timeUntil.ts';
import { useDecksChanged } from './cards/useDecksChanged.ts';

const query = graphql`
  query TodayPageQuery($spaceId: ID!, $timeZone: String!) @throwOnFieldError {
    space: node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        id
        viewerCanEdit
        decks(first: 100) {
          edges {
            node {
              id
              ...DeckTable_deck @arguments(timeZone: $timeZone)
              ...StudyAside_deck @arguments(timeZone: $timeZone)
            }
          }
        }
      }
    }
    viewer {
      dueCards(spaceId: $spaceId, timeZone: $timeZone, first: 1) {
        learningCount
        newCount
        reviewCount
        nextDueAt
      }
    }
  }
`;

const currentQuery = graphql`
  query TodayPageCurrentQuery @throwOnFieldError {
    viewer {
      spaces(first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`;

/** `/flashcards`: what is due today in the current space, its decks, and how it goes. */
export default function TodayPage() {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(flashcardMessages.title)}</PageTitle>
      {spaceId === null ? (
        <QueryLoader<TodayPageCurrentQuery> query={currentQuery} variables={{}} fallback={<Loading />}>
          {({ viewer }) => {
            const first = viewer?.spaces.edges[0]?.node;
            return first ? <TodayOf spaceId={first.id} /> : <CurrentSpaceGone />;
          }}
        </QueryLoader>
      ) : (
        <TodayOf spaceId={spaceId} />
      )}
    </Pane>
  );
}

function TodayOf({ spaceId }: { spaceId: string }) {
  const variables = { spaceId, timeZone: timeZone() };
  const reload = useReload<TodayPageQuery>(query);
  useDecksChanged(spaceId, () => reload(variables));
  return (
    <QueryLoader<TodayPageQuery> key={spaceId} query={query} variables={variables} fallback={<Loading />}>
      {({ space, viewer }) => (space?.space ? <Today space={space.space} due={viewer?.dueCards ?? null} /> : <CurrentSpaceGone />)}
    </QueryLoader>
  );
}

type Data = TodayPageQuery['response'];
type TodayProps = { space: NonNullable<NonNullable<Data['space']>['space']>; due: NonNullable<Data['viewer']>['dueCards'] | null };

function Today({ space, due }: TodayProps) {
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const decks = space.decks.edges.map(({ node }) => node);
  const count = due ? due.learningCount + due.newCount + due.reviewCount : 0;
  useSingleKeyShortcuts({ ...(count > 0 && { ' ': () => void navigate(reviewAddress(null)) }), ...(space.viewerCanEdit && { n: () => setIsNew(true) }) });
  const dialog = (
    <>
      {isNew && <NewDeckDialog spaceId={space.id} onCreated={(id) => void navigate(deckAddress(id))} onClose={() => setIsNew(false)} />}
      {isImporting && <ImportCardsDialog spaceId={space.id} deckId={null} onClose={() => setIsImporting(false)} />}
    </>
  );
  if (decks.length === 0) {
    return (
      <PaneBody>
        <EmptyState
          isPage
          picture="arch-add"
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...(space.viewerCanEdit ? messages.noneText : messages.noneForViewers)} />}
          action={
            space.viewerCanEdit && (
              <>
                <Button variant="primary" icon={Plus} onClick={() => setIsNew(true)}>
                  <FormattedMessage {...flashcardMessages.newDeck} />
                </Button>
                <Button icon={Upload} onClick={() => setIsImporting(true)}>
                  <FormattedMessage {...flashcardMessages.importCards} />
                </Button>
              </>
            )
          }
        />
        {dialog}
      </PaneBody>
    );
  }
  return (
    <PaneBody>
      <Page>
        <div>
          <DueNow due={due} count={count} />
          <Head>
            <h2 id="decks">
              <FormattedMessage {...messages.decks} />
            </h2>
            {space.viewerCanEdit && (
              <span>
                <Button variant="ghost" size={28} icon={Upload} onClick={() => setIsImporting(true)}>
                  <FormattedMessage {...flashcardMessages.importCards} />
                </Button>
                <Button variant="ghost" size={28} icon={Plus} onClick={() => setIsNew(true)}>
                  <FormattedMessage {...flashcardMessages.newDeck} />
                </Button>
              </span>
            )}
          </Head>
          <DeckTable decks={decks} />
        </div>
        <StudyAside decks={decks} />
      </Page>
      {dialog}
    </PaneBody>
  );
}

function DueNow({ due, count }: { due: TodayProps['due']; count: number }) {
  const intl = useIntl();
  const [now] = useState(Date.now);
  if (!due) return null;
  return (
    <Card>
      <div>
        <h1>{count > 0 ? <FormattedMessage {...today} values={{ count }} /> : <FormattedMessage {...messages.nothingDue} />}</h1>
        <p>
          {count > 0 ? (
            <FormattedMessage {...parts} values={{ due: due.learningCount + due.reviewCount, fresh: due.newCount }} />
          ) : due.nextDueAt ? (
            <FormattedMessage {...next} values={{ when: timeUntil(intl, Date.parse(due.nextDueAt) - now) }} />
          ) : (
            <FormattedMessage {...messages.nothingYet} />
          )}
        </p>
      </div>
      {count > 0 && (
        <ButtonLink variant="primary" size={40}>
          <Link to={reviewAddress(null)}>
            <FormattedMessage {...flashcardMessages.startReview} />
          </Link>
        </ButtonLink>
      )}
    </Card>
  );
}

function Loading() {
  return (
    <PaneBody aria-busy>
      <Page aria-hidden>
        <div>
          <Skeleton $height="112px" $radius="var(--r-lg)" />
        </div>
        <Skeleton $height="180px" $radius="var(--r-lg)" />
      </Page>
    </PaneBody>
  );
}

const today = defineMessage<{ count: number }>({ id: 'flashcards.today', defaultMessage: '{count, plural, one {# card today} other {# cards today}}' });
const parts = defineMessage<{ due: number; fresh: number }>({ id: 'flashcards.parts', defaultMessage: '{due, number} due, {fresh, number} new' });
const next = defineMessage<{ when: string }>({ id: 'flashcards.next', defaultMessage: 'The next one {when}' });
const messages = defineMessages({
  decks: { id: 'flashcards.decks', defaultMessage: 'Decks' },
  nothingDue: { id: 'flashcards.nothingDue', defaultMessage: 'Nothing is due' },
  nothingYet: { id: 'flashcards.nothingYet', defaultMessage: 'Open a deck and add cards to it.' },
  none: { id: 'flashcards.none', defaultMessage: 'No cards yet' },
  noneText: { id: 'flashcards.noneText', defaultMessage: 'Make a deck, and write cards of what you want to keep in mind. You see each again just before you would forget it.' },
  noneForViewers: { id: 'flashcards.noneForViewers', defaultMessage: 'Who may edit this space can make decks. You can learn them then.' },
});

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px;
  align-items: start;
  max-width: 1144px;
  margin: 0 auto;
  padding: 24px;

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${onPhone} {
    padding: 16px;
  }
`;

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  padding: 24px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);

  h1 {
    font-size: 26px;
    line-height: 36px;
    font-weight: 600;
    letter-spacing: var(--track-tight);
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  ${onPhone} {
    padding: 16px;

    > a {
      justify-content: center;
      width: 100%;
    }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 24px 0 8px;

  h2 {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
`;
