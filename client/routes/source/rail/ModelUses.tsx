import { defineMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ModelUses_use$key } from '#client/__generated__/ModelUses_use.graphql.ts';

/** What models were paid for a source: how often they were asked, how many tokens that took, and what it cost where prices are known. */
export function ModelUses({ uses: refs }: { uses: ModelUses_use$key }) {
  const intl = useIntl();
  const uses = useFragment(
    graphql`
      fragment ModelUses_use on ModelUse @relay(plural: true) {
        model
        answers
        inputTokens
        outputTokens
        cost
      }
    `,
    refs,
  );
  const sum = (of: (use: (typeof uses)[number]) => number) => uses.reduce((total, use) => total + of(use), 0);
  const said = [
    [...new Set(uses.map(({ model }) => model))].join(', '),
    intl.formatMessage(messages.answers, { count: sum(({ answers }) => answers) }),
    intl.formatMessage(messages.tokens, { count: sum(({ inputTokens, outputTokens }) => inputTokens + outputTokens) }),
    // One without a price would make a sum of the others a wrong one.
    ...(uses.every(({ cost }) => cost !== null)
      ? [intl.formatMessage(messages.cost, { cost: intl.formatNumber(sum(({ cost }) => cost ?? 0), { maximumSignificantDigits: 2 }) })]
      : []),
  ];
  return <Line>{said.join(' · ')}</Line>;
}

const messages = {
  answers: defineMessage<{ count: number }>({
    id: 'source.modelAnswers',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}',
  }),
  tokens: defineMessage<{ count: number }>({
    id: 'source.modelTokens',
    defaultMessage: '{count, plural, one {# token} other {# tokens}}',
  }),
  cost: defineMessage<{ cost: string }>({ id: 'source.modelCost', defaultMessage: 'Cost {cost}' }),
};

const Line = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
