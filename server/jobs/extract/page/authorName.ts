import { oneLine } from '../text/words.ts';
import { withoutDates } from './writtenDate.ts';

const LEAD_INS = [
  'by|written by|posted by|published by|author|story by|words by|text by|reported by|article by|view all (posts|articles) by|more (posts|articles) by|about the author|about',
  'von|verfasst von|geschrieben von|erstellt von|veröffentlicht von|eingestellt von|gepostet von|vom|artikel von|ein (artikel|beitrag|gastbeitrag|kommentar|interview) von|text|autor(in|en)?|über|zeige alle beiträge von|alle (beiträge|artikel) von|interview',
  'por|escrito por|publicado por|par|écrit par|publié par|di|scritto da|door|geschreven door|av|af|przez|autorzy?|auteur|redakcja|reporter|автор|作者|文',
].join('|');
const LEAD_IN = new RegExp(`^\\W*(?:${LEAD_INS})(?:\\s*[:：]\\s*|\\s+)`, 'iu');
/** What stands where an author would, and is none. */
const NO_NAME = new RegExp(
  `^(?:${LEAD_INS}|posted on|published( on)?|updated|last( updated)?|follow( us)?|share|uncategorized|beitrag|zur .*übersicht|no author|unknown author|anonymous|admin|administrator|editor|staff|guest|name.*|alle beiträge|veröffentlicht( am)?|gepostet am|home|blog|contact|kontakt|mehr( zum autor)?|profil|profile|website|twitter|facebook|email|e-mail)$`,
  'iu',
);
/** "1009 Artikel", "(23 posts)", "18 Kommentare". */
const COUNTS = /\(?\b\d+\s+(artikel|beiträge|posts?|articles?|comments?|kommentare?|shares?|followers?)\b\)?/giu;
const TAIL = /\s*(\||·|•|–|—|→|›|»|\bin\s+(der\s+)?(kategorie|category)?|\b(kategorien?|categories|shares?|follow|veröffentlicht|published|updated|posted|aktualisiert|publiziert|gespeichert|stand|mis à jour|publié|publicado)\b|\bon\s+\w+day\b|\bam$|\bon$|\bin\s*$|,\s*$|-\s*$).*$/iu;
const longestName = 100;
const mostWords = 12;

/**
 * The name in a line that says who wrote a page: "8 January 2020 · by Ann Lee · in Travel" is "Ann Lee", and "Posted on" nobody. Null where there is none.
 */
export function authorIn(line: string | null | undefined): string | null {
  let name = oneLine(line, 400);
  if (name === null) return null;
  name = withoutDates(name).replace(COUNTS, ' ').replace(/^[\s|·•,–—:;/-]+/u, '').replace(/\s+/g, ' ').trim();
  for (let next = name.replace(LEAD_IN, ''); next !== name; next = name.replace(LEAD_IN, '')) name = next;
  name = name.replace(TAIL, '').replace(/^[\s|·•,–—:;/-]+|[\s|·•,–—:;/-]+$/gu, '').trim();
  if (name.length < 2 || name.length > longestName || name.split(' ').length > mostWords) return null;
  if (NO_NAME.test(name) || !/\p{L}{2}|\p{L}\.|^[\p{Script=Han}\p{L}]/u.test(name) || /[@?!{}<>]|https?:/.test(name)) return null;
  // Many are known by a name with a year in it; elsewhere so many digits are no part of one.
  if (/\d{3}/.test(name) && !/^\p{L}{3}[\p{L}\d_.-]*$/u.test(name)) return null;
  return name;
}
