import { builder } from '../base/builder.ts';

export const MailLanguage = builder.enumType('MailLanguage', {
  description: 'The language a mail is written in.',
  values: {
    EN: { value: 'en', description: 'English.' },
    ES: { value: 'es', description: 'Spanish.' },
    ZH: { value: 'zh', description: 'Chinese.' },
    AR: { value: 'ar', description: 'Arabic.' },
    HE: { value: 'he', description: 'Hebrew.' },
  } as const,
});
