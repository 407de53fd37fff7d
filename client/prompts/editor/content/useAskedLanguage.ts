import { useIntl } from 'react-intl';
import type { MailLanguage } from '#client/generated/schemaTypes.ts';

const languages: Readonly<Record<string, MailLanguage>> = { ar: 'AR', en: 'EN', es: 'ES', he: 'HE', zh: 'ZH' };

/** In which language the server is asked for words of its own: that of the page. */
export function useAskedLanguage(): MailLanguage {
  const { locale } = useIntl();
  return languages[locale.split('-')[0] ?? ''] ?? 'EN';
}
