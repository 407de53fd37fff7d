import { useId, useState, type SubmitEvent } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { useCreateSpaceMutation } from '#client/__generated__/useCreateSpaceMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import type { Refusal } from '#client/relay/useResultMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { ColorPicker } from '#client/ui/controls/ColorPicker.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { initialsOf } from '#client/ui/display/initials.ts';
import { SpaceTile, type SpaceColor } from '#client/ui/display/SpaceTile.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { PopoverBody, PopoverFooter, PopoverHead } from '#client/ui/overlays/Popover.tsx';
import { colourNames, languageNames, languages, lengthNames, lengths, type Language, type Length } from '../spaceOptions.ts';
import { useCreateSpace } from './useCreateSpace.ts';

type NewSpaceFormProps = {
  /** The id of the list that the new space joins. */
  connection: string;
  onDiscard: () => void;
  onCreated: (spaceId: string) => void;
};

/** The fields of New Space (spec sections 2, 3 and 9); the values of the choices are the ones the server stores. */
export default function NewSpaceForm({ connection, onDiscard, onCreated }: NewSpaceFormProps) {
  const intl = useIntl();
  const titleId = useId();
  const errorText = useErrorText();
  const { createSpace, isCreating } = useCreateSpace(connection);
  const [name, setName] = useState('');
  const [colour, setColour] = useState<SpaceColor>(5);
  const [language, setLanguage] = useState<Language>('ORIGINAL');
  const [length, setLength] = useState<Length>('UNCHANGED');
  const [managedStructure, setManagedStructure] = useState(false);
  const [createSummary, setCreateSummary] = useState(false);
  const [managedTags, setManagedTags] = useState(false);
  const [refusal, setRefusal] = useState<{ code: Refusal<useCreateSpaceMutation> } | null>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isCreating) return;
    setRefusal(null);
    createSpace(
      {
        name: name.trim(),
        colour,
        settings: { language, length, managedStructure, createSummary, managedTags },
      },
      { onDone: onCreated, onRefused: (code) => setRefusal({ code }) },
    );
  };

  return (
    <form aria-labelledby={titleId} onSubmit={submit}>
      <PopoverHead as="div">
        <SpaceTile size={32} color={colour} initials={initialsOf(name)} />
        <h2 id={titleId}>
          <FormattedMessage id="spaces.new" defaultMessage="New Space" />
        </h2>
      </PopoverHead>
      <PopoverBody>
        <Field
          label={<FormattedMessage id="spaces.name" defaultMessage="Name" />}
          error={refusal && errorText(refusal.code, messages.failed)}
        >
          <TextInput autoFocus maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={<FormattedMessage id="spaces.colour" defaultMessage="Color" />}>
          <ColorPicker value={colour} onChange={setColour} names={colourNames.map((colourName) => intl.formatMessage(colourName))} />
        </Field>
        <Two>
          <Field label={<FormattedMessage id="spaces.outputLanguage" defaultMessage="Translate to" />}>
            <Select
              value={language}
              onChange={setLanguage}
              options={languages.map((value) => ({ value, label: intl.formatMessage(languageNames[value]) }))}
            />
          </Field>
          <Field label={<FormattedMessage id="spaces.lengthModify" defaultMessage="Length" />}>
            <Select
              value={length}
              onChange={setLength}
              options={lengths.map((value) => ({ value, label: intl.formatMessage(lengthNames[value]) }))}
            />
          </Field>
        </Two>
        <div>
          <Switch
            label={<FormattedMessage id="spaces.managedStructure" defaultMessage="Managed Structure" />}
            checked={managedStructure}
            onChange={setManagedStructure}
          />
          <Switch
            label={<FormattedMessage id="spaces.createSummary" defaultMessage="Create Summary" />}
            checked={createSummary}
            onChange={setCreateSummary}
          />
          <Switch
            label={<FormattedMessage id="spaces.managedTags" defaultMessage="Managed Tags" />}
            checked={managedTags}
            onChange={setManagedTags}
          />
        </div>
        <Field
          label={<FormattedMessage id="spaces.instructions" defaultMessage="Instructions" />}
          note={<FormattedMessage {...commonMessages.readOnly} />}
        >
          <TextArea
            readOnly
            rows={3}
            value={[
              intl.formatMessage(length === 'UNCHANGED' ? messages.keeps : lengthRules[length]),
              language !== 'ORIGINAL' && intl.formatMessage(messages.translates, { language: intl.formatMessage(languageNames[language]) }),
              managedStructure && intl.formatMessage(messages.orders),
              createSummary && intl.formatMessage(messages.summarizes),
              managedTags && intl.formatMessage(messages.tags),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        </Field>
      </PopoverBody>
      <PopoverFooter as="div">
        <Button size={36} onClick={onDiscard}>
          <FormattedMessage id="spaces.discard" defaultMessage="Discard" />
        </Button>
        <Button size={36} variant="primary" type="submit" disabled={name.trim() === ''} loading={isCreating}>
          <FormattedMessage id="spaces.create" defaultMessage="Create" />
        </Button>
      </PopoverFooter>
    </form>
  );
}

const messages = {
  failed: defineMessage({ id: 'spaces.createFailed', defaultMessage: 'Failed to create the space.' }),
  keeps: defineMessage({ id: 'spaces.instructions.keeps', defaultMessage: 'Keep the text as written.' }),
  translates: defineMessage<{ language: string }>({ id: 'spaces.instructions.translates', defaultMessage: 'Translate it: {language}.' }),
  orders: defineMessage({ id: 'spaces.instructions.orders', defaultMessage: 'Order it under headings.' }),
  summarizes: defineMessage({ id: 'spaces.instructions.summarizes', defaultMessage: 'Add a short summary.' }),
  tags: defineMessage({ id: 'spaces.instructions.tags', defaultMessage: 'Add tags.' }),
};

const lengthRules = defineMessages({
  SHORT: { id: 'spaces.instructions.short', defaultMessage: 'Shorten the text to its essentials.' },
  NORMAL: { id: 'spaces.instructions.normal', defaultMessage: 'Shorten the text to about half.' },
  LONG: { id: 'spaces.instructions.long', defaultMessage: 'Tell the text at length, with everything in it.' },
});

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
