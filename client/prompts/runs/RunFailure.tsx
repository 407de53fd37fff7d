import { defineMessages, FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { errorMessages } from '#client/i18n/errorMessages.ts';
import { useModelRefusal } from '#client/i18n/modelRefusals.ts';

/** Why a run has no whole answer, and what to do. @param code a `FailureCode` */
export function RunFailure({ code }: { code: string }) {
  const refusal = useModelRefusal(code);
  return (
    <Problem role="alert">
      <FormattedMessage {...(refusal ?? failures[code] ?? messages.interrupted)} />
    </Problem>
  );
}

const messages = defineMessages({
  silent: { id: 'prompts.run.modelSilent', defaultMessage: 'The model did not answer in time.' },
  failed: { id: 'prompts.run.modelFailed', defaultMessage: 'The model gave no answer that can be used.' },
  interrupted: { id: 'prompts.run.brokeOff', defaultMessage: 'The run was interrupted. Run it again.' },
});

const failures: Record<string, TypedMessageDescriptor> = {
  BUDGET: errorMessages.BUDGET_EXCEEDED,
  NO_MODEL: errorMessages.NO_MODEL,
  TIMEOUT: messages.silent,
  MODEL_ERROR: messages.failed,
};

const Problem = styled.p`
  color: var(--danger-fg);
  font: var(--text-13);
`;
