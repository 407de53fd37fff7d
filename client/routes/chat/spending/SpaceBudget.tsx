import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceBudget_space$key } from '#client/__generated__/SpaceBudget_space.graphql.ts';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { clip } from '#client/ui/mixins.ts';
import { costText } from '#client/i18n/costText.ts';

/** What a space has spent on models today, and of how much; nothing where it has no model. */
export function SpaceBudget({ space: ref }: { space: SpaceBudget_space$key }) {
  const intl = useIntl();
  const { name, answerModes, budget } = useFragment(
    graphql`
      fragment SpaceBudget_space on Space {
        name
        answerModes
        budget {
          unit
          limit
          used
        }
      }
    `,
    ref,
  );
  const { unit, limit, used } = budget;
  if (!answerModes.includes('MODEL') || (typeof limit !== 'number' && used === 0)) return null;
  const share = typeof limit !== 'number' ? null : limit === 0 ? 1 : Math.min(1, used / limit);
  const title = intl.formatMessage(messages.today, { space: name });
  return (
    <Foot>
      <p>
        <span dir="auto">{title}</span>
        {share !== null && <b>{intl.formatNumber(share, { style: 'percent' })}</b>}
      </p>
      {share !== null && <ProgressLine label={title} percent={share * 100} thickness={4} tone="reading" />}
      <small>
        {unit === 'COST' ? (
          typeof limit === 'number' ? <FormattedMessage {...messages.costOf} values={{ used: costText(intl, used), limit: costText(intl, limit) }} /> : <FormattedMessage {...messages.cost} values={{ cost: costText(intl, used) }} />
        ) : typeof limit === 'number' ? (
          <FormattedMessage {...messages.tokensOf} values={{ used: intl.formatNumber(used), limit: intl.formatNumber(limit) }} />
        ) : (
          <FormattedMessage {...messages.tokens} values={{ count: used }} />
        )}
      </small>
    </Foot>
  );
}

const messages = {
  today: defineMessage<{ space: string }>({ id: 'chat.spentToday', defaultMessage: 'Today in {space}' }),
  tokens: defineMessage<{ count: number }>({ id: 'chat.spentTokens', defaultMessage: '{count, plural, one {# token} other {# tokens}}' }),
  tokensOf: defineMessage<{ used: string; limit: string }>({ id: 'chat.spentTokensOf', defaultMessage: '{used} of {limit} tokens' }),
  cost: defineMessage<{ cost: string }>({ id: 'source.modelCost', defaultMessage: 'Cost {cost}' }),
  costOf: defineMessage<{ used: string; limit: string }>({ id: 'chat.spentCostOf', defaultMessage: 'Cost {used} of {limit}' }),
};

const Foot = styled.footer`
  display: grid;
  flex: none;
  gap: 6px;
  padding: 12px 20px;
  padding-block-end: calc(12px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line-1);
  color: var(--fg-2);
  font: var(--text-12);

  p {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  p > span {
    ${clip}
  }

  b {
    color: var(--fg-1);
    font-weight: 600;
  }

  small {
    font: inherit;
  }
`;
