import { useEffect, useEffectEvent, useMemo } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useSubscription } from 'react-relay/hooks';
import styled from 'styled-components';
import type { MakeProgress_job$key } from '#client/__generated__/MakeProgress_job.graphql.ts';
import type { MakeProgressSubscription } from '#client/__generated__/MakeProgressSubscription.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { costText } from '#client/i18n/costText.ts';
import { flashcardMessages } from '../cards/flashcardMessages.ts';
import { useMakeCards } from './useMakeCards.ts';

const subscription = graphql`
  subscription MakeProgressSubscription($spaceId: ID!) {
    runProgressed(spaceId: $spaceId) {
      runs {
        id
        ...MakeProgress_job @alias(as: "making")
      }
    }
  }
`;

/** What is told of a job may be told before anybody listens: one that is under way is looked at so often, too. */
const LOOK_AGAIN_MS = 5_000;

type MakeProgressProps = { job: MakeProgress_job$key; spaceId: string; /** How many proposals lie below. */ left: number; readAgain: () => void; onAgain: () => void };

/** How far the making of cards is: what it will cost, what is read, why it ended. */
export function MakeProgress({ job: ref, spaceId, left, readAgain, onAgain }: MakeProgressProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { approve, stop, isApproving, isStopping } = useMakeCards();
  const { id, state, done, total, estimate, failure, viewerCanStop } = useFragment(
    graphql`
      fragment MakeProgress_job on Job {
        id
        state
        done
        total
        viewerCanStop
        estimate {
          inputTokens
          outputTokens
          cost
        }
        failure {
          code
        }
      }
    `,
    ref,
  );
  useSubscription<MakeProgressSubscription>(useMemo(() => ({ subscription, variables: { spaceId } }), [spaceId]));
  const isUnderWay = state === 'WAITING' || state === 'RUNNING';
  const look = useEffectEvent(() => document.hidden || readAgain());
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  const refused = (code: Parameters<typeof errorText>[0]) => showToast({ type: 'error', message: errorText(code, messages.failed) });
  const sentence = () => {
    if (state === 'AWAITING_APPROVAL' && estimate) {
      const tokens = estimate.inputTokens + estimate.outputTokens;
      return estimate.cost === null ? intl.formatMessage(willTake, { tokens, count: total ?? 0 }) : intl.formatMessage(willCost, { tokens, count: total ?? 0, cost: costText(intl, estimate.cost) });
    }
    if (isUnderWay) return total === null ? intl.formatMessage(messages.choosing) : intl.formatMessage(reading, { done, total });
    if (state === 'STOPPED') return intl.formatMessage(messages.stopped);
    if (failure) return null;
    return left === 0 ? intl.formatMessage(messages.nothing) : null;
  };
  const said = sentence();
  const again = (
    <Button onClick={onAgain}>
      <FormattedMessage {...messages.again} />
    </Button>
  );
  if (said === null && !failure) return <Acts>{again}</Acts>;
  return (
    <Box aria-busy={isUnderWay || undefined} role="status">
      {said !== null && <p>{said}</p>}
      {isUnderWay && <ProgressLine label={intl.formatMessage(flashcardMessages.makeCards)} thickness={4} {...(total ? { percent: (100 * done) / total } : {})} />}
      {failure && <Alert tone="error">{errorText(failure.code === 'BUDGET' ? 'BUDGET_EXCEEDED' : failure.code === 'NO_MODEL' ? 'NO_MODEL' : null, failure.code === 'NOT_FOUND' ? messages.gone : messages.modelFailed)}</Alert>}
      <Acts>
        {state === 'AWAITING_APPROVAL' && (
          <Button variant="primary" loading={isApproving} onClick={() => approve(id, refused)}>
            <FormattedMessage {...messages.approve} />
          </Button>
        )}
        {viewerCanStop && (
          <Button loading={isStopping} onClick={() => stop(id, refused)}>
            <FormattedMessage {...(state === 'AWAITING_APPROVAL' ? commonMessages.cancel : messages.stop)} />
          </Button>
        )}
        {!isUnderWay && state !== 'AWAITING_APPROVAL' && again}
      </Acts>
    </Box>
  );
}

const willTake = defineMessage<{ tokens: number; count: number }>({ id: 'flashcards.makeWillTake', defaultMessage: 'A model reads {count, plural, one {# source} other {# sources}}: about {tokens, number} tokens.' });
const willCost = defineMessage<{ tokens: number; count: number; cost: string }>({ id: 'flashcards.makeWillCost', defaultMessage: 'A model reads {count, plural, one {# source} other {# sources}}: about {tokens, number} tokens, cost {cost}.' });
const reading = defineMessage<{ done: number; total: number }>({ id: 'flashcards.makeReading', defaultMessage: '{done, number} of {total, plural, one {# source} other {# sources}} read' });
const messages = defineMessages({
  choosing: { id: 'flashcards.makeChoosing', defaultMessage: 'Choosing sources…' },
  approve: { id: 'flashcards.makeApprove', defaultMessage: 'Make them' },
  stop: { id: 'flashcards.makeStop', defaultMessage: 'Stop' },
  again: { id: 'flashcards.makeAgain', defaultMessage: 'Make others' },
  stopped: { id: 'flashcards.makeStopped', defaultMessage: 'Stopped. What was made until then is below.' },
  nothing: { id: 'flashcards.makeNothing', defaultMessage: 'Nothing new was found there. Sources need text; what the deck has already is not proposed again.' },
  gone: { id: 'flashcards.makeGone', defaultMessage: 'The deck is gone, or you may not change it any more.' },
  modelFailed: { id: 'flashcards.makeModelFailed', defaultMessage: 'The model gave no usable answer. What was made until then is below.' },
  failed: { id: 'flashcards.makeFailed', defaultMessage: 'Failed to make cards.' },
});

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);
  font: var(--text-13);
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &:empty {
    display: none;
  }
`;
