import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PeopleTable_viewer$key } from '#client/__generated__/PeopleTable_viewer.graphql.ts';
import type { PeopleTablePaginationQuery } from '#client/__generated__/PeopleTablePaginationQuery.graphql.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { PersonRow } from './PersonRow.tsx';

const PAGE = 50;

/** A page of people after the other, newest first. */
export function PeopleTable({ viewer: ref, onShowAll }: { viewer: PeopleTable_viewer$key; onShowAll: () => void }) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PeopleTablePaginationQuery, PeopleTable_viewer$key>(
    graphql`
      fragment PeopleTable_viewer on Viewer
      @argumentDefinitions(state: { type: "PersonState" }, text: { type: "String" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "PeopleTablePaginationQuery") {
        administration {
          administratorCount
          people(state: $state, text: $text, first: $count, after: $cursor) @connection(key: "PeopleTable_people") {
            __id
            totalCount
            edges {
              node {
                id
                ...PersonRow_person
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const people = data.administration?.people;
  const { hasFailed, retry } = useNextPage({ listId: people?.__id ?? '', hasNext, isLoadingNext, loadNext }, PAGE);
  if (!data.administration || !people) return null;
  const { administratorCount } = data.administration;
  const total = (
    <Count role="status">
      <FormattedMessage {...count} values={{ count: people.totalCount }} />
    </Count>
  );
  if (people.edges.length === 0) {
    return (
      <>
        {total}
        <EmptyState
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...messages.noneText} />}
          action={
            <Button onClick={onShowAll}>
              <FormattedMessage {...messages.all} />
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      {total}
      <Frame>
        <Table aria-label={intl.formatMessage(messages.people)}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.name} />
              </th>
              <th scope="col" data-column="role">
                <FormattedMessage {...messages.role} />
              </th>
              <th scope="col" data-column="sessions">
                <FormattedMessage {...messages.sessions} />
              </th>
              <th scope="col" data-column="storage">
                <FormattedMessage {...messages.storage} />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.lastHere} />
              </th>
              <th scope="col">
                <VisuallyHidden>
                  <FormattedMessage {...messages.actions} />
                </VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.edges.map(({ node }) => (
              <PersonRow key={node.id} person={node} connectionId={people.__id} hasOneAdministrator={administratorCount <= 1} />
            ))}
          </tbody>
        </Table>
      </Frame>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

const count = defineMessage<{ count: number }>({ id: 'admin.peopleCount', defaultMessage: '{count, plural, =0 {Nobody} one {# person} other {# people}}' });
const messages = defineMessages({
  people: { id: 'admin.people', defaultMessage: 'People' },
  name: { id: 'admin.column.name', defaultMessage: 'Name' },
  role: { id: 'admin.column.role', defaultMessage: 'Role' },
  sessions: { id: 'sessions.title', defaultMessage: 'Sessions' },
  storage: { id: 'admin.column.storage', defaultMessage: 'Storage' },
  lastHere: { id: 'admin.column.lastHere', defaultMessage: 'Last here' },
  actions: { id: 'admin.column.actions', defaultMessage: 'Actions' },
  none: { id: 'admin.nobodyFound', defaultMessage: 'Nobody found' },
  noneText: { id: 'admin.nobodyFoundText', defaultMessage: 'Nobody here has these words in name or address, in this state.' },
  all: { id: 'admin.showEverybody', defaultMessage: 'Show everybody' },
  more: { id: 'admin.more', defaultMessage: 'Show more' },
});

const Count = styled.p`
  padding-block-end: 8px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Frame = styled.div`
  padding: 0 8px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  container: people / inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: var(--text-13);

  thead th {
    height: 40px;
    padding: 0 8px;
    color: var(--fg-3);
    font: var(--text-11);
    text-align: start;
  }

  th:nth-child(2) {
    width: 148px;
  }

  th:nth-child(3),
  th:nth-child(4) {
    width: 76px;
  }

  th:nth-child(5) {
    width: 92px;
  }

  th:last-child {
    width: 216px;
  }

  @container people (max-width: 760px) {
    th:last-child {
      width: 44px;
    }

    [data-pointed] {
      display: none;
    }
  }

  @container people (max-width: 560px) {
    [data-column] {
      display: none;
    }
  }

  ${onPhone} {
    thead th {
      height: 0;
      font-size: 0;
      line-height: 0;
    }
  }
`;
