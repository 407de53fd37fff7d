import { Plus, X } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { VariableValueInput } from '#client/__generated__/useSaveTestSetMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { type Assertion, type AssertionKind, assertionKinds, isKnownKind, kindMessages } from './assertionText.ts';
import type { CaseValue, EditedCase } from './caseText.ts';
import { type SaveTestSetRefusal, useSaveTestSet } from './useSaveTestSet.ts';

const MOST_ASSERTIONS = 20;
const USUAL_THRESHOLD = 0.8;

type CaseDialogProps = {
  promptId: string;
  testSetId: string;
  /** Null: a new one. */
  testCase: EditedCase | null;
  /** The variables of the prompt. */
  names: readonly string[];
  onSaved: () => void;
  onClose: () => void;
};

/** An assertion of a kind that this page knows. */
type KnownAssertion = Assertion & { readonly kind: AssertionKind };

const isKnown = (assertion: Assertion): assertion is KnownAssertion => isKnownKind(assertion.kind);
const emptyAssertion: KnownAssertion = { kind: 'CONTAINS', value: '', threshold: null };

/** A row of a test set: values for the variables, and what must hold of the answer. */
export default function CaseDialog({ promptId, testSetId, testCase, names, onSaved, onClose }: CaseDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { saveTestSet, isSaving } = useSaveTestSet();
  const known = new Map((testCase?.values ?? []).map((value) => [value.name, value]));
  const all = [...new Set([...names, ...known.keys()])];
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => Object.fromEntries([...known].flatMap(([name, { fill }]) => (typeof fill?.text === 'string' ? [[name, fill.text] as const] : []))));
  const [expected, setExpected] = useState(testCase?.expected ?? '');
  const [assertions, setAssertions] = useState<readonly KnownAssertion[]>(() => testCase?.assertions.filter(isKnown) ?? [emptyAssertion]);
  const [refusal, setRefusal] = useState<{ code: SaveTestSetRefusal } | null>(null);
  const change = (at: number, assertion: KnownAssertion) => setAssertions(assertions.map((one, index) => (index === at ? assertion : one)));
  const save = () => {
    if (isSaving) return;
    const values = all.flatMap((name) => filledWith(name, known.get(name), texts[name]));
    // What says nothing asks for nothing, unless it is what is expected.
    const said = assertions.filter(({ kind, value }) => value.trim() !== '' || (expected.trim() !== '' && (kind === 'EQUALS' || kind === 'SIMILARITY')));
    const content = { values, expected: expected.trim() === '' ? null : expected, assertions: said };
    saveTestSet({ promptId, testSetId, ...(testCase ? { change: [{ testCaseId: testCase.id, case: content }] } : { add: [content] }) }, { onDone: onSaved, onRefused: (code) => setRefusal({ code }) });
  };
  return (
    <FormDialog
      width={600}
      title={<FormattedMessage {...(testCase ? messages.edit : messages.add)} />}
      action={<FormattedMessage {...commonMessages.save} />}
      isSending={isSaving}
      error={refusal && (refusal.code === 'INVALID' ? intl.formatMessage(messages.invalid) : errorText(refusal.code, messages.failed))}
      onSubmit={save}
      onClose={onClose}
    >
      {all.length === 0 && (
        <Quiet>
          <FormattedMessage {...messages.noVariables} />
        </Quiet>
      )}
      {all.map((name) => {
        const words = known.get(name)?.words ?? '';
        const given = texts[name];
        return (
          <Field key={name} label={<code>{name}</code>} help={given === undefined && words !== '' ? <FormattedMessage {...messages.filled} values={{ name: words }} /> : undefined}>
            <TextArea dir="auto" rows={2} value={given ?? ''} maxLength={200_000} onChange={({ target }) => setTexts({ ...texts, [name]: target.value })} />
          </Field>
        );
      })}
      <Field label={<FormattedMessage {...messages.expected} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea dir="auto" rows={2} value={expected} maxLength={20_000} onChange={({ target }) => setExpected(target.value)} />
      </Field>
      <Assertions>
        <legend>
          <FormattedMessage {...messages.assertions} />
        </legend>
        {assertions.map((assertion, at) => (
          // They have no names of their own; what is typed goes along with the place.
          <AssertionRow key={at} assertion={assertion} number={at + 1} onChange={(next) => change(at, next)} onRemove={() => setAssertions(assertions.filter((_one, index) => index !== at))} />
        ))}
        <Button size={28} icon={Plus} disabled={assertions.length >= MOST_ASSERTIONS} onClick={() => setAssertions([...assertions, emptyAssertion])}>
          <FormattedMessage {...messages.addAssertion} />
        </Button>
      </Assertions>
    </FormDialog>
  );
}

/** A source or a collection that fills a variable stays until something is typed in its place. */
function filledWith(name: string, before: CaseValue | undefined, typed: string | undefined): VariableValueInput[] {
  if (typed !== undefined) return typed === '' ? [] : [{ name, fill: { text: typed } }];
  return before?.fill ? [{ name, fill: before.fill }] : [];
}

function AssertionRow({ assertion, number, onChange, onRemove }: { assertion: KnownAssertion; number: number; onChange: (assertion: KnownAssertion) => void; onRemove: () => void }) {
  const intl = useIntl();
  const { kind, value, threshold } = assertion;
  const isLong = kind === 'JSON_SCHEMA' || kind === 'JUDGE';
  const label = intl.formatMessage(messages.value, { number });
  return (
    <Row>
      <Select<AssertionKind>
        label={intl.formatMessage(messages.kind, { number })}
        value={kind}
        onChange={(next) => onChange({ kind: next, value, threshold: next === 'SIMILARITY' ? (threshold ?? USUAL_THRESHOLD) : null })}
        options={assertionKinds.map((one) => ({ value: one, label: intl.formatMessage(kindMessages[one]) }))}
      />
      {isLong ? (
        <TextArea dir="auto" rows={2} aria-label={label} value={value} maxLength={20_000} onChange={({ target }) => onChange({ ...assertion, value: target.value })} />
      ) : (
        <TextInput dir="auto" aria-label={label} value={value} maxLength={20_000} autoComplete="off" onChange={({ target }) => onChange({ ...assertion, value: target.value })} />
      )}
      {kind === 'SIMILARITY' && (
        <Share>
          <TextInput
            type="number"
            min={0}
            max={100}
            step={5}
            aria-label={intl.formatMessage(messages.threshold, { number })}
            value={String(Math.round((threshold ?? USUAL_THRESHOLD) * 100))}
            onChange={({ target }) => onChange({ ...assertion, threshold: Math.min(100, Math.max(0, Number(target.value) || 0)) / 100 })}
          />
          <FormattedMessage {...messages.percent} />
        </Share>
      )}
      <IconButton icon={X} label={intl.formatMessage(messages.remove, { number })} onClick={onRemove} />
    </Row>
  );
}

const messages = {
  ...defineMessages({
    add: { id: 'prompts.tests.addRow', defaultMessage: 'Add a row' },
    edit: { id: 'prompts.tests.editTitle', defaultMessage: 'Edit row' },
    noVariables: { id: 'prompts.tests.noVariables', defaultMessage: 'The prompt has no variables: each row asks the same.' },
    expected: { id: 'prompts.tests.expected', defaultMessage: 'Expected answer' },
    assertions: { id: 'prompts.tests.assertions', defaultMessage: 'The answer' },
    addAssertion: { id: 'prompts.tests.addAssertion', defaultMessage: 'Add assertion' },
    percent: { id: 'prompts.tests.percent', defaultMessage: '%' },
    invalid: { id: 'prompts.tests.invalid', defaultMessage: 'An assertion cannot be read. A pattern must be a regular expression, a schema a JSON Schema.' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
  }),
  filled: defineMessage<{ name: string }>({ id: 'prompts.tests.filled', defaultMessage: 'Filled with {name}. What you type takes its place.' }),
  kind: defineMessage<{ number: number }>({ id: 'prompts.tests.kind', defaultMessage: 'Kind of assertion {number, number}' }),
  value: defineMessage<{ number: number }>({ id: 'prompts.tests.value', defaultMessage: 'Value of assertion {number, number}' }),
  threshold: defineMessage<{ number: number }>({ id: 'prompts.tests.threshold', defaultMessage: 'How alike, in percent, assertion {number, number}' }),
  remove: defineMessage<{ number: number }>({ id: 'prompts.tests.removeAssertion', defaultMessage: 'Remove assertion {number, number}' }),
};

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
`;

const Assertions = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  margin: 0;
  padding: 0;
  border: 0;

  > * {
    justify-self: stretch;
  }

  > button {
    justify-self: start;
  }

  legend {
    padding: 0;
    margin-block-end: 6px;
    font-size: 13px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(120px, 180px) minmax(0, 1fr) auto auto;
  gap: 8px;
  align-items: start;

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Share = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;

  input {
    width: 64px;
  }
`;
