import { History, Plus } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { DraftsPageCurrentQuery } from '#client/__generated__/DraftsPageCurrentQuery.graphql.ts';
import type { DraftsPageQuery } from '#client/__generated__/DraftsPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { PickChip } from '#client/ui/controls/Chips.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { draftMessages } from './draftMessages.ts';
import { DraftTable } from './DraftTable.tsx';
import { useDraftMutations } from './useDraftMutations.ts';
import { useWorksChanged } from './useWorksChanged.ts';

const query = graphql`
  query DraftsPageQuery($spaceId: ID!, $text: String, $stale: Boolean) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        id
        viewerCanEdit
        all: works(kinds: [DRAFT], first: 1) {
          totalCount
        }
        changed: works(kinds: [DRAFT], stale: true, first: 1) {
          totalCount
        }
        ...DraftTable_space @arguments(text: $text, stale: $stale)
      }
    }
  }
`;

const currentQuery = graphql`
  query DraftsPageCurrentQuery @throwOnFieldError {
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

/** `/drafts`: what is being written from the sources of the current space. */
export default function DraftsPage() {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(draftMessages.title)}</PageTitle>
      {spaceId === null ? (
        <QueryLoader<DraftsPageCurrentQuery> query={currentQuery} variables={{}} fallback={<Loading />}>
          {({ viewer }) => {
            const first = viewer?.spaces.edges[0]?.node;
            return first ? <DraftsOf key={first.id} spaceId={first.id} /> : <CurrentSpaceGone />;
          }}
        </QueryLoader>
      ) : (
        <DraftsOf key={spaceId} spaceId={spaceId} />
      )}
    </Pane>
  );
}

/** Which drafts are wanted. */
type Wanted = { readonly text: string; readonly stale: boolean };

function DraftsOf({ spaceId }: { spaceId: string }) {
  const [wanted, setWanted] = useState<Wanted>({ text: '', stale: false });
  const variables = { spaceId, text: wanted.text === '' ? null : wanted.text, stale: wanted.stale || null };
  const reload = useReload<DraftsPageQuery>(query);
  const readAgain = () => reload(variables);
  useWorksChanged(spaceId, null, readAgain);
  return (
    <QueryLoader<DraftsPageQuery> query={query} variables={variables} fallback={<Loading />}>
      {({ node }) => (node?.space ? <Drafts space={node.space} wanted={wanted} onWanted={setWanted} readAgain={readAgain} /> : <CurrentSpaceGone />)}
    </QueryLoader>
  );
}

type Space = NonNullable<NonNullable<DraftsPageQuery['response']['node']>['space']>;
type DraftsProps = { space: Space; wanted: Wanted; onWanted: (wanted: Wanted) => void; readAgain: () => void };

function Drafts({ space, wanted, onWanted, readAgain }: DraftsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { begin, isCreating } = useDraftMutations();
  const canWrite = space.viewerCanEdit;
  useSingleKeyShortcuts({ ...(canWrite && { n: () => begin(space.id) }) });
  const newDraft = canWrite && (
    <Button variant="primary" icon={Plus} loading={isCreating} onClick={() => begin(space.id)}>
      <FormattedMessage {...draftMessages.newDraft} />
    </Button>
  );
  if (space.all.totalCount === 0) {
    return (
      <PaneBody>
        <EmptyState
          isPage
          picture="arch-add"
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...(canWrite ? messages.noneText : messages.noneForViewers)} />}
          action={
            newDraft || (
              <Button onClick={() => void navigate('/collection/all')}>
                <FormattedMessage {...messages.toSources} />
              </Button>
            )
          }
        />
      </PaneBody>
    );
  }
  return (
    <PaneBody>
      <Page>
        <Head>
          <div>
            <h1>
              <FormattedMessage {...draftMessages.title} />
            </h1>
            <p>
              <FormattedMessage {...messages.text} />
            </p>
          </div>
          {newDraft}
        </Head>
        <Tools>
          <SearchInput label={intl.formatMessage(messages.search)} emptyLabel={intl.formatMessage(messages.clear)} maxLength={1_000} pauseMs={300} value={wanted.text} onSearch={(text) => onWanted({ ...wanted, text })} />
          {(space.changed.totalCount > 0 || wanted.stale) && (
            <PickChip icon={History} on={wanted.stale} onToggle={() => onWanted({ ...wanted, stale: !wanted.stale })}>
              <FormattedMessage {...changedCount} values={{ count: space.changed.totalCount }} />
            </PickChip>
          )}
        </Tools>
        <DraftTable space={space} onChanged={readAgain} />
      </Page>
    </PaneBody>
  );
}

function Loading() {
  return (
    <PaneBody aria-busy>
      <Page aria-hidden>
        {[24, 100, 100, 100].map((width, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- They are all there is.
          <Skeleton key={at} $width={`${width}%`} $height="32px" />
        ))}
      </Page>
    </PaneBody>
  );
}

const changedCount = defineMessage<{ count: number }>({ id: 'drafts.changedCount', defaultMessage: 'Sources changed {count, number}' });
const messages = defineMessages({
  text: { id: 'drafts.text', defaultMessage: 'Texts that keep their sources.' },
  search: { id: 'drafts.search', defaultMessage: 'Search drafts' },
  clear: { id: 'drafts.clearSearch', defaultMessage: 'Clear search' },
  none: { id: 'drafts.none', defaultMessage: 'Write from your sources' },
  noneText: { id: 'drafts.noneText', defaultMessage: 'Begin with an empty page. Every quote keeps its place.' },
  noneForViewers: { id: 'drafts.noneForViewers', defaultMessage: 'Who may edit this space can begin a draft.' },
  toSources: { id: 'drafts.toSources', defaultMessage: 'See the sources' },
});

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px;

  ${onPhone} {
    padding: 16px;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: flex-start;
  justify-content: space-between;

  h1 {
    font: 600 20px/28px var(--font-ui);
    letter-spacing: -0.016em;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;

  > :first-child {
    flex: 0 1 264px;
  }

  ${onPhone} {
    > :first-child {
      flex: 1 1 100%;
    }
  }
`;
