import { Check, CircleDashed, Info } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { Plan_message$key } from '#client/__generated__/Plan_message.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Spinner } from '#client/ui/display/Spinner.tsx';
import { isRefusal, nameOfStep } from './changeWords.ts';

const fragment = graphql`
  fragment Plan_message on Message {
    plan {
      kind
      state
      title
      sourceCount
      changeCount
    }
  }
`;

/** What the assistant set out to do, and how far it is. */
export function Plan({ message, isUnderWay }: { message: Plan_message$key; isUnderWay: boolean }) {
  const { plan: steps } = useFragment(fragment, message);
  return (
    <Steps>
      {steps.map(({ kind, state, title, sourceCount, changeCount }) => {
        const name = nameOfStep(kind);
        return (
          <li key={kind} data-state={state}>
            {isRefusal(kind) ? <Icon of={Info} /> : state === 'SUCCEEDED' ? <Icon of={Check} /> : state === 'RUNNING' && isUnderWay ? <Spinner /> : <Icon of={CircleDashed} />}
            <span>
              {name ? <FormattedMessage {...name} /> : title}
              {state === 'SUCCEEDED' && typeof sourceCount === 'number' && (
                <small>
                  <span>
                    <FormattedMessage {...lookedAt} values={{ count: sourceCount }} />
                  </span>
                  <span>
                    <FormattedMessage {...proposed} values={{ count: changeCount }} />
                  </span>
                </small>
              )}
            </span>
          </li>
        );
      })}
    </Steps>
  );
}

const lookedAt = defineMessage<{ count: number }>({ id: 'assistant.lookedAt', defaultMessage: '{count, plural, one {# source looked at} other {# sources looked at}}' });
const proposed = defineMessage<{ count: number }>({ id: 'assistant.proposed', defaultMessage: '{count, plural, =0 {nothing to change} one {# change proposed} other {# changes proposed}}' });

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  margin-block: 12px;
  font: var(--text-13);

  li {
    display: flex;
    gap: 10px;
  }

  li > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--fg-3);
  }

  li[data-state='SUCCEEDED'] > svg {
    color: var(--st-completed);
  }

  small {
    display: inline-block;
    margin-inline-start: 8px;
    color: var(--fg-3);
    font: var(--text-12);
  }

  small > span + span::before {
    content: ' · ';
  }
`;
