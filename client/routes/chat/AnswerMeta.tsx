import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';
import { costText } from '#client/i18n/costText.ts';

/** What is known of an answer of a model: how many of its sentences stand upon sources, who wrote it, and what it took. */
export function AnswerMeta({ message: { statements, spend, createdAt, endedAt } }: { message: Pick<Answer_message$data, 'statements' | 'spend' | 'createdAt' | 'endedAt'> }) {
  const intl = useIntl();
  const counted = (wanted: string) => statements.filter(({ support }) => support === wanted).length;
  const sum = (of: (paid: (typeof spend)[number]) => number) => spend.reduce((total, paid) => total + of(paid), 0);
  const [partly, without] = [counted('PARTLY'), counted('UNSUPPORTED')];
  const parts = [
    intl.formatMessage(messages.sourced, { sourced: counted('SUPPORTED'), count: statements.length }),
    ...(partly > 0 ? [intl.formatMessage(messages.partly, { count: partly })] : []),
    ...(without > 0 ? [intl.formatMessage(messages.without, { count: without })] : []),
  ];
  const seconds = endedAt === null ? null : (Date.parse(endedAt) - Date.parse(createdAt)) / 1_000;
  return (
    <>
      {statements.length > 0 && (
        <b>{intl.formatList(parts, { type: 'unit', style: 'short' })}</b>
      )}
      {[...new Set(spend.map(({ model }) => model))].map((model) => (
        <span key={model}>
          <bdi>{model}</bdi>
        </span>
      ))}
      {spend.length > 0 && (
        <span>
          <FormattedMessage {...messages.tokens} values={{ read: sum(({ inputTokens }) => inputTokens), written: sum(({ outputTokens }) => outputTokens) }} />
        </span>
      )}
      {spend.length > 0 && spend.every(({ cost }) => cost !== null) && (
        <span>
          <FormattedMessage {...messages.cost} values={{ cost: costText(intl, sum(({ cost }) => cost ?? 0)) }} />
        </span>
      )}
      {seconds !== null && <span>{intl.formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 })}</span>}
    </>
  );
}

const messages = {
  sourced: defineMessage<{ sourced: number; count: number }>({ id: 'chat.sourced', defaultMessage: '{count, plural, one {{sourced, number} of # sentence sourced} other {{sourced, number} of # sentences sourced}}' }),
  partly: defineMessage<{ count: number }>({ id: 'chat.partly', defaultMessage: '{count, number} partly' }),
  without: defineMessage<{ count: number }>({ id: 'chat.without', defaultMessage: '{count, number} not' }),
  tokens: defineMessage<{ read: number; written: number }>({ id: 'chat.tokens', defaultMessage: '{read, plural, one {# token} other {# tokens}} in, {written, number} out' }),
  cost: defineMessage<{ cost: string }>({ id: 'source.modelCost', defaultMessage: 'Cost {cost}' }),
};
