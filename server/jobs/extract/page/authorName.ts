import { oneLine } from '../text/words.ts';
import { withoutDates } from './writtenDate.ts';

const LEAD_INS = [
  'by|written by|posted( on)? by|published on by|published by|author|story by|words by|text by|reported by|article by|view all (posts|articles) by|more (posts|articles) by|about the author|about',
  'von|(verfasst|geschrieben|erstellt|veröffentlicht|gepostet) am von|verfasst von|geschrieben von|erstellt von|veröffentlicht von|eingestellt von|gepostet von|gespeichert von|publiziert von|vom|artikel von|(blog ?)?beitrag von|(ein|eine) (artikel|(gast|blog)?beitrag|kommentar|interview|kolumne|bericht|essay|text|reportage) von|text|text von|autor(in|en)?|autor/in|über|alles von|zeige alle beiträge von|alle (beiträge|artikel) von|interview',
  'por|escrito por|publicado por|par|écrit par|publié par|di|scritto da|door|geschreven door|av|af|przez|autorzy?|auteur|redakcja|reporter|автор|作者|文',
].join('|');
const LEAD_IN = new RegExp(`^\\W*(?:${LEAD_INS})(?:\\s*[:：]\\s*|\\s+)`, 'iu');
/** What stands where an author would, and is none. */
const NO_NAME = new RegExp(
  `^(?:${LEAD_INS}|posted on|published( on)?|publisher|updated|last( updated)?|follow( us)?|share|uncategorized|beitrag|zur .*übersicht|no author|unknown( author)?|anonymous|anónimo|anonym|admin|administrator|super user|editor|staff|guest|name.*|alle beiträge|aktuelle meldung|paid content|actualizado( el)?|veröffentlicht( am)?|gepostet am|home|blog|contact|kontakt|mehr( zum autor)?|profil|profile|website|twitter|facebook|email|e-mail|留言|分享|回覆)$`,
  'iu',
);
/** "1009 Artikel", "(23 posts)", "18 Kommentare". */
const COUNTS = /\(?\b\d+\s+(artikel|beiträge|posts?|articles?|comments?|kommentare?|shares?|followers?)\b\)?/giu;
const TAIL = /\s*(\||·|•|–|—|→|›|»|\bin\s+(der\s+)?(kategorie|category)?|\b(kategorien?|categories|shares?|teilen|follow|veröffentlicht|published|updated|posted|aktualisiert|publiziert|gespeichert|stand|mis à jour|publié|publicado)\b|\bon\s+\w+day\b|\b(am|on|le)$|\b(illustration(en)?|fotos?|photos?|bilder)\b|\bin\s*$|,\s*$|-\s*$).*$/iu;
const HANDLE = /\s+(@[\w.]+|\(\p{Ll}{1,4}\))$/u;
const longestName = 100;
const mostWords = 12;

/**
 * The name in a line that says who wrote a page: "8 January 2020 · by Ann Lee · in Travel" is "Ann Lee", and "Posted on" nobody. Null where there is none.
 */
export function authorIn(line: string | null | undefined): string | null {
  let name = oneLine(line, 400);
  if (name === null) return null;
  name = withoutDates(name).replace(COUNTS, ' ').replace(/^[\s|·•,–—:;/-]+|[\s|·•–—/-]+$/gu, '').replace(/\s+/g, ' ').trim();
  for (let next = name.replace(LEAD_IN, ''); next !== name; next = name.replace(LEAD_IN, '')) name = next;
  name = name.replace(TAIL, '').replace(HANDLE, '').replace(/^[\s|·•,–—:;/-]+|[\s|·•,–—:;/-]+$/gu, '').trim();
  if (name.length < 2 || name.length > longestName || name.split(' ').length > mostWords) return null;
  if (NO_NAME.test(name) || !/\p{L}{2}|\p{L}\.|^[\p{Script=Han}\p{L}]/u.test(name) || /[@?!{}<>#]|https?:/.test(name)) return null;
  // Many are known by a name with a year in it; elsewhere so many digits are no part of one.
  if (/\d{3}/.test(name) && !/^\p{L}{3}[\p{L}\d_.-]*$/u.test(name)) return null;
  return name;
}

/** The same of the line that stands first in a text, which may be a phrase. */
export function authorInByline(line: string | null): string | null {
  const name = authorIn(line);
  return name !== null && (looksLikeNames(name) || !name.includes(' ')) ? withoutRole(name) : null;
}

/** What may stand in small letters within a name, and between two names. */
const PARTICLE = /^(von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|do|dos|du|la|le|les|el|al|bin|ibn|ten|ter|af|av|y|e|i|and|und|et|en|with|mit|&)$/u;

/** Whether a line looks like the names of people rather than a phrase: words that begin in capitals, or are in a script that has none. */
export function looksLikeNames(line: string): boolean {
  const words = line.split(/[\s,/;]+/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => PARTICLE.test(word) || /^[\p{Lu}\p{Lt}\p{Lo}("'„]/u.test(word)) && !PARTICLE.test(words[0] ?? '');
}

const FULL_NAME = /^(?:(?:Prof|Dr|Mag)\.\s+)*\p{Lu}(?:[\p{L}’']+(?:-\p{Lu}[\p{L}’']+)*|\.)(?:\s+(?:\p{Lu}\.|von|van|de|der|zu))*\s+\p{Lu}[\p{L}’']+(?:-\p{Lu}[\p{L}’']+)*$/u;

/** Words that stand in front of things rather than of family names. */
const NO_FIRST_NAME = /^(alle|all|aktuelle?|bild|der|deutsche[nrs]?|die|das|foto|handball|last|letzte|mehr|more|neue|new|photo|posted|published|read|the|updated|zum|zur)\s|\b(schweiz|österreich|deutschland|änderung|sprache|on)$/iu;

/** Whether a line is nothing but the name of one person, first and last. Three capitalised words may be anything. */
export const isFullName = (line: string): boolean => line.length <= 40 && FULL_NAME.test(line) && !NO_FIRST_NAME.test(line) && !isOrganisation(line);

/** Whether this may be the name of somebody with several first or family names. */
export function mayBeFullName(line: string): boolean {
  const words = line.split(' ');
  return isFullName(line) || (words.length >= 2 && words.length <= 4 && looksLikeNames(line) && !NO_FIRST_NAME.test(line) && !/\d/.test(line) && !isOrganisation(line));
}

/** What stands behind a name and says what somebody does, has studied, or for whom: an office, letters, one word, a newsroom. */
const ROLE = /^\p{Ll}|^[^\s]+$|\p{Lu}{3}/u;

/** A name without what is said of whom it belongs to: "Ann Lee, PhD", "Ann Lee, The Halden Review". Several names stay as they are. */
export function withoutRole(named: string): string {
  const [, alone = ''] = /^([^()]+?)\s*\(\S+(?:\s\S+){0,2}\)$/u.exec(named) ?? [];
  const line = (isFullName(alone) ? alone : named).replace(/\s+(im Gespräch mit|in conversation with)\s+/u, ', ');
  const [before = ''] = line.split(/\s*:\s*/u);
  if (before !== line && isFullName(before)) return before;
  const [name = '', ...others] = line.split(/\s*,\s+|\s+,\s*/u);
  return others.length > 0 && isFullName(name) && others.every((other) => ROLE.test(other) || isOrganisation(other)) ? name : line;
}

const ORGANISATION = new RegExp(
  '(^|[^\\p{L}])(gmbh|ag|kg|eg|e\\.\\s?v|inc|ltd|llc|verlag|verband|verein|stiftung|zeitung|nachrichten|redaktion\\p{L}*|redacci[oó]n|redakcja|r[ée]daction|redazione|redactie|editorial|editors?|staff|team|agentur\\p{L}*|agenc(y|ies)|news|online|press(e|estelle)?|magazin\\p{L}*|tv|radio|ministerium|institut\\p{L}*|universit\\p{L}*|university|partei|fraktion|reuters|afp|dpa|apa|efe|jiji|company|group|media|kitchens?|welle|rundfunk|bund|bank|union|spiele|akademie|museum|mediathek|commons|zoo|club|clinic|hospital|church|kirche)(?![\\p{L}])|\\p{L}(stiftung|verband|zeitung|verlag|ministerium|redaktion)(?![\\p{L}])|(^|[^\\p{L}])[\\p{L}\\d-]+\\.(com|net|org|info|eu|de|at|ch|fr|es|it|pl|uk|nl|ru|br)(?![\\p{L}])',
  'iu',
);

/** Whether a name is that of a company, an office or a site, as far as names tell. */
export const isOrganisation = (name: string): boolean => ORGANISATION.test(name);

/** What one signs in with rather than what one is called. */
export const isUserName = (name: string): boolean => /^(\w*admin\w*|administrator|editor|redaktion|webmaster|root|user\d*|author|no author|staff)$|@|\[at\]/i.test(name) || /^[a-z\d]+[._-][a-z\d._-]+$|^[a-z]+\d+$|^[a-z]{8,}$|^\p{Lu}{1,4}$/u.test(name);
