import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceSettingsForm_space$key } from '#client/__generated__/SpaceSettingsForm_space.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { ColorPicker } from '#client/ui/controls/ColorPicker.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { Tabs } from '#client/ui/controls/Tabs.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { initialsOf } from '#client/ui/display/initials.ts';
import { SpaceTile, type SpaceColor } from '#client/ui/display/SpaceTile.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { SpaceMembers } from '../members/SpaceMembers.tsx';
import { useInvitation } from '../members/useInvitation.ts';
import { colourNames, languageNames, languages, lengthNames, lengths } from '../spaceOptions.ts';
import { DangerZone } from './DangerZone.tsx';
import { ExportSpaceAuditLog } from './ExportSpaceAuditLog.tsx';
import { useUpdateSpace } from './useUpdateSpace.ts';

const SpacePrompts = lazy(() => import('./prompts/SpacePrompts.tsx'));
const SpaceWebhooks = lazy(() => import('./webhooks/SpaceWebhooks.tsx'));

type Tab = 'general' | 'processing' | 'prompts' | 'members' | 'webhooks' | 'end';

type SpaceSettingsFormProps = { space: SpaceSettingsForm_space$key; /** Whether invitations go out by mail. */ sendsMail: boolean; onClose: () => void };

/** The fields of Space Settings. Owners change them; other members read them, and may leave. */
export function SpaceSettingsForm({ space: ref, sendsMail, onClose }: SpaceSettingsFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const space = useFragment(
    graphql`
      fragment SpaceSettingsForm_space on Space {
        id
        name
        description
        colour
        viewerCanManage
        viewerCanEdit
        settings {
          language
          length
          managedStructure
          managedTags
          createSummary
          instructions
        }
        ...DangerZone_space
        ...SpaceMembers_space
      }
    `,
    ref,
  );
  const { updateSpace, isUpdating } = useUpdateSpace();
  const invitation = useInvitation(space.id);
  const [tab, setTab] = useState<Tab>('general');
  const [name, setName] = useState(space.name);
  const [description, setDescription] = useState(space.description);
  const [colour, setColour] = useState(space.colour);
  const [settings, setSettings] = useState(space.settings);
  const [isReminded, setIsReminded] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const canManage = space.viewerCanManage;
  const isEmpty = name.trim() === '';
  const wanted = { name: name.trim(), description: description.trim(), colour, settings };
  const saved = { name: space.name, description: space.description, colour: space.colour, settings: space.settings };
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(saved);
  const isForm = tab === 'general' || tab === 'processing';

  const submit = () => {
    if (tab === 'members') invitation.send();
    if (!isForm || !canManage || isUpdating) return;
    if (isEmpty) {
      setTab('general');
      setIsReminded(true);
      return;
    }
    if (!isChanged) return;
    setRefusal(null);
    const { language, length, managedStructure, managedTags, createSummary, instructions } = settings;
    updateSpace(
      {
        spaceId: space.id,
        ...wanted,
        settings: { language, length, managedStructure, managedTags, createSummary, instructions: instructions.trim() },
      },
      {
        onDone: () => {
          onClose();
          showToast({ type: 'success', message: intl.formatMessage(messages.saved) });
        },
        onRefused: (code) => setRefusal({ code }),
      },
    );
  };
  const set = <K extends keyof typeof settings>(key: K, value: (typeof settings)[K]) => setSettings({ ...settings, [key]: value });

  const general = (
    <Fields>
      <Field
        label={<FormattedMessage {...messages.name} />}
        error={isEmpty && isReminded && <FormattedMessage {...messages.nameRequired} />}
      >
        <TextInput
          value={name}
          maxLength={200}
          readOnly={!canManage}
          end={<SpaceTile size={20} color={colour} initials={initialsOf(name)} />}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => setIsReminded(isEmpty)}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.description} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea
          value={description}
          maxLength={2000}
          readOnly={!canManage}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      {canManage && (
        <Field label={<FormattedMessage {...messages.colour} />}>
          <ColorPicker
            value={colour as SpaceColor}
            onChange={setColour}
            names={colourNames.map((colourName) => intl.formatMessage(colourName))}
          />
        </Field>
      )}
    </Fields>
  );

  const processing = (
    <Fields>
      <Two>
        <Field label={<FormattedMessage {...messages.language} />}>
          <Select
            value={languages.find((value) => value === settings.language) ?? 'ORIGINAL'}
            disabled={!canManage}
            onChange={(next) => set('language', next)}
            options={languages.map((value) => ({ value, label: intl.formatMessage(languageNames[value]) }))}
          />
        </Field>
        <Field label={<FormattedMessage {...messages.length} />}>
          <Select
            value={lengths.find((value) => value === settings.length) ?? 'UNCHANGED'}
            disabled={!canManage}
            onChange={(next) => set('length', next)}
            options={lengths.map((value) => ({ value, label: intl.formatMessage(lengthNames[value]) }))}
          />
        </Field>
      </Two>
      <div>
        {switches.map((key) => (
          <Switch
            key={key}
            label={<FormattedMessage {...switchNames[key]} />}
            checked={settings[key]}
            disabled={!canManage}
            onChange={(checked) => set(key, checked)}
          />
        ))}
      </div>
      <Field label={<FormattedMessage {...messages.instructions} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea
          rows={4}
          value={settings.instructions}
          readOnly={!canManage || !space.viewerCanEdit}
          placeholder={intl.formatMessage(messages.instructionsExample)}
          onChange={(event) => set('instructions', event.target.value)}
        />
      </Field>
    </Fields>
  );

  return (
    <Dialog
      open
      width={600}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      onSubmit={submit}
      error={isForm && refusal && errorText(refusal.code, messages.failed)}
      footer={
        isForm && canManage ? (
          <>
            <Button size={36} onClick={onClose}>
              <FormattedMessage {...commonMessages.cancel} />
            </Button>
            <Button size={36} variant="primary" type="submit" disabled={isEmpty || !isChanged} loading={isUpdating}>
              <FormattedMessage {...commonMessages.save} />
            </Button>
          </>
        ) : (
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        )
      }
    >
      <Room>
        <Tabs
          label={intl.formatMessage(messages.title)}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'general', label: <FormattedMessage {...messages.general} />, content: <Content>{general}</Content> },
            { value: 'processing', label: <FormattedMessage {...messages.processing} />, content: <Content>{processing}</Content> },
            {
              value: 'prompts',
              label: <FormattedMessage {...messages.prompts} />,
              content: (
                <Content>
                  <Suspense>
                    <SpacePrompts spaceId={space.id} onLeave={onClose} />
                  </Suspense>
                </Content>
              ),
            },
            {
              value: 'members',
              label: <FormattedMessage {...messages.members} />,
              content: (
                <Content>
                  <SpaceMembers space={space} invitation={invitation} sendsMail={sendsMail} />
                  {canManage && <ExportSpaceAuditLog spaceId={space.id} />}
                </Content>
              ),
            },
            ...(canManage
              ? [
                  {
                    value: 'webhooks' as const,
                    label: <FormattedMessage {...messages.webhooks} />,
                    content: (
                      <Content>
                        <Suspense>
                          <SpaceWebhooks spaceId={space.id} />
                        </Suspense>
                      </Content>
                    ),
                  },
                ]
              : []),
            {
              value: 'end',
              label: <FormattedMessage {...(canManage ? messages.end : messages.leave)} />,
              content: (
                <Content>
                  <DangerZone space={space} onClose={onClose} />
                </Content>
              ),
            },
          ]}
        />
      </Room>
    </Dialog>
  );
}

const switches = ['managedStructure', 'createSummary', 'managedTags'] as const;

const switchNames = defineMessages({
  managedStructure: { id: 'spaces.managedStructure', defaultMessage: 'Managed Structure' },
  createSummary: { id: 'spaces.createSummary', defaultMessage: 'Create Summary' },
  managedTags: { id: 'spaces.managedTags', defaultMessage: 'Managed Tags' },
});

const messages = defineMessages({
  title: { id: 'collections.spaceSettings', defaultMessage: 'Space Settings' },
  general: { id: 'spaces.settings.general', defaultMessage: 'General' },
  processing: { id: 'spaces.settings.processing', defaultMessage: 'Processing' },
  prompts: { id: 'spaces.settings.prompts', defaultMessage: 'Prompts' },
  members: { id: 'spaces.settings.members', defaultMessage: 'Members' },
  webhooks: { id: 'spaces.settings.webhooks', defaultMessage: 'Webhooks' },
  end: { id: 'spaces.settings.end', defaultMessage: 'Archive and delete' },
  leave: { id: 'spaces.settings.leave', defaultMessage: 'Leave' },
  name: { id: 'spaces.name', defaultMessage: 'Name' },
  nameRequired: { id: 'collections.nameRequired', defaultMessage: 'Name is required' },
  description: { id: 'collections.description', defaultMessage: 'Description' },
  colour: { id: 'spaces.colour', defaultMessage: 'Color' },
  language: { id: 'spaces.outputLanguage', defaultMessage: 'Translate to' },
  length: { id: 'spaces.lengthModify', defaultMessage: 'Length' },
  instructions: { id: 'spaces.instructions', defaultMessage: 'Instructions' },
  instructionsExample: { id: 'spaces.instructionsExample', defaultMessage: 'What else to mind, such as names to keep as they are' },
  saved: { id: 'spaces.saved', defaultMessage: 'Space settings saved' },
  failed: { id: 'spaces.updateFailed', defaultMessage: 'Failed to update the space.' },
});

const Room = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 420px;
  margin: -12px -20px 0;
`;

const Content = styled.div`
  padding: 20px 20px 2px;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;
