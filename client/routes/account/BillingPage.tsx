import { useState, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { BillingPageQuery } from '#client/__generated__/BillingPageQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { onPhone, tabularNumbers } from '#client/ui/mixins.ts';
import { AccountCard, AccountSheet } from './AccountSheet.tsx';
import { UsageChart } from './billing/UsageChart.tsx';
import { totalOf, type UsageUnit } from './billing/usageTotals.ts';

const query = graphql`
  query BillingPageQuery @throwOnFieldError {
    viewer {
      account {
        storage
        storageQuota
      }
      usage(months: 12) {
        month
        sourcesAdded
        spend {
          model
          inputTokens
          outputTokens
          cost
        }
      }
    }
  }
`;

/** `/billing/payment-methods`: what the viewer added and spent, on a server of their own that sends no bills. */
export function Component() {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const { viewer } = useRouteQuery<BillingPageQuery>(query);
  const [unit, setUnit] = useState<UsageUnit>('tokens');
  if (!viewer) return null;
  const { storage, storageQuota } = viewer.account;
  const months = viewer.usage.map(({ month, sourcesAdded, spend }) => ({
    month,
    sourcesAdded,
    spend: spend.map(({ model, inputTokens, outputTokens, cost }) => ({ model, inputTokens, outputTokens, cost: cost ?? null })),
  }));
  const [now] = months;
  const thisMonth = now ? intl.formatDate(now.month, { month: 'long', timeZone: 'UTC' }) : '';
  const spend = now?.spend ?? [];
  const hasSpent = months.some((each) => each.spend.length > 0);
  const hasPrices = months.some((each) => each.spend.some(({ cost }) => cost !== null));
  return (
    <AccountSheet title={intl.formatMessage(messages.title)} isWide>
      <AccountCard>
        <div>
          <h2>
            <FormattedMessage {...messages.plan} />
          </h2>
          <p>
            <FormattedMessage {...messages.planText} />
          </p>
        </div>
      </AccountCard>
      <Stats>
        <Stat name={<FormattedMessage {...addedIn} values={{ month: thisMonth }} />} value={intl.formatNumber(now?.sourcesAdded ?? 0)} />
        <Stat name={<FormattedMessage {...messages.storage} />} value={formatSize(storage)}>
          {storageQuota !== null && (
            <>
              <small>
                <FormattedMessage {...ofQuota} values={{ quota: formatSize(storageQuota) }} />
              </small>
              <ProgressLine label={intl.formatMessage(messages.storage)} percent={Math.min(100, (storage / storageQuota) * 100)} thickness={4} tone="reading" />
            </>
          )}
        </Stat>
        <Stat name={<FormattedMessage {...tokensIn} values={{ month: thisMonth }} />} value={intl.formatNumber(totalOf(spend, 'tokens'), { notation: 'compact', maximumFractionDigits: 2 })} />
        <Stat
          name={<FormattedMessage {...costIn} values={{ month: thisMonth }} />}
          value={hasPrices ? intl.formatNumber(totalOf(spend, 'cost'), { minimumFractionDigits: 2, maximumFractionDigits: 2 }) : intl.formatMessage(messages.noPrice)}
        >
          {!hasPrices && (
            <small>
              <FormattedMessage {...messages.noPriceText} />
            </small>
          )}
        </Stat>
      </Stats>
      <AccountCard>
        <ChartHead>
          <h2>
            <FormattedMessage {...messages.byMonth} />
          </h2>
          {hasSpent && hasPrices && (
            <Segmented
              label={intl.formatMessage(messages.unit)}
              value={unit}
              onChange={setUnit}
              segments={[
                { value: 'tokens', label: intl.formatMessage(messages.tokens) },
                { value: 'cost', label: intl.formatMessage(messages.cost) },
              ]}
            />
          )}
        </ChartHead>
        {hasSpent ? (
          <UsageChart months={months} unit={unit} />
        ) : (
          <p>
            <FormattedMessage {...messages.noModel} />
          </p>
        )}
      </AccountCard>
      <AccountCard>
        <div>
          <h2>
            <FormattedMessage {...messages.payment} />
          </h2>
          <p>
            <FormattedMessage {...messages.paymentText} />
          </p>
        </div>
      </AccountCard>
    </AccountSheet>
  );
}

/** One number with its name. */
function Stat({ name, value, children }: { name: ReactNode; value: string; children?: ReactNode }) {
  return (
    <Box>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {children}
      </dd>
    </Box>
  );
}

const addedIn = defineMessage<{ month: string }>({ id: 'billing.addedIn', defaultMessage: 'Sources added in {month}' });
const tokensIn = defineMessage<{ month: string }>({ id: 'billing.tokensIn', defaultMessage: 'Tokens in {month}' });
const costIn = defineMessage<{ month: string }>({ id: 'billing.costIn', defaultMessage: 'Cost in {month}' });
const ofQuota = defineMessage<{ quota: string }>({ id: 'billing.ofQuota', defaultMessage: 'Of {quota}' });
const messages = defineMessages({
  title: { id: 'billing.title', defaultMessage: 'Billing and payment methods' },
  plan: { id: 'billing.plan', defaultMessage: 'Self-hosted' },
  planText: { id: 'billing.planText', defaultMessage: 'Runs on your own server. No subscription, no card.' },
  storage: { id: 'admin.column.storage', defaultMessage: 'Storage' },
  byMonth: { id: 'billing.byMonth', defaultMessage: 'Model use by month' },
  unit: { id: 'billing.unit', defaultMessage: 'What is counted' },
  tokens: { id: 'billing.tokens', defaultMessage: 'Tokens' },
  cost: { id: 'billing.cost', defaultMessage: 'Cost' },
  noPrice: { id: 'billing.noPrice', defaultMessage: 'None' },
  noPriceText: { id: 'billing.noPriceText', defaultMessage: 'No prices are set on this server.' },
  noModel: { id: 'billing.noModel', defaultMessage: 'No language model has been used in your spaces. Summaries and tags are made without one.' },
  payment: { id: 'billing.payment', defaultMessage: 'Payment methods' },
  paymentText: { id: 'billing.paymentText', defaultMessage: 'None, and none needed. Model costs are billed by the provider whose key the server holds.' },
});

const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;

  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.div`
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  dt,
  small {
    color: var(--fg-2);
    font: var(--text-12);
  }

  dd {
    display: grid;
    gap: 6px;
  }

  b {
    ${tabularNumbers}
    margin-block-start: 4px;
    font: var(--text-20);
    letter-spacing: var(--track-tight);
    overflow-wrap: anywhere;
  }
`;

const ChartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 32px;
`;
