import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TeamsPageQuery } from '#client/__generated__/TeamsPageQuery.graphql.ts';
import type { TeamsPageMembersQuery } from '#client/__generated__/TeamsPageMembersQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { roleNames } from '#client/spaces/members/roles.ts';
import { SpaceMembers } from '#client/spaces/members/SpaceMembers.tsx';
import { useInvitation } from '#client/spaces/members/useInvitation.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { SpaceTile } from '#client/ui/display/SpaceTile.tsx';
import { clip } from '#client/ui/mixins.ts';
import { AccountCard, AccountSheet } from './AccountSheet.tsx';

const query = graphql`
  query TeamsPageQuery @throwOnFieldError {
    viewer {
      sendsMail
      spaces(first: 100) {
        edges {
          node {
            id
            name
            colour
            initials
            viewerRole
            statistics {
              sourceCount
            }
            members(first: 1) {
              totalCount
            }
          }
        }
      }
    }
  }
`;

const membersQuery = graphql`
  query TeamsPageMembersQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ...SpaceMembers_space
      }
    }
  }
`;

/** `/teams`: the spaces one is in, in which role, and the people of one of them. */
export function Component() {
  const intl = useIntl();
  const { viewer } = useRouteQuery<TeamsPageQuery>(query);
  const rememberedId = useRememberedSpaceId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (!viewer) return null;
  const spaces = viewer.spaces.edges.map(({ node }) => node);
  const current = spaces.find(({ id }) => id === (chosenId ?? rememberedId)) ?? spaces[0];
  return (
    <AccountSheet title={intl.formatMessage(messages.title)} isWide>
      {current === undefined ? (
        <EmptyState title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} />
      ) : (
        <Columns>
          <Spaces aria-label={intl.formatMessage(messages.spaces)}>
            {spaces.map(({ id, name, colour, initials, viewerRole, statistics, members }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === current.id} onClick={() => setChosenId(id)}>
                  <SpaceTile size={32} color={colour} initials={initials} />
                  <span>
                    <b>{name}</b>
                    <small>
                      <FormattedMessage {...sources} values={{ count: statistics.sourceCount }} />
                      {members.totalCount > 1 && (
                        <FormattedMessage {...people} values={{ count: members.totalCount }} />
                      )}
                    </small>
                  </span>
                  <Role>
                    <FormattedMessage {...roleNames[viewerRole === null || viewerRole === '%future added value' ? 'VIEWER' : viewerRole]} />
                  </Role>
                </button>
              </li>
            ))}
          </Spaces>
          <AccountCard>
            <h2>
              <FormattedMessage {...peopleOf} values={{ name: current.name }} />
            </h2>
            <People key={current.id} spaceId={current.id} sendsMail={viewer.sendsMail} />
          </AccountCard>
        </Columns>
      )}
    </AccountSheet>
  );
}

/** The people of a space; Enter in the field invites. */
function People({ spaceId, sendsMail }: { spaceId: string; sendsMail: boolean }) {
  const invitation = useInvitation(spaceId);
  return (
    <QueryLoader<TeamsPageMembersQuery> query={membersQuery} variables={{ spaceId }} fallback={<Skeleton $height="160px" $radius="var(--r-md)" />}>
      {({ node }) =>
        node?.space ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              invitation.send();
            }}
          >
            <SpaceMembers space={node.space} invitation={invitation} sendsMail={sendsMail} />
          </form>
        ) : (
          <p>
            <FormattedMessage {...messages.gone} />
          </p>
        )
      }
    </QueryLoader>
  );
}

const sources = defineMessage<{ count: number }>({ id: 'teams.sources', defaultMessage: '{count, plural, one {# source} other {# sources}}' });
const people = defineMessage<{ count: number }>({ id: 'teams.people', defaultMessage: '{count, plural, one {, # person} other {, # people}}' });
const peopleOf = defineMessage<{ name: string }>({ id: 'teams.peopleOf', defaultMessage: 'People of {name}' });
const messages = defineMessages({
  title: { id: 'teams.title', defaultMessage: 'Spaces and people' },
  spaces: { id: 'teams.spaces', defaultMessage: 'Your spaces' },
  none: { id: 'spaces.noneYet', defaultMessage: 'You have no space yet' },
  noneText: { id: 'spaces.noneYetText', defaultMessage: 'Create one with the button at the top.' },
  gone: { id: 'error.notFound', defaultMessage: 'This is gone, or you no longer have access to it.' },
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Spaces = styled.ul`
  display: grid;
  gap: 4px;

  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 8px 12px;
    border-radius: var(--r-md);
    text-align: start;
  }

  button:hover {
    background: var(--bg-hover);
  }

  button[aria-pressed='true'] {
    background: var(--accent-soft);
  }

  button > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }

  b,
  small {
    ${clip}
    display: block;
  }

  b {
    font: var(--text-13);
    font-weight: 600;
  }

  small {
    color: var(--fg-2);
    font: var(--text-12);
  }
`;

const Role = styled.span`
  flex: none;
  padding: 2px 6px;
  border-radius: var(--r-xs);
  background: var(--bg-press);
  color: var(--fg-2);
  font: var(--text-11);
`;
