import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Greeting_space$key } from '#client/__generated__/Greeting_space.graphql.ts';
import type { Greeting_user$key } from '#client/__generated__/Greeting_user.graphql.ts';
import { paramsOf, plainView, type ViewStatus } from '#client/sources/filter/sourceView.ts';
import { onPhone } from '#client/ui/mixins.ts';

/** Good morning, and what there is to say in numbers. */
export function Greeting({ user: userRef, space: spaceRef, action }: { user: Greeting_user$key; space: Greeting_space$key; action: ReactNode }) {
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
      fragment Greeting_space on Space @argumentDefinitions(yesterday: { type: "DateTime!" }) {
        newest: sources(first: 1, filter: { createdAfter: $yesterday }) {
          totalCount
        }
        statistics {
          byStatus {
            status
            count
          }
        }
      }
    `,
    spaceRef,
  );
  const countOf = (...statuses: readonly ViewStatus[]) =>
    space.statistics.byStatus.reduce((sum, { status, count }) => (statuses.some((each) => each === status) ? sum + count : sum), 0);
  const unfinished = countOf('UPLOADING', 'PENDING', 'PROCESSING');
  const failed = countOf('FAILED');
  // oxlint-disable-next-line react/purity -- the greeting is for the hour in which it is shown
  const hour = new Date().getHours();
  const words = hour < 5 || hour >= 18 ? messages.evening : hour < 12 ? messages.morning : messages.afternoon;
  const firstName = user.displayName?.trim().split(/\s+/)[0] ?? '';

  return (
    <Words>
      <div>
      <h1>
        <FormattedMessage {...words} values={{ name: firstName, hasName: String(firstName !== '') }} />
      </h1>
      <p>
        <FormattedMessage
          {...messages.numbers}
          values={{
            added: <FormattedMessage {...messages.added} values={{ count: space.newest.totalCount }} />,
            unfinished: (
              <Way to={unfinished > 0 ? `/collection/all?${paramsOf({ ...plainView, statuses: ['UPLOADING', 'PENDING', 'PROCESSING'] })}` : null}>
                <FormattedMessage {...messages.unfinished} values={{ count: unfinished }} />
              </Way>
            ),
            failed: (
              <Way to={failed > 0 ? `/collection/all?${paramsOf({ ...plainView, statuses: ['FAILED'] })}` : null}>
                <FormattedMessage {...messages.failed} values={{ count: failed }} />
              </Way>
            ),
          }}
        />
      </p>
      </div>
      {action}
    </Words>
  );
}

/** A number that leads to what it counts. */
const Way = ({ to, children }: { to: string | null; children: ReactNode }) => (to === null ? children : <Link to={to}>{children}</Link>);

const messages = {
  morning: defineMessage<{ hasName: string; name: string }>({ id: 'dashboard.morning', defaultMessage: 'Good morning{hasName, select, true {, {name}} other {}}' }),
  afternoon: defineMessage<{ hasName: string; name: string }>({ id: 'dashboard.afternoon', defaultMessage: 'Good afternoon{hasName, select, true {, {name}} other {}}' }),
  evening: defineMessage<{ hasName: string; name: string }>({ id: 'dashboard.evening', defaultMessage: 'Good evening{hasName, select, true {, {name}} other {}}' }),
  numbers: defineMessage<{ added: MessageValue; unfinished: MessageValue; failed: MessageValue }>({
    id: 'dashboard.numbers',
    defaultMessage: 'Since yesterday: {added}, {unfinished}, {failed}.',
  }),
  added: defineMessage<{ count: number }>({
    id: 'dashboard.numbers.added',
    defaultMessage: '{count, plural, =0 {no new sources} one {# new source} other {# new sources}}',
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
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 24px;
  margin-block-end: 28px;

  > div {
    flex: 1 1 320px;
    min-width: 0;
  }

  a {
    color: var(--fg-1);
    text-decoration: underline;
    text-decoration-color: var(--line-3);
    text-underline-offset: 3px;
  }

  a:hover {
    text-decoration-color: currentcolor;
  }

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
