import { Minus, Plus } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages, themeMessages } from '#client/i18n/commonMessages.ts';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { commandKey } from '#client/ui/commandKey.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { editorSettings, largestFont, smallestFont } from './editorSettings.ts';

/** How one likes to write prompts: font size, autosave, theme; and the keys. */
export function SettingsTab() {
  const intl = useIntl();
  const settings = editorSettings.use();
  const { preference, setPreference } = useTheme();
  const { fontSize, isAutosaveOn } = settings;
  const resize = (by: number) => editorSettings.set({ ...settings, fontSize: Math.min(largestFont, Math.max(smallestFont, fontSize + by)) });
  const keys = [
    { label: messages.saveKey, keys: [commandKey, 'S'] },
    { label: messages.findKey, keys: [commandKey, 'F'] },
    { label: messages.undoKey, keys: [commandKey, 'Z'] },
    { label: messages.redoKey, keys: [commandKey, 'Shift', 'Z'] },
    { label: messages.nameKey, keys: ['{', '{'] },
  ];
  return (
    <>
      <Row role="group" aria-label={intl.formatMessage(messages.fontSize)}>
        <span>
          <FormattedMessage {...messages.fontSize} />
        </span>
        <IconButton icon={Minus} size={28} label={intl.formatMessage(messages.smaller)} disabled={fontSize <= smallestFont} onClick={() => resize(-1)} />
        <output>{fontSize}</output>
        <IconButton icon={Plus} size={28} label={intl.formatMessage(messages.larger)} disabled={fontSize >= largestFont} onClick={() => resize(1)} />
      </Row>
      <Switch
        label={<FormattedMessage {...messages.autosave} />}
        help={<FormattedMessage {...messages.autosaveHelp} values={{ key: `${commandKey} S` }} />}
        checked={isAutosaveOn}
        onChange={(isOn) => editorSettings.set({ ...settings, isAutosaveOn: isOn })}
      />
      <Row>
        <span>
          <FormattedMessage {...commonMessages.theme} />
        </span>
        <Segmented
          label={intl.formatMessage(commonMessages.theme)}
          value={preference}
          onChange={setPreference}
          segments={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: intl.formatMessage(themeMessages[value]) }))}
        />
      </Row>
      <section>
        <Heading>
          <FormattedMessage {...messages.shortcuts} />
        </Heading>
        {keys.map(({ label, keys: pressed }) => (
          <Row key={label.id}>
            <span>
              <FormattedMessage {...label} />
            </span>
            {pressed.map((key, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- The same key may be pressed twice.
              <Kbd key={at}>{key}</Kbd>
            ))}
          </Row>
        ))}
      </section>
    </>
  );
}

const messages = {
  fontSize: defineMessage({ id: 'prompts.fontSize', defaultMessage: 'Font size' }),
  smaller: defineMessage({ id: 'prompts.smaller', defaultMessage: 'Smaller' }),
  larger: defineMessage({ id: 'prompts.larger', defaultMessage: 'Larger' }),
  autosave: defineMessage({ id: 'prompts.autosave', defaultMessage: 'Autosave' }),
  autosaveHelp: defineMessage<{ key: string }>({ id: 'prompts.autosaveHelp', defaultMessage: 'Without it, {key} saves. What you type is kept on this device in any case.' }),
  shortcuts: defineMessage({ id: 'prompts.shortcuts', defaultMessage: 'Keyboard shortcuts' }),
  saveKey: defineMessage({ id: 'prompts.saveKey', defaultMessage: 'Save' }),
  findKey: defineMessage({ id: 'prompts.findKey', defaultMessage: 'Find and replace' }),
  undoKey: defineMessage({ id: 'prompts.undoKey', defaultMessage: 'Undo' }),
  redoKey: defineMessage({ id: 'prompts.redoKey', defaultMessage: 'Redo' }),
  nameKey: defineMessage({ id: 'prompts.nameKey', defaultMessage: 'List variables and fragments' }),
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  font: var(--text-13);

  > span {
    flex: 1;
    font-weight: 500;
  }

  output {
    ${tabularNumbers}
    min-width: 24px;
    text-align: center;
  }
`;

const Heading = styled.h2`
  margin-block-end: 4px;
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 600;
`;
