import { renderMail } from '#server/platform/mail/mailTemplate.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

export const locales = ['en', 'es', 'zh', 'ar', 'he'] as const;
export type Locale = (typeof locales)[number];

interface ResetTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  readonly button: string;
  readonly validity: string;
  readonly ignore: string;
}

const texts: Record<Locale, ResetTexts> = {
  en: {
    subject: 'Set a new password for your Knowledge Vault',
    greeting: 'Hello,',
    reason: 'Somebody, most likely you, asked to set a new password for your account. Follow this link to choose one:',
    button: 'Choose a new password',
    validity: 'The link works once, for one hour.',
    ignore: 'If this was not you, you can ignore this mail: your password stays as it is.',
  },
  es: {
    subject: 'Elige una nueva contraseña para tu Knowledge Vault',
    greeting: 'Hola:',
    reason:
      'Alguien, probablemente tú, ha pedido una nueva contraseña para tu cuenta. Sigue este enlace para elegirla:',
    button: 'Elegir una nueva contraseña',
    validity: 'El enlace funciona una sola vez, durante una hora.',
    ignore: 'Si no has sido tú, puedes ignorar este mensaje: tu contraseña no cambia.',
  },
  zh: {
    subject: '为您的 Knowledge Vault 设置新密码',
    greeting: '您好：',
    reason: '有人（很可能是您本人）请求为您的账户设置新密码。请点击以下链接进行设置：',
    button: '设置新密码',
    validity: '该链接仅可使用一次，一小时内有效。',
    ignore: '如果这不是您的操作，请忽略此邮件，您的密码不会改变。',
  },
  ar: {
    subject: 'تعيين كلمة مرور جديدة في Knowledge Vault',
    greeting: 'مرحبًا،',
    reason: 'طُلب تعيين كلمة مرور جديدة لحسابك، وعلى الأرجح كان الطلب منك. يتيح هذا الرابط اختيارها:',
    button: 'اختيار كلمة مرور جديدة',
    validity: 'يعمل الرابط مرة واحدة، لمدة ساعة واحدة.',
    ignore: 'إن لم يكن الطلب منك، يمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
  },
  he: {
    subject: 'הגדרת סיסמה חדשה ב-Knowledge Vault',
    greeting: 'שלום,',
    reason: 'התקבלה בקשה, ככל הנראה ממך, להגדיר סיסמה חדשה לחשבונך. אפשר לבחור אותה בקישור הזה:',
    button: 'בחירת סיסמה חדשה',
    validity: 'הקישור פועל פעם אחת, למשך שעה אחת.',
    ignore: 'אם הבקשה אינה ממך, אפשר להתעלם מהודעה זו: הסיסמה נשארת כפי שהיא.',
  },
};

/** The mail that carries a reset link, complete in the person's language; shows no remote picture. */
export function resetMail(locale: Locale, to: string, link: string): Mail {
  const { subject, greeting, reason, button, validity, ignore } = texts[locale];
  return renderMail({ to, language: locale, subject, before: [greeting, reason], link, button, after: [validity, ignore] });
}
