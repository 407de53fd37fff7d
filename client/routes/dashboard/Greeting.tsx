import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Greeting_space$key } from '#client/__generated__/Greeting_space.graphql.ts';
import type { Greeting_user$key } from '#client/__generated__/Greeting_user.graphql.ts';
import { onPhone } from '#client/ui/mixins.ts';

/** Good morning, and what there is to say in numbers. */
export function Greeting({ user: userRef, space: spaceRef }: { user: Greeting_user$key; space: Greeting_space$key }) {
  const user = useFragment(
    graphql`
      fragment Greeting_user on User {
        displayName
      }
    `,
    userRef,
  );
  const space = useFragment(
    graphql`
      fragment Greeting_space on Space {
        newest: sources(first: 100, order: CREATED) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              createdAt
            }
          }
        }
        unfinished: sources(first: 1, filter: { statuses: [UPLOADING, PENDING, PROCESSING] }) {
          totalCount
        }
        failed: sources(first: 1, filter: { statuses: [FAILED] }) {
          totalCount
        }
      }
    `,
    spaceRef,
  );
  const yesterday = startOfYesterday(new Date()).toISOString();
  const added = space.newest.edges.filter(({ node }) => node.createdAt >= yesterday).length;
  const isMore = added === space.newest.edges.length && space.newest.pageInfo.hasNextPage;
  const hour = new Date().getHours();
  const words = hour < 5 || hour >= 18 ? messages.evening : hour < 12 ? messages.morning : messages.afternoon;
  const firstName = user.displayName?.trim().split(/\s+/)[0] ?? '';

  return (
    <Words>
      <h1>
        <FormattedMessage {...words} values={{ name: firstName, hasName: String(firstName !== '') }} />
      </h1>
      <p>
        <FormattedMessage
          {...messages.numbers}
          values={{
            added: <FormattedMessage {...messages.added} values={{ count: added, isMore: String(isMore) }} />,
            unfinished: <FormattedMessage {...messages.unfinished} values={{ count: space.unfinished.totalCount }} />,
            failed: <FormattedMessage {...messages.failed} values={{ count: space.failed.totalCount }} />,
          }}
        />
      </p>
    </Words>
  );
}

function startOfYesterday(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
}

const messages = {
  morning: defineMessage<{ hasName: string; name: string }>({ id: 'dashboard.morning', defaultMessage: 'Good morning{hasName, select, true {, {name}} other {}}' }),
  afternoon: defineMessage<{ hasName: string; name: string }>({ id: 'dashboard.afternoon', defaultMessage: 'Good afternoon{hasName, select, true {, {name}} other {}}' }),
  evening: defineMessage<{ hasName: string; name: string }>({ id: 'dashboard.evening', defaultMessage: 'Good evening{hasName, select, true {, {name}} other {}}' }),
  numbers: defineMessage<{ added: MessageValue; unfinished: MessageValue; failed: MessageValue }>({
    id: 'dashboard.numbers',
    defaultMessage: 'Since yesterday: {added}, {unfinished}, {failed}.',
  }),
  added: defineMessage<{ count: number; isMore: string }>({
    id: 'dashboard.numbers.added',
    defaultMessage:
      '{isMore, select, true {more than } other {}}{count, plural, =0 {no new sources} one {# new source} other {# new sources}}',
  }),
  unfinished: defineMessage<{ count: number }>({
    id: 'dashboard.numbers.unfinished',
    defaultMessage: '{count, plural, =0 {none processing} one {# processing} other {# processing}}',
  }),
  failed: defineMessage<{ count: number }>({
    id: 'dashboard.numbers.failed',
    defaultMessage: '{count, plural, =0 {nothing needs attention} one {# needs attention} other {# need attention}}',
  }),
};

const Words = styled.header`
  margin-block-end: 28px;

  h1 {
    font: var(--text-28);
    letter-spacing: -0.024em;
    overflow-wrap: anywhere;
  }

  p {
    margin-block-start: 4px;
    color: var(--fg-2);
  }

  ${onPhone} {
    margin-block-end: 20px;

    h1 {
      font: 600 24px/32px var(--font-ui);
    }
  }
`;
