import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { DraftPageQuery } from '#client/__generated__/DraftPageQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { ReaderSkeleton } from '../source/reader/ReaderSkeleton.tsx';
import { draftMessages, draftsAddress } from './draftMessages.ts';
import { OpenDraft } from './OpenDraft.tsx';

const query = graphql`
  query DraftPageQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Work @alias(as: "work") {
        ...OpenDraft_work
      }
    }
  }
`;

/** `/drafts/{workId}`: a draft, with its outline and what it stands upon. */
export default function DraftPage({ workId }: { workId: string }) {
  const variables = { id: workId };
  const reload = useReload<DraftPageQuery>(query);
  return (
    <QueryLoader<DraftPageQuery>
      query={query}
      variables={variables}
      fallback={
        <Pane aria-busy>
          <ReaderSkeleton />
        </Pane>
      }
    >
      {({ node }) => (node?.work ? <OpenDraft work={node.work} readAgain={() => reload(variables)} /> : <DraftGone />)}
    </QueryLoader>
  );
}

function DraftGone() {
  return (
    <Pane>
      <PaneBody>
        <EmptyState
          isPage
          title={<FormattedMessage {...messages.gone} />}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <ButtonLink>
              <Link to={draftsAddress}>
                <FormattedMessage {...draftMessages.back} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  gone: { id: 'drafts.gone', defaultMessage: 'This draft is not here' },
  goneText: { id: 'drafts.goneText', defaultMessage: 'It was deleted, or you may not see it.' },
});
