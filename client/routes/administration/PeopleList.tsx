import { graphql, useFragment } from 'react-relay/hooks';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PeopleList_people$key } from '#client/__generated__/PeopleList_people.graphql.ts';
import { PersonRow } from './PersonRow.tsx';

/** Everybody with an account or an invitation to have one, newest first. */
export function PeopleList({ people: ref }: { people: PeopleList_people$key }) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment PeopleList_people on PersonConnection {
        edges {
          node {
            id
            ...PersonRow_person
          }
        }
      }
    `,
    ref,
  );
  return (
    <List aria-label={intl.formatMessage(messages.people)}>
      {edges.map(({ node }) => (
        <PersonRow key={node.id} person={node} />
      ))}
    </List>
  );
}

const messages = defineMessages({ people: { id: 'admin.people', defaultMessage: 'People' } });

const List = styled.ul`
  max-width: 1000px;
  padding: 8px 20px 48px;
`;
