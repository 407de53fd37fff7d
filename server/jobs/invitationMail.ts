import type { InvitationToSend } from '#server/domain/members/issueInvitationToken.ts';
import type { MailLanguage } from '#server/domain/members/sendInvitation.job.ts';
import type { Role } from '#server/platform/db/generated/client.ts';
import { isolated, renderMail } from '#server/platform/mail/mailTemplate.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface InvitationTexts {
  readonly subject: (space: string) => string;
  readonly greeting: string;
  readonly reason: (inviter: string, space: string) => string;
  readonly somebody: string;
  readonly may: Record<Role, string>;
  readonly button: string;
  readonly validity: string;
  readonly ignore: string;
}

const texts: Record<MailLanguage, InvitationTexts> = {
  en: {
    subject: (space) => `Invitation to “${space}” in Knowledge Vault`,
    greeting: 'Hello,',
    reason: (inviter, space) => `${inviter} invites you to the space “${space}”.`,
    somebody: 'Somebody',
    may: {
      OWNER: 'You will be an owner: you can do everything there, also manage members.',
      EDITOR: 'You will be an editor: you can read, add and change what is there.',
      VIEWER: 'You will be a viewer: you can read what is there.',
    },
    button: 'Accept the invitation',
    validity: 'The link works once, for 14 days. Sign in or register with any address to use it.',
    ignore: 'If you do not know what this is about, you can ignore this mail.',
  },
  es: {
    subject: (space) => `Invitación a «${space}» en Knowledge Vault`,
    greeting: 'Hola:',
    reason: (inviter, space) => `${inviter} te invita al espacio «${space}».`,
    somebody: 'Alguien',
    may: {
      OWNER: 'Tendrás el papel de propietario: podrás hacerlo todo allí, también gestionar a los miembros.',
      EDITOR: 'Tendrás el papel de editor: podrás leer, añadir y cambiar lo que hay allí.',
      VIEWER: 'Tendrás el papel de lector: podrás leer lo que hay allí.',
    },
    button: 'Aceptar la invitación',
    validity: 'El enlace funciona una sola vez, durante 14 días. Inicia sesión o regístrate con cualquier dirección para usarlo.',
    ignore: 'Si no sabes de qué se trata, puedes ignorar este mensaje.',
  },
  zh: {
    subject: (space) => `邀请您加入 Knowledge Vault 中的“${space}”`,
    greeting: '您好：',
    reason: (inviter, space) => `${inviter}邀请您加入空间“${space}”。`,
    somebody: '有人',
    may: {
      OWNER: '您将成为所有者：可以进行任何操作，包括管理成员。',
      EDITOR: '您将成为编辑者：可以阅读、添加和修改其中的内容。',
      VIEWER: '您将成为查看者：可以阅读其中的内容。',
    },
    button: '接受邀请',
    validity: '该链接仅可使用一次，14 天内有效。使用任意邮箱地址登录或注册后即可使用。',
    ignore: '如果您不清楚这是怎么回事，请忽略此邮件。',
  },
  ar: {
    subject: (space) => `دعوة إلى «${isolated(space)}» في Knowledge Vault`,
    greeting: 'مرحبًا،',
    reason: (inviter, space) => `وصلتك دعوة من ${isolated(inviter)} إلى المساحة «${isolated(space)}».`,
    somebody: 'شخص ما',
    may: {
      OWNER: 'سيكون دورك «مالك»: يمكنك فعل كل شيء هناك، وإدارة الأعضاء أيضًا.',
      EDITOR: 'سيكون دورك «محرر»: يمكنك القراءة والإضافة وتعديل ما هناك.',
      VIEWER: 'سيكون دورك «مشاهد»: يمكنك قراءة ما هناك.',
    },
    button: 'قبول الدعوة',
    validity: 'يعمل الرابط مرة واحدة، لمدة 14 يومًا. يمكن استخدامه بعد تسجيل الدخول أو إنشاء حساب بأي عنوان.',
    ignore: 'إن كنت لا تعرف ما هذا، يمكنك تجاهل هذه الرسالة.',
  },
  he: {
    subject: (space) => `הזמנה אל ״${isolated(space)}״ ב-Knowledge Vault`,
    greeting: 'שלום,',
    reason: (inviter, space) => `התקבלה עבורך הזמנה מאת ${isolated(inviter)} אל המרחב ״${isolated(space)}״.`,
    somebody: 'מישהו',
    may: {
      OWNER: 'התפקיד שלך יהיה בעלים: אפשר לעשות שם הכול, גם לנהל חברים.',
      EDITOR: 'התפקיד שלך יהיה עריכה: אפשר לקרוא, להוסיף ולשנות את מה שיש שם.',
      VIEWER: 'התפקיד שלך יהיה צפייה: אפשר לקרוא את מה שיש שם.',
    },
    button: 'קבלת ההזמנה',
    validity: 'הקישור פועל פעם אחת, למשך 14 יום. אפשר להשתמש בו אחרי התחברות או הרשמה עם כל כתובת.',
    ignore: 'אם לא ברור במה מדובר, אפשר להתעלם מהודעה זו.',
  },
};

/** The mail that carries the link of an invitation. */
export function invitationMail(language: MailLanguage, { email, role, spaceName, inviterName }: InvitationToSend, link: string): Mail {
  const { subject, greeting, reason, somebody, may, button, validity, ignore } = texts[language];
  const space = inOneLine(spaceName);
  return renderMail({
    to: email,
    language,
    subject: subject(space),
    before: [greeting, `${reason(inOneLine(inviterName ?? '') || somebody, space)} ${may[role]}`],
    link,
    button,
    after: [validity, ignore],
  });
}

const longestName = 80;
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Names are free text of other people: here they take little room, keep their direction to themselves and become no links. */
export function inOneLine(name: string): string {
  const characters = [...name.replace(directionMarks, '').replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  const line = characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : characters.join('');
  return line.replace(/\.(?=\S)/g, '.\u200c');
}
