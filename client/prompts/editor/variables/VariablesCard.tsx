import { Eye } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import type { DraftContent, VariableNote } from '../content/draftContent.ts';
import type { VariableFill } from '../../variables/variableFill.ts';
import { variableValuesOf, withValue } from '../../variables/variableValues.ts';

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'));

type VariablesCardProps = {
  promptId: string;
  spaceId: string;
  draft: DraftContent;
  /** Those that stand in the messages, and in fragments as far as they are known. */
  names: readonly string[];
  isReadOnly: boolean;
  onChange: (variables: readonly VariableNote[]) => void;
};

type DefaultKind = 'none' | VariableFill['kind'];

/** The variables of a prompt: what belongs there, what they are unless told, and what they say while one tries the prompt. */
export function VariablesCard({ promptId, spaceId, draft, names, isReadOnly, onChange }: VariablesCardProps) {
  const intl = useIntl();
  const stored = variableValuesOf(promptId);
  const values = stored.use();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const noteOf = (name: string): VariableNote => draft.variables.find((one) => one.name === name) ?? { name, description: '', fill: null };
  const change = (note: VariableNote) => onChange([...draft.variables.filter(({ name }) => name !== note.name), note]);
  return (
    <Card aria-label={intl.formatMessage(messages.title)}>
      <Head>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <Button size={28} icon={Eye} onClick={() => setIsPreviewOpen(true)}>
          <FormattedMessage {...messages.preview} />
        </Button>
      </Head>
      {names.length === 0 ? (
        <Quiet>
          <FormattedMessage {...messages.none} />
        </Quiet>
      ) : (
        names.map((name) => (
          <Variable
            key={name}
            note={noteOf(name)}
            value={values[name] ?? null}
            isReadOnly={isReadOnly}
            onNote={change}
            onValue={(text) => stored.set(withValue(values, name, { kind: 'text', text }))}
          />
        ))
      )}
      {isPreviewOpen && (
        <Suspense>
          <PreviewDialog spaceId={spaceId} draft={draft} values={values} onClose={() => setIsPreviewOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

type VariableProps = { note: VariableNote; value: VariableFill | null; isReadOnly: boolean; onNote: (note: VariableNote) => void; onValue: (value: string) => void };

function Variable({ note, value, isReadOnly, onNote, onValue }: VariableProps) {
  const intl = useIntl();
  const { name, description, fill } = note;
  const kind: DefaultKind = fill?.kind ?? 'none';
  const kinds: DefaultKind[] = ['none', 'text', 'search', ...(kind === 'source' || kind === 'collection' ? [kind] : [])];
  return (
    <Group role="group" aria-label={name}>
      <code>{name}</code>
      <Field label={<FormattedMessage {...messages.value} />} help={<FormattedMessage {...messages.valueHelp} />}>
        <TextArea rows={2} value={value?.kind === 'text' ? value.text : ''} placeholder={value === null || value.kind === 'text' ? undefined : value.kind === 'search' ? value.search : value.title} dir="auto" onChange={({ target }) => onValue(target.value)} />
      </Field>
      <Field label={<FormattedMessage {...messages.description} />}>
        <TextInput value={description} dir="auto" readOnly={isReadOnly} maxLength={2000} onChange={({ target }) => onNote({ ...note, description: target.value })} />
      </Field>
      <Field label={<FormattedMessage {...messages.kind} />}>
        <Select<DefaultKind>
          value={kind}
          disabled={isReadOnly}
          onChange={(next) => onNote({ ...note, fill: next === 'text' ? { kind: 'text', text: '' } : next === 'search' ? { kind: 'search', search: '' } : null })}
          options={kinds.map((one) => ({ value: one, label: intl.formatMessage(kindMessages[one]), disabled: one === 'source' || one === 'collection' }))}
        />
      </Field>
      {fill?.kind === 'text' && (
        <Field label={<FormattedMessage {...messages.defaultText} />}>
          <TextArea rows={2} value={fill.text} dir="auto" readOnly={isReadOnly} onChange={({ target }) => onNote({ ...note, fill: { kind: 'text', text: target.value } })} />
        </Field>
      )}
      {fill?.kind === 'search' && (
        <Field label={<FormattedMessage {...messages.defaultSearch} />}>
          <TextInput value={fill.search} dir="auto" readOnly={isReadOnly} maxLength={1000} onChange={({ target }) => onNote({ ...note, fill: { kind: 'search', search: target.value } })} />
        </Field>
      )}
      {(fill?.kind === 'source' || fill?.kind === 'collection') && (
        <Quiet>
          <FormattedMessage {...messages.filledFrom} values={{ title: fill.title }} />
        </Quiet>
      )}
    </Group>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'prompts.variables', defaultMessage: 'Variables' },
    preview: { id: 'prompts.preview', defaultMessage: 'Preview' },
    none: { id: 'prompts.noVariables', defaultMessage: "Write '{{name}}' in a message, and it can be filled here." },
    value: { id: 'prompts.value', defaultMessage: 'Value to try it with' },
    valueHelp: { id: 'prompts.valueHelp', defaultMessage: 'Kept on this device only.' },
    description: { id: 'prompts.variableDescription', defaultMessage: 'What belongs there' },
    kind: { id: 'prompts.defaultKind', defaultMessage: 'Default' },
    defaultText: { id: 'prompts.defaultText', defaultMessage: 'Default text' },
    defaultSearch: { id: 'prompts.defaultSearch', defaultMessage: 'Question whose best passages stand there' },
  }),
  filledFrom: defineMessage<{ title: string }>({ id: 'prompts.filledFrom', defaultMessage: 'Filled from {title}' }),
};

const kindMessages = defineMessages({
  none: { id: 'prompts.kind.none', defaultMessage: 'None: it has to be given' },
  text: { id: 'prompts.kind.text', defaultMessage: 'Text' },
  search: { id: 'prompts.kind.search', defaultMessage: 'Search in this space' },
  source: { id: 'prompts.kind.source', defaultMessage: 'Source' },
  collection: { id: 'prompts.kind.collection', defaultMessage: 'Collection' },
}) satisfies Record<DefaultKind, unknown>;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 8px 16px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1), var(--shadow-card);
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  min-height: 36px;

  h2 {
    flex: 1;
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 12px;
  align-items: start;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line-1);

  > code {
    grid-column: 1 / -1;
    color: var(--accent-fg);
    font: 500 13px/20px var(--font-mono);
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
`;
