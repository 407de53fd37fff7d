import { FolderTree, FileText, X } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import type { VariableFill } from '../variables/variableFill.ts';
import { type VariableValues, withValue } from '../variables/variableValues.ts';

const VaultPickerDialog = lazy(() => import('./VaultPickerDialog.tsx'));

/** A variable that somebody may fill. */
export type RunVariable = { readonly name: string; readonly description: string; /** What it is unless told. */ readonly fill: VariableFill | null };

type RunInputsProps = { spaceId: string; variables: readonly RunVariable[]; values: VariableValues; isReadOnly: boolean; onChange: (values: VariableValues) => void };

/** What the variables of a prompt say this time: a text, or something of the vault. */
export function RunInputs({ spaceId, variables, values, isReadOnly, onChange }: RunInputsProps) {
  if (variables.length === 0) {
    return (
      <Quiet>
        <FormattedMessage {...messages.none} />
      </Quiet>
    );
  }
  return variables.map((variable) => (
    <RunInput key={variable.name} spaceId={spaceId} variable={variable} value={values[variable.name] ?? null} isReadOnly={isReadOnly} onChange={(fill) => onChange(withValue(values, variable.name, fill))} />
  ));
}

type Kind = VariableFill['kind'];
type RunInputProps = { spaceId: string; variable: RunVariable; value: VariableFill | null; isReadOnly: boolean; onChange: (fill: VariableFill | null) => void };

const emptyFill = (kind: 'text' | 'search'): VariableFill => (kind === 'text' ? { kind, text: '' } : { kind, search: '' });

function RunInput({ spaceId, variable: { name, description, fill }, value, isReadOnly, onChange }: RunInputProps) {
  const intl = useIntl();
  /** Chosen, and not filled yet. */
  const [kindBefore, setKind] = useState<Kind>('text');
  const kind = value?.kind ?? kindBefore;
  const [picks, setPicks] = useState<'source' | 'collection' | null>(null);
  const label = intl.formatMessage(messages.valueOf, { name });
  const choose = (next: Kind) => {
    setKind(next);
    if (next === 'source' || next === 'collection') {
      setPicks(next);
      if (value && value.kind !== next) onChange(null);
      return;
    }
    onChange(next === 'search' ? emptyFill('search') : null);
  };
  const usual = fill && (fill.kind === 'text' ? fill.text : fill.kind === 'search' ? fill.search : fill.title);
  const chosen = value?.kind === 'source' || value?.kind === 'collection' ? value : null;
  return (
    <Group role="group" aria-label={name}>
      <header>
        <code>{inBraces(name)}</code>
        <Select<Kind> size={32} label={intl.formatMessage(messages.kindOf, { name })} value={kind} disabled={isReadOnly} onChange={choose} options={kinds.map((one) => ({ value: one, label: intl.formatMessage(kindMessages[one]) }))} />
      </header>
      {kind === 'text' && <TextArea rows={1} aria-label={label} dir="auto" value={value?.kind === 'text' ? value.text : ''} placeholder={usual ?? undefined} readOnly={isReadOnly} maxLength={200_000} onChange={({ target }) => onChange({ kind: 'text', text: target.value })} />}
      {kind === 'search' && <TextInput aria-label={label} dir="auto" value={value?.kind === 'search' ? value.search : ''} placeholder={intl.formatMessage(messages.question)} readOnly={isReadOnly} maxLength={1000} onChange={({ target }) => onChange({ kind: 'search', search: target.value })} />}
      {(kind === 'source' || kind === 'collection') &&
        (chosen ? (
          <Chosen>
            <Icon of={chosen.kind === 'source' ? FileText : FolderTree} />
            <span dir="auto">{chosen.title}</span>
            {!isReadOnly && <IconButton size={24} icon={X} label={intl.formatMessage(messages.remove, { title: chosen.title })} onClick={() => onChange(null)} />}
          </Chosen>
        ) : (
          <Button disabled={isReadOnly} onClick={() => setPicks(kind)}>
            <FormattedMessage {...(kind === 'source' ? messages.chooseSource : messages.chooseCollection)} />
          </Button>
        ))}
      {(description !== '' || (kind !== 'text' && usual)) && <Quiet dir="auto">{description === '' ? usual : description}</Quiet>}
      {picks !== null && (
        <Suspense>
          <VaultPickerDialog
            spaceId={spaceId}
            kind={picks}
            onChoose={(fillOfVault) => {
              onChange(fillOfVault);
              setPicks(null);
            }}
            onClose={() => setPicks(null)}
          />
        </Suspense>
      )}
    </Group>
  );
}

const inBraces = (name: string) => `{{${name}}}`;

const kinds: readonly Kind[] = ['text', 'source', 'collection', 'search'];

const kindMessages = defineMessages({
  text: { id: 'prompts.kind.text', defaultMessage: 'Text' },
  source: { id: 'prompts.kind.source', defaultMessage: 'Source' },
  collection: { id: 'prompts.kind.collection', defaultMessage: 'Collection' },
  search: { id: 'prompts.kind.search', defaultMessage: 'Search in this space' },
}) satisfies Record<Kind, unknown>;

const messages = {
  ...defineMessages({
    none: { id: 'prompts.run.noVariables', defaultMessage: "This prompt has no variables. Write '{{name}}' in it, and it can be filled here." },
    question: { id: 'prompts.run.question', defaultMessage: 'What shall be looked for?' },
    chooseSource: { id: 'prompts.run.chooseSource', defaultMessage: 'Choose a source' },
    chooseCollection: { id: 'prompts.run.chooseCollection', defaultMessage: 'Choose a collection' },
  }),
  valueOf: defineMessage<{ name: string }>({ id: 'prompts.run.valueOf', defaultMessage: 'Value of {name}' }),
  kindOf: defineMessage<{ name: string }>({ id: 'prompts.run.kindOf', defaultMessage: 'What fills {name}' }),
  remove: defineMessage<{ title: string }>({ id: 'prompts.run.remove', defaultMessage: 'Remove {title}' }),
};

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }

  header > :last-child {
    flex: 0 0 132px;
  }

  code {
    ${clip}
    padding: 0 5px;
    border-radius: 4px;
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    color: var(--accent-fg);
    font: 500 12px/20px var(--font-mono);
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding-inline: 12px 6px;
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font: var(--text-13);

  > svg {
    flex: none;
    color: var(--fg-3);
  }

  span {
    ${clip}
    flex: 1;
    font-weight: 500;
  }
`;

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-12);
`;
