import type { AccountMailKind } from '#server/domain/account/accountMail.job.ts';
import type { MailLanguage } from '#server/platform/db/generated/client.ts';
import { isolated, renderMail } from '#server/platform/mail/mailTemplate.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Words {
  readonly subject: string;
  readonly text: (detail: string) => string;
}

interface Texts {
  readonly greeting: string;
  readonly kinds: Record<AccountMailKind, Words>;
  readonly button: string;
  readonly wasIt: string;
  readonly link: { readonly subject: string; readonly text: string; readonly button: string; readonly validity: string; readonly ignore: string };
}

const texts: Record<MailLanguage, Texts> = {
  en: {
    greeting: 'Hello,',
    kinds: {
      newSignIn: { subject: 'New sign-in to your Knowledge Vault', text: (from) => `Somebody signed in to your account from a device and an address that were not there before: ${from}` },
      newApiKey: { subject: 'New API key for your Knowledge Vault', text: (name) => `An API key was made for your account: ${name}` },
      passwordChanged: { subject: 'Your Knowledge Vault password was changed', text: () => 'The password of your account was changed.' },
      emailChangeRequested: { subject: 'Your Knowledge Vault address is to change', text: (email) => `Somebody asked to change the address of your account to ${email}. It stays as it is until the link in the mail there is followed.` },
      emailChanged: { subject: 'Your Knowledge Vault address was changed', text: (email) => `The address of your account is now ${email}.` },
      passkeyAdded: { subject: 'New passkey for your Knowledge Vault', text: (name) => `A passkey was added to your account, which signs you in without the password: ${name}` },
      passkeyRemoved: { subject: 'Passkeys of your Knowledge Vault were removed', text: (names) => `These passkeys no longer sign you in to your account: ${names}` },
    },
    button: 'See where you are signed in',
    wasIt: 'If this was you, there is nothing to do. If not, change your password and end all other sessions.',
    link: { subject: 'Confirm your new address for Knowledge Vault', text: 'Follow this link to make this the address of your account:', button: 'Confirm this address', validity: 'The link works once, for a day. All your other sessions end with it.', ignore: 'If you did not ask for this, you can ignore this mail.' },
  },
  es: {
    greeting: 'Hola:',
    kinds: {
      newSignIn: { subject: 'Nuevo inicio de sesión en tu Knowledge Vault', text: (from) => `Alguien ha iniciado sesión en tu cuenta desde un dispositivo y una dirección nuevos: ${from}` },
      newApiKey: { subject: 'Nueva clave API de tu Knowledge Vault', text: (name) => `Se ha creado una clave API para tu cuenta: ${name}` },
      passwordChanged: { subject: 'Se ha cambiado la contraseña de tu Knowledge Vault', text: () => 'Se ha cambiado la contraseña de tu cuenta.' },
      emailChangeRequested: { subject: 'La dirección de tu Knowledge Vault va a cambiar', text: (email) => `Alguien ha pedido cambiar la dirección de tu cuenta a ${email}. No cambia nada hasta que se siga el enlace enviado allí.` },
      emailChanged: { subject: 'Se ha cambiado la dirección de tu Knowledge Vault', text: (email) => `La dirección de tu cuenta es ahora ${email}.` },
      passkeyAdded: { subject: 'Nueva llave de acceso de tu Knowledge Vault', text: (name) => `Se ha añadido a tu cuenta una llave de acceso, con la que se inicia sesión sin contraseña: ${name}` },
      passkeyRemoved: { subject: 'Se han quitado llaves de acceso de tu Knowledge Vault', text: (names) => `Estas llaves de acceso ya no sirven para iniciar sesión en tu cuenta: ${names}` },
    },
    button: 'Ver dónde has iniciado sesión',
    wasIt: 'Si has sido tú, no hay nada que hacer. Si no, cambia tu contraseña y cierra todas las demás sesiones.',
    link: { subject: 'Confirma tu nueva dirección de Knowledge Vault', text: 'Sigue este enlace para que esta sea la dirección de tu cuenta:', button: 'Confirmar esta dirección', validity: 'El enlace funciona una sola vez, durante un día. Todas tus demás sesiones se cerrarán.', ignore: 'Si no lo has pedido tú, puedes ignorar este mensaje.' },
  },
  zh: {
    greeting: '您好：',
    kinds: {
      newSignIn: { subject: '您的 Knowledge Vault 有新的登录', text: (from) => `有人从新的设备和地址登录了您的账户：${from}` },
      newApiKey: { subject: '您的 Knowledge Vault 有新的 API 密钥', text: (name) => `已为您的账户创建 API 密钥：${name}` },
      passwordChanged: { subject: '您的 Knowledge Vault 密码已更改', text: () => '您账户的密码已更改。' },
      emailChangeRequested: { subject: '您的 Knowledge Vault 邮箱即将更改', text: (email) => `有人请求将您账户的邮箱更改为 ${email}。在点击发往该邮箱的链接之前，一切保持不变。` },
      emailChanged: { subject: '您的 Knowledge Vault 邮箱已更改', text: (email) => `您账户的邮箱现在是 ${email}。` },
      passkeyAdded: { subject: '您的 Knowledge Vault 有新的通行密钥', text: (name) => `您的账户添加了通行密钥，可无需密码登录：${name}` },
      passkeyRemoved: { subject: '您的 Knowledge Vault 通行密钥已移除', text: (names) => `以下通行密钥不再能登录您的账户：${names}` },
    },
    button: '查看登录位置',
    wasIt: '如果是您本人操作，则无需处理。否则请更改密码并结束所有其他会话。',
    link: { subject: '确认您在 Knowledge Vault 的新邮箱', text: '请点击以下链接，将此邮箱设为您账户的邮箱：', button: '确认此邮箱', validity: '该链接仅可使用一次，一天内有效。您的所有其他会话将随之结束。', ignore: '如果这不是您的操作，请忽略此邮件。' },
  },
  ar: {
    greeting: 'مرحبًا،',
    kinds: {
      newSignIn: { subject: 'تسجيل دخول جديد إلى Knowledge Vault', text: (from) => `سُجّل الدخول إلى حسابك من جهاز وعنوان لم يُستخدما من قبل: ${isolated(from)}` },
      newApiKey: { subject: 'مفتاح API جديد في Knowledge Vault', text: (name) => `أُنشئ مفتاح API لحسابك: ${isolated(name)}` },
      passwordChanged: { subject: 'تم تغيير كلمة مرورك في Knowledge Vault', text: () => 'تم تغيير كلمة مرور حسابك.' },
      emailChangeRequested: { subject: 'سيتغير عنوانك في Knowledge Vault', text: (email) => `طُلب تغيير عنوان حسابك إلى ${isolated(email)}. يبقى كما هو حتى يُفتح الرابط في الرسالة المرسلة إلى هناك.` },
      emailChanged: { subject: 'تم تغيير عنوانك في Knowledge Vault', text: (email) => `عنوان حسابك الآن ${isolated(email)}.` },
      passkeyAdded: { subject: 'مفتاح مرور جديد في Knowledge Vault', text: (name) => `أُضيف إلى حسابك مفتاح مرور يسجّل دخولك من دون كلمة المرور: ${isolated(name)}` },
      passkeyRemoved: { subject: 'أُزيلت مفاتيح مرور من Knowledge Vault', text: (names) => `لم تعد مفاتيح المرور هذه تسجّل دخولك إلى حسابك: ${isolated(names)}` },
    },
    button: 'عرض الأماكن التي سجّلت الدخول منها',
    wasIt: 'إن كان ذلك منك، فلا داعي لفعل شيء. وإلا فغيّر كلمة مرورك وأنهِ كل الجلسات الأخرى.',
    link: { subject: 'تأكيد عنوانك الجديد في Knowledge Vault', text: 'يجعل هذا الرابط هذا العنوان عنوان حسابك:', button: 'تأكيد هذا العنوان', validity: 'يعمل الرابط مرة واحدة، لمدة يوم واحد. تنتهي معه كل جلساتك الأخرى.', ignore: 'إن لم يكن الطلب منك، يمكنك تجاهل هذه الرسالة.' },
  },
  he: {
    greeting: 'שלום,',
    kinds: {
      newSignIn: { subject: 'התחברות חדשה ל-Knowledge Vault', text: (from) => `בוצעה התחברות לחשבונך ממכשיר ומכתובת שלא היו קודם: ${isolated(from)}` },
      newApiKey: { subject: 'מפתח API חדש ב-Knowledge Vault', text: (name) => `נוצר מפתח API לחשבונך: ${isolated(name)}` },
      passwordChanged: { subject: 'הסיסמה שלך ב-Knowledge Vault שונתה', text: () => 'סיסמת החשבון שלך שונתה.' },
      emailChangeRequested: { subject: 'הכתובת שלך ב-Knowledge Vault עומדת להשתנות', text: (email) => `התקבלה בקשה לשנות את כתובת חשבונך אל ${isolated(email)}. היא נשארת כפי שהיא עד שייפתח הקישור בהודעה שנשלחה לשם.` },
      emailChanged: { subject: 'הכתובת שלך ב-Knowledge Vault שונתה', text: (email) => `כתובת החשבון שלך היא עכשיו ${isolated(email)}.` },
      passkeyAdded: { subject: 'מפתח גישה חדש ב-Knowledge Vault', text: (name) => `נוסף לחשבונך מפתח גישה, שמחבר אותך בלי הסיסמה: ${isolated(name)}` },
      passkeyRemoved: { subject: 'מפתחות גישה הוסרו מ-Knowledge Vault', text: (names) => `מפתחות הגישה האלה אינם מחברים אותך עוד לחשבונך: ${isolated(names)}` },
    },
    button: 'היכן החשבון שלך מחובר',
    wasIt: 'אם זה נעשה על ידך, אין צורך לעשות דבר. אם לא, יש לשנות את הסיסמה ולסיים את כל החיבורים האחרים.',
    link: { subject: 'אישור הכתובת החדשה שלך ב-Knowledge Vault', text: 'הקישור הזה הופך כתובת זו לכתובת של חשבונך:', button: 'אישור כתובת זו', validity: 'הקישור פועל פעם אחת, למשך יום אחד. כל החיבורים האחרים שלך מסתיימים איתו.', ignore: 'אם הבקשה אינה ממך, אפשר להתעלם מהודעה זו.' },
  },
};

/** The mail that tells somebody what happened to their account. @param detail free text, perhaps of whoever did it */
export function accountMail(language: MailLanguage, to: string, kind: AccountMailKind, detail: string, link: string): Mail {
  const { greeting, kinds, button, wasIt } = texts[language];
  const { subject, text } = kinds[kind];
  return renderMail({ to, language, subject, before: [greeting, text(inOneLine(detail))], link, button, after: [wasIt] });
}

/** The mail whose link makes an address somebody's. */
export function emailChangeMail(language: MailLanguage, to: string, link: string): Mail {
  const { greeting, link: words } = texts[language];
  return renderMail({ to, language, subject: words.subject, before: [greeting, words.text], link, button: words.button, after: [words.validity, words.ignore] });
}

const longest = 200;

/** What others wrote takes little room and becomes no link. */
function inOneLine(text: string): string {
  const characters = [...text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  const line = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
  return line.replaceAll('://', ':\u200c//');
}
