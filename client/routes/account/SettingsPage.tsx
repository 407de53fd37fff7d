import { Monitor, Moon, Sun } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { commonMessages, themeMessages } from '#client/i18n/commonMessages.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { AccountCard, AccountLine, AccountSheet } from './AccountSheet.tsx';
import { KeyboardSection } from './KeyboardSection.tsx';
import { ListsSection } from './ListsSection.tsx';
import { ReaderSection } from './ReaderSection.tsx';

/** `/settings`: how the product looks, speaks and answers to keys on this device, and the way to API keys. */
export function Component() {
  const intl = useIntl();
  const { preference, setPreference } = useTheme();
  const { locale, locales, setLocale } = useLocale();
  const themes = [
    { value: 'light', label: intl.formatMessage(themeMessages.light), icon: Sun },
    { value: 'dark', label: intl.formatMessage(themeMessages.dark), icon: Moon },
    { value: 'system', label: intl.formatMessage(themeMessages.system), icon: Monitor },
  ] as const;
  return (
    <AccountSheet title={intl.formatMessage(messages.title)} lede={<FormattedMessage {...messages.lede} />}>
      <AccountCard>
        <h2>
          <FormattedMessage {...messages.looks} />
        </h2>
        <AccountLine>
          <FormattedMessage {...commonMessages.theme} />
          <Segmented label={intl.formatMessage(commonMessages.theme)} value={preference} onChange={setPreference} segments={themes} />
        </AccountLine>
        <AccountLine>
          <FormattedMessage {...commonMessages.language} />
          <Choice>
            <Select
              size={32}
              label={intl.formatMessage(commonMessages.language)}
              value={locale}
              onChange={setLocale}
              options={locales.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Choice>
        </AccountLine>
      </AccountCard>
      <ListsSection />
      <ReaderSection />
      <KeyboardSection />
      <AccountCard>
        <AccountLine>
          <div>
            <h2>
              <FormattedMessage {...messages.keys} />
            </h2>
            <p>
              <FormattedMessage {...messages.keysText} />
            </p>
          </div>
          <ButtonLink>
            <Link to="/api-keys">
              <FormattedMessage {...messages.keysOpen} />
            </Link>
          </ButtonLink>
        </AccountLine>
      </AccountCard>
    </AccountSheet>
  );
}

const messages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings' },
  lede: { id: 'settings.lede', defaultMessage: 'They count on this device.' },
  looks: { id: 'settings.looks', defaultMessage: 'Appearance and language' },
  keys: { id: 'settings.keys', defaultMessage: 'API keys' },
  keysText: { id: 'settings.keysText', defaultMessage: 'With a key a script acts as you.' },
  keysOpen: { id: 'settings.keysOpen', defaultMessage: 'Manage keys' },
});

const Choice = styled.span`
  width: 160px;
`;
