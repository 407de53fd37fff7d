import { FormattedMessage, defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { modelsOf, roundUp, stackOf, totalOf, type Spend, type UsageUnit } from './usageTotals.ts';

export type UsageMonth = { readonly month: string; readonly sourcesAdded: number; readonly spend: readonly Spend[] };

/** The accent in steps (design guide section 1). */
const opacities = [1, 0.68, 0.42, 0.22];

/** What models were used for in each month, stacked by model, oldest first. The same stands in a table, for who hears it. */
export function UsageChart({ months, unit }: { months: readonly UsageMonth[]; unit: UsageUnit }) {
  const intl = useIntl();
  const oldestFirst = months.toReversed();
  const models = modelsOf(months, unit);
  const top = roundUp(Math.max(...months.map(({ spend }) => totalOf(spend, unit))));
  const amount = (value: number) =>
    unit === 'tokens' ? intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 2 }) : intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const nameOf = (month: string, style: 'short' | 'long') => intl.formatDate(month, { month: style, timeZone: 'UTC', ...(style === 'long' && { year: 'numeric' }) });
  const modelName = (model: string | null) => model ?? intl.formatMessage(messages.others);
  return (
    <>
      <Plot aria-hidden>
        <Scale>
          <span>{amount(top)}</span>
          <span>{amount(top / 2)}</span>
          <span>{amount(0)}</span>
        </Scale>
        <Bars>
          {oldestFirst.map(({ month, spend }, index) => (
            <li key={month}>
              <Bar>
                {stackOf(spend, models, unit).map((value, step) => (
                  <i key={models[step] ?? ''} style={{ height: `${(value / top) * 100}%`, opacity: opacities[step] }} />
                ))}
              </Bar>
              <Month data-now={index === oldestFirst.length - 1 || undefined}>{nameOf(month, 'short')}</Month>
            </li>
          ))}
        </Bars>
      </Plot>
      {models.length > 0 && (
        <Legend aria-hidden>
          {models.map((model, step) => (
            <li key={model ?? ''}>
              <i style={{ opacity: opacities[step] }} />
              <span dir="auto">{modelName(model)}</span>
              <b>{amount(months.reduce((sum, { spend }) => sum + (stackOf(spend, models, unit)[step] ?? 0), 0))}</b>
            </li>
          ))}
        </Legend>
      )}
      <VisuallyHidden>
        <table>
          <caption>
            <FormattedMessage {...messages.title} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.month} />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.added} />
              </th>
              {models.map((model) => (
                <th key={model ?? ''} scope="col">
                  {modelName(model)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, sourcesAdded, spend }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month, 'long')}</th>
                <td>{intl.formatNumber(sourcesAdded)}</td>
                {stackOf(spend, models, unit).map((value, step) => (
                  <td key={models[step] ?? ''}>{amount(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

const messages = defineMessages({
  title: { id: 'billing.byMonth', defaultMessage: 'Model use by month' },
  month: { id: 'billing.month', defaultMessage: 'Month' },
  added: { id: 'billing.sourcesAdded', defaultMessage: 'Sources added' },
  others: { id: 'billing.otherModels', defaultMessage: 'Other models' },
});

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
`;

const Scale = styled.div`
  ${tabularNumbers}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 172px;
  margin-block: -8px 24px;
  color: var(--fg-3);
  font: var(--text-12);
  text-align: end;
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 4px;

  li {
    display: grid;
    justify-items: center;
    gap: 8px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 1px;
  width: min(34px, 100%);
  height: 156px;
  border-block-end: 1px solid var(--line-2);

  i {
    flex: none;
    background: var(--accent);
  }

  i:last-child {
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
  }
`;

const Month = styled.span`
  overflow: hidden;
  max-width: 100%;
  color: var(--fg-3);
  font: var(--text-12);

  &[data-now] {
    color: var(--fg-1);
    font-weight: 600;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line-1);
  font: var(--text-13);

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  i {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: var(--accent);
  }

  b {
    ${tabularNumbers}
    font-weight: 600;
  }
`;
