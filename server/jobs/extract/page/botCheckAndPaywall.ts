import type { DomDocument } from '../text/dom.ts';

/** Longer texts than this are pages, whatever words they have in them. */
const LONGEST_CHECK = 1_500;
const LONGEST_TEASER = 4_000;
/** How much of the end of a text may say that it ends here for who does not pay. */
const END = 700;

const CHECK_TITLES = [
  /^just a moment\W*$/i,
  /^attention required!?( \| cloudflare)?$/i,
  /^access denied$/i,
  /^access to this page has been denied/i,
  /^pardon our interruption/i,
  /^(robot check|bot verification|human verification|security check(point)?|ddos-guard)\b/i,
  /^(are you (a )?(human|robot)|verify(ing)? (that )?you are (a )?human|please verify you are)/i,
  /^(checking your browser|one moment, please|please wait\W*$)/i,
  /^(un momento|verificación de seguridad|einen moment|sicherheitsüberprüfung|vérification de sécurité|请稍候|安全验证|人机验证)/i,
];
const CHECK_PARTS = [
  '#challenge-form, #challenge-running, #cf-challenge-running, #px-captcha, #sec-if-cpt-container, .cf-turnstile, .h-captcha, .g-recaptcha',
  'script[src*="captcha-delivery.com"], iframe[src*="captcha-delivery.com"], script[src*="_Incapsula_Resource"], iframe[src*="_Incapsula_Resource"]',
  'form[action*="validateCaptcha"], script[src*="/cdn-cgi/challenge-platform/"][src*="/orchestrate/"]',
].join();
const CHECK_WORDS =
  /(verify|confirm|prove|make sure) (that )?you('re| are)( not)? (a )?(human|robot|bot)|enable javascript and cookies to continue|unusual (traffic|activity) from your|not a robot/i;

const PAYWALL_WORDS = [
  /subscribe( now| today)? (to|and) (continue|keep|read|unlock|finish)/i,
  /(to (continue|keep) reading|to read the (full|rest)|for (full|unlimited) access)\b/i,
  /(article|story|content|post) is (only )?(available )?(for|to|reserved for) (paying |paid |our )?(subscribers|members)/i,
  /(already a (subscriber|member)|not a subscriber yet|become a (subscriber|member))\?/i,
  /(hazte|suscríbete|regístrate) para (seguir|continuar) leyendo|contenido exclusivo para suscriptores/i,
  /(weiterlesen mit|jetzt abonnieren|nur für abonnenten)|(réservé aux abonnés|abonnez-vous pour lire)/i,
  /(订阅|登录|开通会员)后?(继续|可)阅读|会员专享|有料会員限定|続きを読むには/,
];

/** What on a page looks like a question whether a human is there. To be read before scripts are taken out of it. */
export interface BotCheckSigns {
  readonly inTitle: boolean;
  readonly inMarkup: boolean;
}

export function readBotCheckSigns(document: DomDocument): BotCheckSigns {
  const title = document.title.trim();
  return {
    inTitle: CHECK_TITLES.some((pattern) => pattern.test(title)),
    inMarkup: document.querySelector(CHECK_PARTS) !== null,
  };
}

/** Whether a site asked for a proof that a human is there, and this is the question instead of the page. */
export function isBotCheck({ inTitle, inMarkup }: BotCheckSigns, plainText: string): boolean {
  if (plainText.length > LONGEST_CHECK) return false;
  return inTitle || (inMarkup && (plainText.length < 300 || CHECK_WORDS.test(plainText)));
}

/**
 * Whether only the beginning of an article is there and the rest is for those who pay or sign in.
 * @param declared what the page says of itself (schema.org `isAccessibleForFree`, `article:content_tier`): null when nothing.
 */
export function isPaywalled(declared: { readonly free: boolean | null }, plainText: string): boolean {
  if (plainText.length > LONGEST_TEASER || declared.free === true) return false;
  return declared.free === false || PAYWALL_WORDS.some((pattern) => pattern.test(plainText.slice(-END)));
}
