import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RunTestsDialogQuery } from '#client/__generated__/RunTestsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { type BegunTestRun, type StartTestRunRefusal, useStartTestRun } from './useStartTestRun.ts';

const query = graphql`
  query RunTestsDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        space {
          models {
            name
          }
        }
        labels {
          name
          version {
            id
          }
        }
        versions(first: 8) {
          edges {
            node {
              id
              number
              note
            }
          }
        }
      }
    }
  }
`;

type RunTestsDialogProps = { promptId: string; testSetId: string; onStarted: () => void; onClose: () => void };
type Prompt = NonNullable<NonNullable<RunTestsDialogQuery['response']['node']>['prompt']>;

/** Asks which versions answer a test set, and says what that will about cost before anything runs. */
export default function RunTestsDialog({ promptId, ...rest }: RunTestsDialogProps) {
  return (
    <QueryLoader<RunTestsDialogQuery> query={query} variables={{ id: promptId }} fallback={null}>
      {({ node }) => node?.prompt && <Choice prompt={node.prompt} {...rest} />}
    </QueryLoader>
  );
}

function Choice({ prompt, testSetId, onStarted, onClose }: Omit<RunTestsDialogProps, 'promptId'> & { prompt: Prompt }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { startTestRun, isStarting } = useStartTestRun();
  const versions = prompt.versions.edges.map(({ node }) => node);
  const labelsOf = (id: string) => prompt.labels.flatMap(({ name, version }) => (version.id === id ? [name] : []));
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(versions.filter(({ id }, at) => at === 0 || labelsOf(id).includes('production')).map(({ id }) => id)));
  const [models, setModels] = useState<ReadonlySet<string>>(new Set());
  const [budget, setBudget] = useState('');
  const [answered, setAnswered] = useState<BegunTestRun | null>(null);
  const [refusal, setRefusal] = useState<{ code: StartTestRunRefusal } | null>(null);
  const hasModel = prompt.space.models.length > 0;
  const cap = Number(budget.replace(',', '.'));
  const isCapWrong = budget.trim() !== '' && !(cap > 0);
  const isBlocked = !hasModel || wanted.size === 0 || isCapWrong;
  const input = { testSetId, versionIds: versions.flatMap(({ id }) => (wanted.has(id) ? [id] : [])), ...(models.size > 0 && { models: [...models] }) };
  const ask = useEffectEvent(() => {
    if (hasModel && wanted.size > 0) startTestRun({ ...input, dryRun: true }, { onDone: setAnswered, onRefused: (code) => setRefusal({ code }) });
  });
  const asked = JSON.stringify(input);
  useEffect(() => ask(), [asked]);
  const run = () => {
    if (isBlocked || isStarting) return;
    setRefusal(null);
    startTestRun({ ...input, ...(budget.trim() !== '' && { budget: cap }) }, { onDone: onStarted, onRefused: (code) => setRefusal({ code }) });
  };
  const toggled = (set: ReadonlySet<string>, one: string, isWanted: boolean) => new Set(isWanted ? [...set, one] : [...set].filter((other) => other !== one));
  const estimate = wanted.size > 0 ? answered : null;
  const cost = estimate?.estimate.cost;
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      action={<FormattedMessage {...messages.title} />}
      isBlocked={isBlocked}
      isSending={isStarting}
      error={refusal && (refusal.code === 'INVALID' ? intl.formatMessage(messages.invalid) : errorText(refusal.code, messages.failed))}
      onSubmit={run}
      onClose={onClose}
    >
      {!hasModel && (
        <p role="status">
          <FormattedMessage {...messages.noModel} />
        </p>
      )}
      {versions.length === 0 && (
        <p role="status">
          <FormattedMessage {...messages.noVersions} />
        </p>
      )}
      {hasModel && versions.length > 0 && (
        <Choices>
          <legend>
            <FormattedMessage {...messages.versions} />
          </legend>
          {versions.map(({ id, number, note }) => {
            const name = [intl.formatMessage(messages.version, { number }), ...labelsOf(id), note].filter((part) => part !== '').join(' · ');
            return (
              <Checkbox key={id} aria-label={name} checked={wanted.has(id)} onChange={(isWanted) => setWanted(toggled(wanted, id, isWanted))}>
                <bdi>{name}</bdi>
              </Checkbox>
            );
          })}
        </Choices>
      )}
      {prompt.space.models.length > 1 && (
        <Choices>
          <legend>
            <FormattedMessage {...messages.models} />
          </legend>
          {prompt.space.models.map(({ name }) => (
            <Checkbox key={name} aria-label={name} checked={models.has(name)} onChange={(isWanted) => setModels(toggled(models, name, isWanted))}>
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </Choices>
      )}
      {estimate && (
        <Estimate role="status">
          {typeof cost === 'number' ? (
            <FormattedMessage {...messages.aboutCost} values={{ count: estimate.total, cost: intl.formatNumber(cost, { maximumSignificantDigits: 2 }) }} />
          ) : (
            <FormattedMessage {...messages.aboutTokens} values={{ count: estimate.total, tokens: estimate.estimate.inputTokens + estimate.estimate.outputTokens }} />
          )}
        </Estimate>
      )}
      {typeof cost === 'number' && (
        <Field label={<FormattedMessage {...messages.cap} />} note={<FormattedMessage {...commonMessages.optional} />} help={<FormattedMessage {...messages.capHelp} />} error={isCapWrong && <FormattedMessage {...messages.capWrong} />}>
          <TextInput inputMode="decimal" autoComplete="off" value={budget} onChange={({ target }) => setBudget(target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'prompts.tests.run', defaultMessage: 'Run tests' },
    versions: { id: 'prompts.versions', defaultMessage: 'Versions' },
    models: { id: 'prompts.tests.models', defaultMessage: 'Models' },
    noModel: { id: 'prompts.run.noModel', defaultMessage: 'No model is set for this space. Everything but running works. Add a key or an address of your own.' },
    noVersions: { id: 'prompts.tests.noVersions', defaultMessage: 'Save a version first: tests are run with versions.' },
    cap: { id: 'prompts.tests.cap', defaultMessage: 'At most' },
    capHelp: { id: 'prompts.tests.capHelp', defaultMessage: 'Stops by itself before it costs more. Finished rows are kept.' },
    capWrong: { id: 'prompts.tests.capWrong', defaultMessage: 'A number above 0.' },
    invalid: { id: 'prompts.tests.cannotRun', defaultMessage: 'This cannot be run: choose fewer versions, or add rows first.' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
  }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
  aboutCost: defineMessage<{ count: number; cost: string }>({ id: 'prompts.tests.aboutCost', defaultMessage: '{count, plural, one {# answer} other {# answers}}, about {cost}' }),
  aboutTokens: defineMessage<{ count: number; tokens: number }>({ id: 'prompts.tests.aboutTokens', defaultMessage: '{count, plural, one {# answer} other {# answers}}, about {tokens, number} tokens' }),
};

const Choices = styled.fieldset`
  display: grid;
  gap: 4px;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: 4px;
    font-size: 13px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const Estimate = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
`;
