import { RotateCcw } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import { useModelRefusal } from '#client/i18n/modelRefusals.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Notice } from './Notice.ts';

/** That it broke off, with what it proposes until then. */
export function EndedNotice({ state, code, count, onAgain }: { state: string; code: string | null; count: number; onAgain: (() => void) | null }) {
  const refusal = useModelRefusal(code) ?? failures[code ?? ''] ?? null;
  return (
    <Notice role="status">
      <span>
        {state === 'STOPPED' ? <FormattedMessage {...messages.stopped} values={{ count }} /> : refusal ? <FormattedMessage {...refusal} /> : <FormattedMessage {...messages.broken} values={{ count }} />}
      </span>
      {onAgain && (
        <Button size={28} icon={RotateCcw} onClick={onAgain}>
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </Notice>
  );
}

const failures: Record<string, TypedMessageDescriptor> = defineMessages({
  BUDGET: { id: 'assistant.budgetSpent', defaultMessage: 'Today’s budget is used up. What needs no model can be done.' },
  NO_MODEL: { id: 'error.noModel', defaultMessage: 'This needs a language model, and none is set up.' },
  TIMEOUT: { id: 'assistant.modelSilent', defaultMessage: 'The model did not answer in time. Nothing was changed.' },
  MODEL_ERROR: { id: 'assistant.modelFailed', defaultMessage: 'The model gave no answer that can be used. Nothing was changed.' },
});

const messages = {
  stopped: defineMessage<{ count: number }>({ id: 'assistant.stopped', defaultMessage: '{count, plural, =0 {Stopped. Nothing was changed.} one {Stopped. # proposal is kept.} other {Stopped. # proposals are kept.}}' }),
  broken: defineMessage<{ count: number }>({ id: 'assistant.broken', defaultMessage: '{count, plural, =0 {It broke off. Nothing was changed.} one {It broke off. # proposal is kept.} other {It broke off. # proposals are kept.}}' }),
  again: defineMessage({ id: 'assistant.again', defaultMessage: 'Try again' }),
};
