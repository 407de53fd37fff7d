import { Copy } from 'lucide';
import { useId } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { purposeMessages, type ShownPurpose } from './purposeMessages.ts';

type Offered = { readonly id: string; readonly title: string; /** Empty where no version was saved. */ readonly labels: readonly string[] };

type PurposeCardProps = {
  purpose: ShownPurpose;
  /** What is asked without a prompt of the space; may be empty. */
  text: string;
  variables: readonly { readonly name: string; readonly description: string }[];
  /** The prompt that stands in for it. */
  set: { readonly promptId: string; readonly title: string; readonly label: string; /** Whether no version has the label. */ readonly isMissing: boolean } | null;
  offered: readonly Offered[];
  /** null: nobody can choose here, or not now. */
  onChoose: ((chosen: { readonly promptId: string; readonly label: string } | null) => void) | null;
  onCopy: (() => void) | null;
  isCopying: boolean;
  /** Called when another page opens. */
  onLeave: () => void;
};

const inBraces = (name: string) => `{{${name}}}`;

/** Stands for the vault's own words. */
const OWN = 'own';
/** The label that one goes live by, where it is there. */
const usualLabel = 'production';

/** What the vault asks for one purpose, and which prompt stands in for it. */
export function PurposeCard({ purpose, text, variables, set, offered, onChoose, onCopy, isCopying, onLeave }: PurposeCardProps) {
  const intl = useIntl();
  const headingId = useId();
  const name = intl.formatMessage(purposeMessages[purpose]);
  const promptOf = (id: string) => offered.find((one) => one.id === id);
  // A prompt that is not among the newest hundred is there all the same.
  const known = set && !promptOf(set.promptId) ? [{ id: set.promptId, title: set.title, labels: [set.label] }, ...offered] : offered;
  const labels = set ? [...new Set([...(promptOf(set.promptId)?.labels ?? []), set.label])] : [];
  const choosePrompt = (id: string) => {
    const prompt = promptOf(id);
    if (id === OWN) onChoose?.(null);
    else if (prompt) onChoose?.({ promptId: id, label: prompt.labels.find((label) => label === usualLabel) ?? prompt.labels[0] ?? usualLabel });
  };
  return (
    <Card aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      {text === '' ? (
        <p>
          <FormattedMessage {...messages.nothing} />
        </p>
      ) : (
        <details>
          <summary>
            <FormattedMessage {...messages.own} />
          </summary>
          <pre dir="auto" lang={purpose === 'INSTRUCTIONS' ? undefined : 'en'}>
            {text}
          </pre>
          {variables.length > 0 && (
            <ul>
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code>{inBraces(variable.name)}</code> <bdi lang="en">{variable.description}</bdi>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
      <Choices>
        <Select
          label={intl.formatMessage(promptFor, { purpose: name })}
          size={32}
          value={set?.promptId ?? OWN}
          disabled={!onChoose}
          onChange={choosePrompt}
          options={[
            { value: OWN, label: <FormattedMessage {...messages.vaults} /> },
            ...known.map(({ id, title, labels: has }) => ({ value: id, label: has.length > 0 ? <bdi>{title}</bdi> : <FormattedMessage {...unsaved} values={{ title }} />, disabled: has.length === 0 })),
          ]}
        />
        {set && (
          <Select
            label={intl.formatMessage(labelFor, { purpose: name })}
            size={32}
            value={set.label}
            disabled={!onChoose}
            onChange={(label) => onChoose?.({ promptId: set.promptId, label })}
            options={labels.map((label) => ({ value: label, label }))}
          />
        )}
        {set ? (
          <Link to={`/prompts/p/${set.promptId}`} onClick={onLeave}>
            <FormattedMessage {...messages.open} />
          </Link>
        ) : (
          onCopy && (
            <Button size={32} icon={Copy} loading={isCopying} onClick={onCopy}>
              <FormattedMessage {...messages.copy} />
            </Button>
          )
        )}
      </Choices>
      {set?.isMissing && (
        <p role="status">
          <FormattedMessage {...missing} values={{ label: set.label }} />
        </p>
      )}
    </Card>
  );
}

const messages = defineMessages({
  own: { id: 'prompts.purposeOwn', defaultMessage: 'What the vault asks' },
  nothing: { id: 'prompts.purposeNothing', defaultMessage: 'The vault asks nothing of its own here. What is written under Processing counts.' },
  vaults: { id: 'prompts.purposeVaults', defaultMessage: 'The vault’s own words' },
  open: { id: 'prompts.purposeOpen', defaultMessage: 'Open prompt' },
  copy: { id: 'prompts.purposeCopy', defaultMessage: 'Copy into prompts' },
});
const promptFor = defineMessage<{ purpose: string }>({ id: 'prompts.purposePromptFor', defaultMessage: 'Prompt for {purpose}' });
const labelFor = defineMessage<{ purpose: string }>({ id: 'prompts.purposeLabelFor', defaultMessage: 'Label for {purpose}' });
const unsaved = defineMessage<{ title: string }>({ id: 'prompts.purposeUnsaved', defaultMessage: '{title} (no saved version)' });
const missing = defineMessage<{ label: string }>({ id: 'prompts.purposeMissing', defaultMessage: 'No version of it is called {label} any more: the vault asks in its own words.' });

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  & + & {
    padding-block-start: 20px;
    border-block-start: 1px solid var(--line-1);
  }

  h3 {
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  p,
  summary,
  li {
    color: var(--fg-2);
    font: var(--text-13);
    overflow-wrap: anywhere;
  }

  summary {
    cursor: pointer;
  }

  pre {
    margin-block: 8px;
    padding: 10px 12px;
    border-radius: var(--r-md);
    background: var(--bg-sunken);
    font: var(--text-12);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  code {
    font-size: 12px;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }

  a {
    color: var(--accent-fg);
    font: var(--text-13);
  }
`;
