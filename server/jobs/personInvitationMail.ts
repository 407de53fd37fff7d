import type { PersonInvitationToSend } from '#server/domain/administration/issuePersonInvitationToken.ts';
import type { MailLanguage } from '#server/platform/db/generated/client.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { isolated, renderMail } from '#server/platform/mail/mailTemplate.ts';
import { inOneLine } from './invitationMail.ts';

const texts: Record<MailLanguage, { subject: string; greeting: string; reason: (inviter: string) => string; somebody: string; button: string; validity: string; ignore: string }> = {
  en: {
    subject: 'Invitation to Knowledge Vault',
    greeting: 'Hello,',
    reason: (inviter) => `${inviter} invites you to a Knowledge Vault: a place for links, files, texts and notes.`,
    somebody: 'Somebody',
    button: 'Create your account',
    validity: 'The link works once, for 14 days, with the address this mail was sent to.',
    ignore: 'If you do not know what this is about, you can ignore this mail.',
  },
  es: {
    subject: 'Invitación a Knowledge Vault',
    greeting: 'Hola:',
    reason: (inviter) => `${inviter} te invita a un Knowledge Vault: un lugar para enlaces, archivos, textos y notas.`,
    somebody: 'Alguien',
    button: 'Crear tu cuenta',
    validity: 'El enlace funciona una sola vez, durante 14 días, con la dirección a la que se envió este mensaje.',
    ignore: 'Si no sabes de qué se trata, puedes ignorar este mensaje.',
  },
  zh: {
    subject: '邀请您加入 Knowledge Vault',
    greeting: '您好：',
    reason: (inviter) => `${inviter}邀请您加入 Knowledge Vault：一个存放链接、文件、文本和笔记的地方。`,
    somebody: '有人',
    button: '创建账户',
    validity: '该链接仅可使用一次，14 天内有效，且须使用收到此邮件的邮箱地址。',
    ignore: '如果您不清楚这是怎么回事，请忽略此邮件。',
  },
  ar: {
    subject: 'دعوة إلى Knowledge Vault',
    greeting: 'مرحبًا،',
    reason: (inviter) => `وصلتك دعوة من ${isolated(inviter)} إلى Knowledge Vault: مكان للروابط والملفات والنصوص والملاحظات.`,
    somebody: 'شخص ما',
    button: 'إنشاء حسابك',
    validity: 'يعمل الرابط مرة واحدة، لمدة 14 يومًا، وبالعنوان الذي أُرسلت إليه هذه الرسالة.',
    ignore: 'إن كنت لا تعرف ما هذا، يمكنك تجاهل هذه الرسالة.',
  },
  he: {
    subject: 'הזמנה ל-Knowledge Vault',
    greeting: 'שלום,',
    reason: (inviter) => `התקבלה עבורך הזמנה מאת ${isolated(inviter)} ל-Knowledge Vault: מקום לקישורים, קבצים, טקסטים ופתקים.`,
    somebody: 'מישהו',
    button: 'יצירת החשבון שלך',
    validity: 'הקישור פועל פעם אחת, למשך 14 יום, עם הכתובת שאליה נשלחה הודעה זו.',
    ignore: 'אם לא ברור במה מדובר, אפשר להתעלם מהודעה זו.',
  },
};

/** The mail that carries the link of an administrator's invitation. */
export function personInvitationMail({ email, language, inviterName }: PersonInvitationToSend, link: string): Mail {
  const { subject, greeting, reason, somebody, button, validity, ignore } = texts[language];
  return renderMail({ to: email, language, subject, before: [greeting, reason(inOneLine(inviterName ?? '') || somebody)], link, button, after: [validity, ignore] });
}
