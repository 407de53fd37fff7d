import { defineMessage, defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import { complexityLimits, type Complexity, type ComplexityReason } from '#server/templates/measureText.ts';
import { tabularNumbers } from '#client/ui/mixins.ts';
import type { MeasureRequest, Measures, MessageMeasures } from '../measures/measureMessages.ts';

type MetricsTabProps = { measured: MeasureRequest; measures: Measures | null };

/** How large and how complex a prompt is, while one types. */
export function MetricsTab({ measured, measures }: MetricsTabProps) {
  const intl = useIntl();
  if (!measures) return <div aria-busy />;
  const ofKind = (isSystem: boolean) => measures.messages.filter((_, at) => measured.texts[at]?.isSystem === isSystem);
  const all = measures.messages;
  const level = levels.indexOf(measures.complexity);
  return (
    <>
      <Two>
        <Counted label={intl.formatMessage(messages.systemTokens)} messages={ofKind(true)} />
        <Counted label={intl.formatMessage(messages.userTokens)} messages={ofKind(false)} />
      </Two>
      <Quiet>
        {all.some(({ tokens }) => tokens === null) ? (
          <FormattedMessage {...messages.notCounted} />
        ) : measures.isExact ? (
          <FormattedMessage {...messages.exact} values={{ model: measured.model ?? '' }} />
        ) : (
          <FormattedMessage {...messages.about} />
        )}
      </Quiet>
      <Box>
        <span>
          <FormattedMessage {...messages.complexity} />
        </span>
        <Level>
          <FormattedMessage {...levelMessages[measures.complexity]} />
        </Level>
        <Steps aria-hidden>
          {levels.map((one, at) => (
            <i key={one} data-on={at <= level || undefined} />
          ))}
        </Steps>
        {measures.reasons.length > 0 && (
          <ul>
            {measures.reasons.map((reason) => (
              <li key={reason}>
                <FormattedMessage {...reasonMessages[reason]} values={complexityLimits} />
              </li>
            ))}
          </ul>
        )}
        <small>
          <FormattedMessage {...messages.rule} values={complexityLimits} />
        </small>
      </Box>
      <Box as="dl">
        <Row label={intl.formatMessage(messages.lines)} value={sum(all, ({ lines }) => lines)} />
        <Row label={intl.formatMessage(messages.words)} value={sum(all, ({ words }) => words)} />
        <Row label={intl.formatMessage(messages.sections)} value={sum(all, ({ sections }) => sections)} />
        <Row label={intl.formatMessage(messages.variables)} value={new Set(all.flatMap(({ variables }) => variables)).size} />
      </Box>
    </>
  );
}

const sum = (all: readonly MessageMeasures[], of: (one: MessageMeasures) => number) => all.reduce((total, one) => total + of(one), 0);

function Counted({ label, messages: counted }: { label: string; messages: readonly MessageMeasures[] }) {
  const isCounted = counted.every(({ tokens }) => tokens !== null);
  return (
    <Box role="group" aria-label={label}>
      <span>{label}</span>
      <Large>{isCounted ? <FormattedNumber value={sum(counted, ({ tokens }) => tokens ?? 0)} /> : NOT_COUNTED}</Large>
      <Sizes>
        <span>
          <FormattedMessage {...messages.lineCount} values={{ count: sum(counted, ({ lines }) => lines) }} />
        </span>
        <span>
          <FormattedMessage {...messages.wordCount} values={{ count: sum(counted, ({ words }) => words) }} />
        </span>
      </Sizes>
    </Box>
  );
}

function Row({ label, value }: { label: string; value: number }) {
  return (
    <Line>
      <dt>{label}</dt>
      <dd>
        <FormattedNumber value={value} />
      </dd>
    </Line>
  );
}

/** In place of a number. */
const NOT_COUNTED = '–';

const levels: readonly Complexity[] = ['LOW', 'MEDIUM', 'HIGH'];

const messages = {
  systemTokens: defineMessage({ id: 'prompts.systemTokens', defaultMessage: 'System tokens' }),
  userTokens: defineMessage({ id: 'prompts.userTokens', defaultMessage: 'User tokens' }),
  lineCount: defineMessage<{ count: number }>({ id: 'prompts.lineCount', defaultMessage: '{count, plural, one {# line} other {# lines}}' }),
  wordCount: defineMessage<{ count: number }>({ id: 'prompts.wordCount', defaultMessage: '{count, plural, one {# word} other {# words}}' }),
  exact: defineMessage<{ model: string }>({ id: 'prompts.exactTokens', defaultMessage: 'Counted as {model} counts' }),
  about: defineMessage({ id: 'prompts.aboutTokens', defaultMessage: 'About: counted as current models of OpenAI count' }),
  notCounted: defineMessage({ id: 'prompts.tokensNotCounted', defaultMessage: 'Tokens cannot be counted now: the tokenizer did not load.' }),
  complexity: defineMessage({ id: 'prompts.complexity', defaultMessage: 'User complexity' }),
  rule: defineMessage<{ conditions: number; instructions: number; variables: number; words: number }>({ id: 'prompts.complexityRule', defaultMessage: 'Low: none of these. Medium: one or two. High: three or more. More than {words} words; {instructions} points or sections; {conditions} conditions (if, unless, only when); {variables} variables; lists in lists.' }),
  lines: defineMessage({ id: 'prompts.lines', defaultMessage: 'Lines' }),
  words: defineMessage({ id: 'prompts.words', defaultMessage: 'Words' }),
  sections: defineMessage({ id: 'prompts.sections', defaultMessage: 'Sections' }),
  variables: defineMessage({ id: 'prompts.variables', defaultMessage: 'Variables' }),
};

const levelMessages = defineMessages({
  LOW: { id: 'prompts.low', defaultMessage: 'Low' },
  MEDIUM: { id: 'prompts.medium', defaultMessage: 'Medium' },
  HIGH: { id: 'prompts.high', defaultMessage: 'High' },
}) satisfies Record<Complexity, unknown>;

const reasonMessages = {
  LENGTH: defineMessage<{ conditions: number; instructions: number; variables: number; words: number }>({ id: 'prompts.reason.length', defaultMessage: 'It has more than {words} words' }),
  INSTRUCTIONS: defineMessage<{ conditions: number; instructions: number; variables: number; words: number }>({ id: 'prompts.reason.instructions', defaultMessage: 'It has {instructions} points and sections or more' }),
  CONDITIONS: defineMessage<{ conditions: number; instructions: number; variables: number; words: number }>({ id: 'prompts.reason.conditions', defaultMessage: 'It has {conditions} conditions or more' }),
  VARIABLES: defineMessage<{ conditions: number; instructions: number; variables: number; words: number }>({ id: 'prompts.reason.variables', defaultMessage: 'It has {variables} variables or more' }),
  NESTING: defineMessage<{ conditions: number; instructions: number; variables: number; words: number }>({ id: 'prompts.reason.nesting', defaultMessage: 'It has lists in lists' }),
} satisfies Record<ComplexityReason, unknown>;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 8px;
`;

const Box = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  padding: 12px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1);
  color: var(--fg-2);
  font: var(--text-13);

  small {
    color: var(--fg-2);
    font: var(--text-12);
  }

  ul {
    margin: 4px 0;
    padding-inline-start: 18px;
    list-style: disc;
    color: var(--fg-1);
  }
`;

const Large = styled.b`
  ${tabularNumbers}
  color: var(--fg-1);
  font: 600 28px/36px var(--font-ui);
`;

const Sizes = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
`;

const Level = styled.b`
  color: var(--fg-1);
  font: 600 20px/28px var(--font-ui);
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  margin-block: 4px;

  i {
    height: 5px;
    border-radius: 3px;
    background: var(--bg-press);
  }

  i[data-on] {
    background: var(--accent);
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  min-height: 26px;

  dd {
    ${tabularNumbers}
    color: var(--fg-1);
  }
`;

const Quiet = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;
