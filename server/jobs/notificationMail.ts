import type { MailedNotification, NotificationsToMail } from '#server/domain/notifications/mailNotifications.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { MailLanguage, Role } from '#server/platform/db/generated/client.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { isolated, type MailParagraph, renderMail } from '#server/platform/mail/mailTemplate.ts';
import { inOneLine } from './invitationMail.ts';

interface Texts {
  readonly subject: string;
  readonly greeting: string;
  readonly failedOne: (title: string, space: string) => string;
  /** Numbers stand behind a colon: no language bends the sentence by them. */
  readonly failedMany: (count: number, space: string) => string;
  readonly imported: (space: string, added: number, failed: number) => string;
  readonly shared: (actor: string, space: string) => string;
  readonly as: Record<Role, string>;
  readonly somebody: string;
  readonly older: (count: number) => string;
  readonly button: string;
  readonly choose: string;
}

const texts: Record<MailLanguage, Texts> = {
  en: {
    subject: 'What happened in your Knowledge Vault',
    greeting: 'Hello,',
    failedOne: (title, space) => `“${title}” in ${space} could not be read.`,
    failedMany: (count, space) => `Sources in ${space} that could not be read: ${count}.`,
    imported: (space, added, failed) => `The import into ${space} has ended. Added: ${added}. Not taken: ${failed}.`,
    shared: (actor, space) => `${actor} gave you a part in ${space}.`,
    as: { OWNER: 'You are an owner now.', EDITOR: 'You are an editor now.', VIEWER: 'You are a viewer now.' },
    somebody: 'Somebody',
    older: (count) => `Older ones: ${count}.`,
    button: 'See your notifications',
    choose: 'Choose what you get mails of, or none',
  },
  es: {
    subject: 'Novedades de tu Knowledge Vault',
    greeting: 'Hola:',
    failedOne: (title, space) => `No se pudo leer «${title}» en ${space}.`,
    failedMany: (count, space) => `Fuentes de ${space} que no se pudieron leer: ${count}.`,
    imported: (space, added, failed) => `La importación a ${space} ha terminado. Añadidas: ${added}. No admitidas: ${failed}.`,
    shared: (actor, space) => `${actor} te ha dado un papel en ${space}.`,
    as: { OWNER: 'Ahora eres propietario.', EDITOR: 'Ahora eres editor.', VIEWER: 'Ahora eres lector.' },
    somebody: 'Alguien',
    older: (count) => `Anteriores: ${count}.`,
    button: 'Ver tus notificaciones',
    choose: 'Elegir de qué recibes correos, o de nada',
  },
  zh: {
    subject: '您的 Knowledge Vault 有新动态',
    greeting: '您好：',
    failedOne: (title, space) => `无法读取${space}中的“${title}”。`,
    failedMany: (count, space) => `${space}中无法读取的来源：${count} 个。`,
    imported: (space, added, failed) => `导入到${space}已结束。已添加：${added}。未能导入：${failed}。`,
    shared: (actor, space) => `${actor}更改了您在${space}中的角色。`,
    as: { OWNER: '您现在是所有者。', EDITOR: '您现在是编辑者。', VIEWER: '您现在是查看者。' },
    somebody: '某人',
    older: (count) => `更早的：${count} 条。`,
    button: '查看通知',
    choose: '选择接收哪些邮件，或全部关闭',
  },
  ar: {
    subject: 'ما حدث في Knowledge Vault',
    greeting: 'مرحبًا،',
    failedOne: (title, space) => `تعذرت قراءة «${title}» في ${space}.`,
    failedMany: (count, space) => `المصادر التي تعذرت قراءتها في ${space}: ${count}.`,
    imported: (space, added, failed) => `انتهى الاستيراد إلى ${space}. أُضيف: ${added}. لم يُقبل: ${failed}.`,
    shared: (actor, space) => `تغير دورك في ${space} بواسطة ${actor}.`,
    as: { OWNER: 'دورك الآن: مالك.', EDITOR: 'دورك الآن: محرر.', VIEWER: 'دورك الآن: مشاهد.' },
    somebody: 'شخص ما',
    older: (count) => `الأقدم: ${count}.`,
    button: 'عرض إشعاراتك',
    choose: 'اختر ما تصلك رسائل عنه، أو أوقفها كلها',
  },
  he: {
    subject: 'מה קרה ב-Knowledge Vault שלך',
    greeting: 'שלום,',
    failedOne: (title, space) => `לא ניתן היה לקרוא את ״${title}״ במרחב ${space}.`,
    failedMany: (count, space) => `מקורות במרחב ${space} שלא ניתן היה לקרוא: ${count}.`,
    imported: (space, added, failed) => `הייבוא אל ${space} הסתיים. נוספו: ${added}. לא התקבלו: ${failed}.`,
    shared: (actor, space) => `התפקיד שלך במרחב ${space} השתנה על ידי ${actor}.`,
    as: { OWNER: 'התפקיד שלך עכשיו: בעלים.', EDITOR: 'התפקיד שלך עכשיו: עריכה.', VIEWER: 'התפקיד שלך עכשיו: צפייה.' },
    somebody: 'מישהו',
    older: (count) => `ישנות יותר: ${count}.`,
    button: 'הצגת ההתראות שלך',
    choose: 'בחירה על מה לקבל הודעות, או על שום דבר',
  },
};

/** The mail that tells somebody what they have not read in the vault. The last paragraph leads to where they choose so. */
export function notificationMail({ email, language, newest, olderCount }: NotificationsToMail, publicUrl: string): Mail {
  const { subject, greeting, older, button, choose } = texts[language];
  return renderMail({
    to: email,
    language,
    subject,
    before: [greeting, ...newest.map((news) => paragraphOf(news, texts[language], publicUrl)), ...(olderCount > 0 ? [older(olderCount)] : [])],
    link: `${publicUrl}/notifications`,
    button,
    after: [{ text: choose, link: `${publicUrl}/settings` }],
  });
}

function paragraphOf({ kind, data, spaceName, source }: MailedNotification, words: Texts, publicUrl: string): MailParagraph {
  const space = name(spaceName);
  if (kind === 'IMPORT_FINISHED') return words.imported(space, data.count ?? 0, data.failedCount ?? 0);
  if (kind !== 'PROCESSING_FAILED') return `${words.shared(name(data.actorName ?? '') || words.somebody, space)} ${words.as[data.role ?? 'VIEWER']}`;
  if (!source) return words.failedMany(data.count ?? 1, space);
  const others = (data.count ?? 1) > 1 ? ` ${words.failedMany(data.count ?? 1, space)}` : '';
  return { text: `${words.failedOne(name(source.title), space)}${others}`, link: `${publicUrl}/source/${encodePublicId('Source', source.id)}` };
}

/** What others named keeps its direction to itself and becomes no link. */
function name(text: string): string {
  const line = inOneLine(text);
  return line && isolated(line);
}
