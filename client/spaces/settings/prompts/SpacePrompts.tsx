import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpacePromptsQuery } from '#client/__generated__/SpacePromptsQuery.graphql.ts';
import { AreaTexts } from '#client/i18n/AreaTexts.tsx';
import { LoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PurposePrompts } from './PurposePrompts.tsx';

const query = graphql`
  query SpacePromptsQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        models {
          __typename
        }
        ...PurposePrompts_space
      }
    }
  }
`;

type SpacePromptsProps = { spaceId: string; /** Called when the dialog around is to go, because another page opens. */ onLeave: () => void };

/** What the vault asks a language model in a space: its own words, and prompts of the space in place of them. */
export default function SpacePrompts({ spaceId, onLeave }: SpacePromptsProps) {
  return (
    <AreaTexts area="prompts" fallback={waiting}>
      <QueryLoader<SpacePromptsQuery> query={query} variables={{ spaceId }} fallback={waiting} failed={(retry) => <LoadFailed onRetry={retry} />}>
        {({ node }) => (
          <>
            <Lead>
              <FormattedMessage {...messages.lead} />
            </Lead>
            {node?.space?.models.length === 0 && (
              <Lead>
                <FormattedMessage {...messages.noModel} />
              </Lead>
            )}
            {node?.space && <PurposePrompts space={node.space} onLeave={onLeave} />}
          </>
        )}
      </QueryLoader>
    </AreaTexts>
  );
}

const messages = defineMessages({
  lead: { id: 'prompts.purposesLead', defaultMessage: 'What the vault asks a language model in this space. Each can be replaced by a prompt of the space; the rules that protect the answers stay.' },
  noModel: { id: 'prompts.purposesNoModel', defaultMessage: 'This vault has no language model yet: prompts count once it has one.' },
});

const Lead = styled.p`
  margin-block-end: 16px;
  color: var(--fg-2);
  font: var(--text-13);
`;

const waiting = (
  <div aria-hidden>
    <Skeleton $width="80%" $height="16px" />
  </div>
);
