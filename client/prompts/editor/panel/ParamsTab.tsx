import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { Slider } from '#client/ui/controls/Slider.tsx';
import type { PromptParams } from '../content/draftContent.ts';
import { ModelField } from './ModelField.tsx';
import { parseNumber, parseStop, schemaProblem } from './parseParams.ts';

type ParamsTabProps = { spaceId: string; params: PromptParams; isReadOnly: boolean; onChange: (params: PromptParams) => void };

/** How the model is asked; an empty field leaves it to the model. */
export function ParamsTab({ spaceId, params, isReadOnly, onChange }: ParamsTabProps) {
  const intl = useIntl();
  const set = (part: Partial<PromptParams>) => onChange({ ...params, ...part });
  const byModel = intl.formatMessage(messages.byModel);
  const numbers = [
    { key: 'maxTokens', label: messages.maxTokens, help: null, range: { min: 1, max: 10_000_000, isWhole: true }, step: 1 },
    { key: 'topP', label: messages.topP, help: messages.topPHelp, range: { min: 0, max: 1, isWhole: false }, step: 0.05 },
    { key: 'seed', label: messages.seed, help: messages.seedHelp, range: { min: -2_147_483_648, max: 2_147_483_647, isWhole: true }, step: 1 },
  ] as const;
  return (
    <>
      <ModelField spaceId={spaceId} model={params.model ?? null} isReadOnly={isReadOnly} onChange={(model) => set({ model })} />
      <TemperatureField temperature={params.temperature ?? null} isReadOnly={isReadOnly} onChange={(temperature) => set({ temperature })} />
      {numbers.map(({ key, label, help, range, step }) => (
        <Written
          key={key}
          label={intl.formatMessage(label)}
          help={help && intl.formatMessage(help)}
          placeholder={byModel}
          step={step}
          value={params[key] ?? null}
          isReadOnly={isReadOnly}
          read={(words) => {
            const number = parseNumber(words, range);
            return number === undefined ? intl.formatMessage(range.isWhole ? messages.wholeNumber : messages.number, range) : { value: number };
          }}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
      <Field label={<FormattedMessage {...messages.stop} />} help={<FormattedMessage {...messages.stopHelp} />}>
        <StopInput stop={params.stop} isReadOnly={isReadOnly} onChange={(stop) => set({ stop })} />
      </Field>
      <SchemaField schema={params.responseSchema ?? null} isReadOnly={isReadOnly} onChange={(responseSchema) => set({ responseSchema })} />
    </>
  );
}

type TemperatureFieldProps = { temperature: number | null; isReadOnly: boolean; onChange: (temperature: number | null) => void };

function TemperatureField({ temperature, isReadOnly, onChange }: TemperatureFieldProps) {
  const intl = useIntl();
  const words = temperature === null ? intl.formatMessage(messages.byModel) : intl.formatNumber(temperature, { maximumFractionDigits: 2 });
  return (
    <Field
      label={<FormattedMessage {...messages.temperature} />}
      help={<FormattedMessage {...messages.temperatureHelp} />}
      action={
        <Value>
          {temperature !== null && !isReadOnly && (
            <Button size={28} variant="ghost" onClick={() => onChange(null)}>
              <FormattedMessage {...messages.byModel} />
            </Button>
          )}
          <output>{words}</output>
        </Value>
      }
    >
      <Slider value={temperature} min={0} max={2} step={0.1} rest={1} valueText={words} disabled={isReadOnly} onChange={(value) => onChange(Math.round(value * 10) / 10)} />
    </Field>
  );
}

type WrittenProps = {
  label: string;
  help: string | null;
  placeholder: string;
  step: number;
  value: number | null;
  isReadOnly: boolean;
  /** The number, or why it is none. */
  read: (words: string) => { readonly value: number | null } | string;
  onChange: (value: number | null) => void;
};

/** A number that is saved while it can be one. */
function Written({ label, help, placeholder, step, value, isReadOnly, read, onChange }: WrittenProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const words = typed ?? (value === null ? '' : String(value));
  const number = read(words);
  return (
    <Field label={label} help={help} error={typeof number === 'string' ? number : null}>
      <TextInput
        inputMode="decimal"
        type="number"
        step={step}
        value={words}
        placeholder={placeholder}
        readOnly={isReadOnly}
        onBlur={() => typeof number !== 'string' && setTyped(null)}
        onChange={({ target }) => {
          // What is no number at all has an empty value.
          const next = target.validity.badInput ? 'NaN' : target.value;
          setTyped(target.value);
          const said = read(next);
          if (typeof said !== 'string') onChange(said.value);
        }}
      />
    </Field>
  );
}

type StopInputProps = { stop: readonly string[]; isReadOnly: boolean; onChange: (stop: readonly string[]) => void };

function StopInput({ stop, isReadOnly, onChange }: StopInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      value={typed ?? stop.join(', ')}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
      style={{ fontFamily: 'var(--font-mono)' }}
      onBlur={() => setTyped(null)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(parseStop(value));
      }}
    />
  );
}

type SchemaFieldProps = { schema: string | null; isReadOnly: boolean; onChange: (schema: string | null) => void };

function SchemaField({ schema, isReadOnly, onChange }: SchemaFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const words = typed ?? schema ?? '';
  const problem = schemaProblem(words);
  return (
    <Field label={<FormattedMessage {...messages.schema} />} help={<FormattedMessage {...messages.schemaHelp} />} error={problem ? <FormattedMessage {...messages.schemaWrong} /> : null}>
      <TextArea
        rows={6}
        value={words}
        readOnly={isReadOnly}
        spellCheck={false}
        style={{ fontFamily: 'var(--font-mono)', fontSize: 13 }}
        onBlur={() => !problem && setTyped(null)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (!schemaProblem(value)) onChange(value.trim() === '' ? null : value);
        }}
      />
    </Field>
  );
}

const messages = {
  byModel: defineMessage({ id: 'prompts.byModel', defaultMessage: 'As the model has it' }),
  temperature: defineMessage({ id: 'prompts.temperature', defaultMessage: 'Temperature' }),
  temperatureHelp: defineMessage({ id: 'prompts.temperatureHelp', defaultMessage: 'Lower is steadier. Higher is more varied.' }),
  maxTokens: defineMessage({ id: 'prompts.maxTokens', defaultMessage: 'Maximum tokens in the response' }),
  topP: defineMessage({ id: 'prompts.topP', defaultMessage: 'Top-p' }),
  topPHelp: defineMessage({ id: 'prompts.topPHelp', defaultMessage: 'How much of what is likely is considered. Change this or the temperature, not both.' }),
  seed: defineMessage({ id: 'prompts.seed', defaultMessage: 'Seed' }),
  seedHelp: defineMessage({ id: 'prompts.seedHelp', defaultMessage: 'The same number gives the same answer again, where the model can.' }),
  stop: defineMessage({ id: 'prompts.stop', defaultMessage: 'Stop sequences' }),
  stopHelp: defineMessage({ id: 'prompts.stopHelp', defaultMessage: 'Separate with commas.' }),
  schema: defineMessage({ id: 'prompts.schema', defaultMessage: 'JSON schema of the answer' }),
  schemaHelp: defineMessage({ id: 'prompts.schemaHelp', defaultMessage: 'A JSON Schema that the answer must fulfil; empty for plain text.' }),
  schemaWrong: defineMessage({ id: 'prompts.schemaWrong', defaultMessage: 'This is no JSON object yet. It is saved as soon as it is one.' }),
  number: defineMessage<{ max: number; min: number }>({ id: 'prompts.numberBetween', defaultMessage: 'A number from {min, number} to {max, number}' }),
  wholeNumber: defineMessage<{ max: number; min: number }>({ id: 'prompts.wholeNumberBetween', defaultMessage: 'A whole number from {min, number} to {max, number}' }),
};

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  font-weight: 400;

  output {
    ${tabularNumbers}
  }
`;
