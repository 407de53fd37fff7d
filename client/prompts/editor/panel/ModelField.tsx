import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ModelFieldQuery } from '#client/__generated__/ModelFieldQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';

const query = graphql`
  query ModelFieldQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        models {
          name
        }
      }
    }
  }
`;

type ModelFieldProps = { spaceId: string; model: string | null; isReadOnly: boolean; onChange: (model: string | null) => void };

/** Which model is asked: that of the space, another one that the vault has, or one by its name. */
export function ModelField({ spaceId, ...rest }: ModelFieldProps) {
  return (
    <QueryLoader<ModelFieldQuery> query={query} variables={{ spaceId }} fallback={<Skeleton $height="62px" $radius="var(--r-md)" />}>
      {({ node }) => <ChosenModel names={(node?.space?.models ?? []).map(({ name }) => name)} {...rest} />}
    </QueryLoader>
  );
}

/** Stands for what is no name of a model; names have no blank before them. */
const DEFAULT = ' default';
const OTHER = ' other';

function ChosenModel({ names, model, isReadOnly, onChange }: Omit<ModelFieldProps, 'spaceId'> & { names: readonly string[] }) {
  const intl = useIntl();
  const [isOther, setIsOther] = useState(false);
  const known = model === null || names.includes(model) ? names : [model, ...names];
  return (
    <>
      <Field label={<FormattedMessage {...messages.model} />} help={names.length === 0 && <FormattedMessage {...messages.noModels} />}>
        <Select
          value={isOther ? OTHER : (model ?? DEFAULT)}
          disabled={isReadOnly}
          options={[
            { value: DEFAULT, label: <FormattedMessage {...messages.defaultModel} /> },
            ...known.map((name) => ({ value: name, label: <bdi>{name}</bdi> })),
            { value: OTHER, label: <FormattedMessage {...messages.other} /> },
          ]}
          onChange={(value) => {
            setIsOther(value === OTHER);
            if (value !== OTHER) onChange(value === DEFAULT ? null : value);
          }}
        />
      </Field>
      {isOther && (
        <Field label={<FormattedMessage {...messages.name} />}>
          <TextInput
            value={model ?? ''}
            readOnly={isReadOnly}
            maxLength={200}
            placeholder={intl.formatMessage(messages.defaultModel)}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target: { value } }) => onChange(value.trim() === '' ? null : value.trimStart())}
          />
        </Field>
      )}
    </>
  );
}

const messages = defineMessages({
  model: { id: 'prompts.model', defaultMessage: 'Model' },
  defaultModel: { id: 'prompts.defaultModel', defaultMessage: 'Default model of this space' },
  other: { id: 'prompts.otherModel', defaultMessage: 'Another one, by its name' },
  name: { id: 'prompts.modelName', defaultMessage: 'Name of the model' },
  noModels: { id: 'prompts.noModels', defaultMessage: 'This vault has no model yet. What is chosen here goes with the prompt.' },
});
