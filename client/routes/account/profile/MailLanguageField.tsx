import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MailLanguageField_viewer$key } from '#client/__generated__/MailLanguageField_viewer.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { useMailLanguage } from './useMailLanguage.ts';

/** Each by the code of the page's language that it is called after. */
const codes = { EN: 'en', ES: 'es', ZH: 'zh', AR: 'ar', HE: 'he' } as const;
const languages = ['EN', 'ES', 'ZH', 'AR', 'HE'] as const;

/** In which language the vault writes to the viewer; saved as it is chosen. */
export function MailLanguageField({ viewer }: { viewer: MailLanguageField_viewer$key }) {
  const errorText = useErrorText();
  const { locales } = useLocale();
  const { setMailLanguage } = useMailLanguage();
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const { account } = useFragment(
    graphql`
      fragment MailLanguageField_viewer on Viewer {
        account {
          language
        }
      }
    `,
    viewer,
  );
  return (
    <Field label={<FormattedMessage {...messages.label} />} help={<FormattedMessage {...messages.help} />} error={refusal && errorText(refusal.code, messages.failed)}>
      <Select
        value={languages.find((language) => language === account.language) ?? 'EN'}
        onChange={(language) => {
          setRefusal(null);
          setMailLanguage(language, { onRefused: (code) => setRefusal({ code }) });
        }}
        options={languages.map((value) => ({ value, label: locales.find(({ code }) => code === codes[value])?.name ?? value }))}
      />
    </Field>
  );
}

const messages = defineMessages({
  label: { id: 'profile.mailLanguage', defaultMessage: 'Language of mails' },
  help: { id: 'profile.mailLanguageHelp', defaultMessage: 'That of the pages is chosen under Settings.' },
  failed: { id: 'settings.notify.refused', defaultMessage: 'This could not be saved. Try again.' },
});
