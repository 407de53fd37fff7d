import { renderMail } from '#server/platform/mail/mailTemplate.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Locale } from './resetMail.ts';

interface VerificationTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  readonly button: string;
  readonly validity: string;
  readonly ignore: string;
}

const texts: Record<Locale, VerificationTexts> = {
  en: {
    subject: 'Confirm your e-mail address for your Knowledge Vault',
    greeting: 'Hello,',
    reason: 'Somebody, most likely you, created an account with this e-mail address. Follow this link to confirm that the address is yours:',
    button: 'Confirm address',
    validity: 'The link works for one day.',
    ignore: 'If this was not you, do not follow the link. You can take the account over by resetting its password.',
  },
  es: {
    subject: 'Confirma tu dirección de correo para tu Knowledge Vault',
    greeting: 'Hola:',
    reason: 'Alguien, probablemente tú, ha creado una cuenta con esta dirección de correo. Sigue este enlace para confirmar que la dirección es tuya:',
    button: 'Confirmar dirección',
    validity: 'El enlace funciona durante un día.',
    ignore: 'Si no has sido tú, no sigas el enlace. Puedes hacerte con la cuenta restableciendo su contraseña.',
  },
  zh: {
    subject: '确认您的 Knowledge Vault 电子邮件地址',
    greeting: '您好：',
    reason: '有人（很可能是您本人）使用此电子邮件地址创建了账户。请点击以下链接，确认该地址属于您：',
    button: '确认地址',
    validity: '该链接一天内有效。',
    ignore: '如果这不是您的操作，请不要点击链接。您可以通过重置密码来取得该账户。',
  },
  ar: {
    subject: 'تأكيد عنوان بريدك الإلكتروني في Knowledge Vault',
    greeting: 'مرحبًا،',
    reason: 'أُنشئ حساب بعنوان البريد الإلكتروني هذا، وعلى الأرجح من طرفك. يؤكد هذا الرابط أن العنوان لك:',
    button: 'تأكيد العنوان',
    validity: 'يعمل الرابط لمدة يوم واحد.',
    ignore: 'إن لم يكن ذلك منك، فلا تفتح الرابط. يمكنك استلام الحساب بإعادة تعيين كلمة مروره.',
  },
  he: {
    subject: 'אישור כתובת הדוא״ל שלך ב-Knowledge Vault',
    greeting: 'שלום,',
    reason: 'נוצר חשבון עם כתובת דוא״ל זו, ככל הנראה על ידך. הקישור הזה מאשר שהכתובת שלך:',
    button: 'אישור הכתובת',
    validity: 'הקישור פועל למשך יום אחד.',
    ignore: 'אם זה לא נעשה על ידך, אין לפתוח את הקישור. אפשר לקבל את החשבון באמצעות איפוס הסיסמה שלו.',
  },
};

/** The mail that carries a link which proves an address, complete in the person's language. */
export function verificationMail(locale: Locale, to: string, link: string): Mail {
  const { subject, greeting, reason, button, validity, ignore } = texts[locale];
  return renderMail({ to, language: locale, subject, before: [greeting, reason], link, button, after: [validity, ignore] });
}
