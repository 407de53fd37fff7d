import { ArrowLeft } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { MakePageQuery } from '#client/__generated__/MakePageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip, onPhone } from '#client/ui/mixins.ts';
import { deckAddress } from '../cards/addresses.ts';
import { DeckGone, DeckLoading } from '../cards/DeckStates.tsx';
import { flashcardMessages } from '../cards/flashcardMessages.ts';
import { MakeForm } from './MakeForm.tsx';
import { MakeProgress } from './MakeProgress.tsx';
import { ProposedCards } from './ProposedCards.tsx';
import { useDecksChanged } from '../cards/useDecksChanged.ts';

const query = graphql`
  query MakePageQuery($id: ID!, $jobId: ID!, $hasJob: Boolean!) @throwOnFieldError {
    node(id: $id) {
      ... on Deck @alias(as: "deck") {
        id
        name
        viewerCanEdit
        space {
          id
          name
          answerModes
        }
        proposed: cards(states: [PROPOSED], first: 1) {
          totalCount
        }
        ...ProposedCards_deck
      }
    }
    made: node(id: $jobId) @include(if: $hasJob) {
      ... on Job @alias(as: "job") {
        ...MakeProgress_job
      }
    }
  }
`;

/** `/flashcards/make/{deckId}`: cards that the vault proposes for a deck. The job that makes them stands in the address, so that a reload finds it. */
export default function MakePage({ deckId }: { deckId: string }) {
  const [params, setParams] = useSearchParams();
  const jobId = params.get('job');
  const variables = { id: deckId, jobId: jobId ?? '', hasJob: jobId !== null };
  const reload = useReload<MakePageQuery>(query);
  return (
    <Pane>
      <QueryLoader<MakePageQuery> query={query} variables={variables} fallback={<DeckLoading />}>
        {({ node, made }) => (node?.deck?.viewerCanEdit ? <OpenPage deck={node.deck} job={made?.job ?? null} onJob={(id) => setParams(id === null ? {} : { job: id }, { replace: true })} readAgain={() => reload(variables)} /> : <DeckGone />)}
      </QueryLoader>
    </Pane>
  );
}

type Deck = NonNullable<NonNullable<MakePageQuery['response']['node']>['deck']>;
type Job = NonNullable<NonNullable<MakePageQuery['response']['made']>['job']>;

function OpenPage({ deck, job, onJob, readAgain }: { deck: Deck; job: Job | null; onJob: (id: string | null) => void; readAgain: () => void }) {
  const intl = useIntl();
  useDecksChanged(deck.space.id, readAgain);
  return (
    <>
      <PageTitle>{intl.formatMessage(flashcardMessages.makeCards)}</PageTitle>
      <PaneHead>
        <ButtonLink variant="ghost" size={28}>
          <Link to={deckAddress(deck.id)} aria-label={intl.formatMessage(flashcardMessages.backToDeck)}>
            <Icon of={pointing(ArrowLeft)} />
          </Link>
        </ButtonLink>
        <Title>
          <FormattedMessage {...flashcardMessages.makeCards} /> <bdi>{deck.name}</bdi>
        </Title>
      </PaneHead>
      <PaneBody>
        <Page>
          {job ? (
            <MakeProgress job={job} spaceId={deck.space.id} left={deck.proposed.totalCount} readAgain={readAgain} onAgain={() => onJob(null)} />
          ) : (
            <MakeForm deckId={deck.id} space={deck.space} hasModel={deck.space.answerModes.includes('MODEL')} onStarted={onJob} />
          )}
          <ProposedCards deck={deck} readAgain={readAgain} />
        </Page>
      </PaneBody>
    </>
  );
}

const Title = styled.h1`
  ${clip}
  ${alignAsAround}
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;

  bdi {
    color: var(--fg-3);
    font-weight: 400;
  }
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 752px;
  margin: 0 auto;
  padding: 24px 0;

  ${onPhone} {
    padding: 16px;
  }
`;
