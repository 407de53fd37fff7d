import { isDense } from '../text/language.ts';
import { letters, wordSet } from '../text/words.ts';

/** What stands where the text should: the question whether one agrees to be followed, or that one should pay. */
export type Notice = 'CONSENT' | 'PAYWALL';

/** Longer texts have more in them than that. */
const longestConsent = 6_000;
const longestOffer = 1_200;
const shortestLine = 12;

const FOLLOWED = /cookies?\b|consent|tracking|tracker|personal data|personenbezogen|datenschutz|einwillig|données personnelles|traceurs|datos personales|dati personali|dados pessoais|gdpr|dsgvo|rgpd|legitimate interest|berechtigtes interesse|advertis|personali[sz]ed|partners?\b|vendors?\b|anbieter|third[- ]part|geräte-?kennung|identifiers|个人(信息|数据)|隐私|クッキー|個人情報/iu;
const AGREE = /\b(accept|agree|reject|decline|refuse|manage (options|settings|preferences)|allow all|opt[- ]out|withdraw|your choices|privacy (policy|settings|center)|zustimm|akzeptier|ablehn|einstellungen|widerruf|accepte[rz]?|refuse[rz]|paramétre|aceptar|acepta|rechazar|configura|accett|rifiut|aceitar|recusar|akkoord|accepteren|zgadzam)|同意|接受|拒绝|許可/iu;
const OFFER = /subscri(be|ption)|already a (subscriber|member)|sign in|log in|unlimited access|per month|\bpaywall|free trial|abonn|anmelden|registrier|suscri|iniciar sesión|connectez-vous|assine|abbonati|订阅|登录|会员|購読|ログイン/iu;

/**
 * Whether what was read of a page is no text but a notice in its place. A text about such things says in its title what it is about.
 * @param title of the page: a text that has most of its words is about them
 */
export function noticeIn(plainText: string, title: string | null): Notice | null {
  if (plainText.length > longestConsent || isAbout(plainText, title)) return null;
  const lines = plainText.split('\n').map((line) => line.trim()).filter((line) => line.length >= (isDense(line) ? shortestLine / 3 : shortestLine));
  const share = (words: RegExp) => lines.filter((line) => words.test(line)).reduce((sum, line) => sum + line.length, 0) / lines.reduce((sum, line) => sum + line.length, 1);
  if (AGREE.test(plainText) && share(FOLLOWED) >= 0.6) return 'CONSENT';
  return plainText.length <= longestOffer && share(OFFER) >= 0.6 ? 'PAYWALL' : null;
}

function isAbout(plainText: string, title: string | null): boolean {
  const words = [...wordSet(title ?? '')].filter((word) => word.length > 3 || isDense(word));
  const text = plainText.toLowerCase();
  return words.length >= 2 && words.filter((word) => text.includes(word)).length * 2 > words.length && letters(title ?? '') !== '';
}
