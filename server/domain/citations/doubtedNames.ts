import { foldText, type Span } from './foldedText.ts';

const runs = /[\p{L}\p{M}\p{N}]+/gu;
/** A sentence begins behind these, and a capital letter tells nothing. */
const opening = /(?:^|[.!?:;…。！？]["'”’»)]*\s+|\n\s*|[•·–—-]\s+)["'“„«‘(¿¡]*$/u;
const capital = /^\p{Lu}/u;

/** What sentences begin with that is no name. */
const beginnings = new Set(
  `a an the this that these those it its he she they we you i his her their our your my there here what which who whom whose when where why how if as at by for from in into of on onto over to with without under upon about after again all also although among and another any because been before being
  below between beyond both but can could despite did do does due during each either even every few first finally for further given had has have having hence however indeed instead is just last later least less like many may might more moreover most much must near neither never next no none nor not nothing now often once
  one only or other others otherwise overall per perhaps rather second several shall should similarly since so some sometimes still such than then therefore third though through throughout thus together too until up was were whereas while will within would yet according additionally people
  der die das den dem des ein eine einen einem einer eines er sie es wir ihr ich man und oder aber auch als am an auf aus bei bis da dabei damit dann dass denn dies diese dieser dieses doch durch erst für hier im in ins ist jede jeder laut mit nach nicht noch nur ob ohne seit seine sein so trotz über um unter viele vom von vor während was weil wenn wer wie wird zu zum zur zwischen
  el la los las lo un una unos unas y e o u de del al en con por para sin sobre según como cuando donde quien que qué es son fue era su sus se este esta estos estas ese esa esto eso hay no ni si ya más muy también tras entre desde hasta durante aunque pero porque cada todo todos toda todas otro otra
  le les l d une des du au aux et ou où dans avec pour par sur sous selon comme quand qui il elle ils elles on nous vous ce cet cette ces son sa ses leur leurs est sont ne pas plus si mais car chaque tout tous après avant depuis pendant entre
  il lo gli i uno un di da su per tra fra con che chi quando dove come è sono non più ma o anche dopo prima secondo
  o os as um uma do da dos das no na nos nas ao em com por para sem sobre segundo que quem quando onde é são foi não mais mas ou também após antes
  в во на и а но он она оно они мы вы это этот эта эти как когда где кто что по из за от до для при без о об с со к ко у не ни же бы так там тут если или также после перед согласно его её их`.split(/\s+/),
);
/** How common words end in English; few names do. */
const commonEnding = /(?:ing|ly|tions?|sions?|ments?|ness|ers|ors|ists|ities|ity|ances?|ences?|isms?|ed|ful|able|ical|ous)$/u;
const german = /(?:^|\s)(?:der|die|das|und|ist|nicht|ein|eine|den|dem|von|mit|im)(?=\s)/giu;
/** From so many German words on a text is taken for German, in which every noun has a capital. */
const fewestGerman = 2;
const months = new Set(
  `january february march april june july august september october november december januar februar märz mai juni juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier février mars avril juin juillet août septembre octobre novembre décembre
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miércoles jueves viernes sábado domingo`.split(/\s+/),
);
const cyrillic = /^\p{Script=Cyrillic}+$/u;

interface Word extends Span {
  readonly letters: string;
  readonly folded: string;
  readonly isCapital: boolean;
  readonly isFirst: boolean;
}

/**
 * The names, months and days of a sentence that none of these texts has. What is a name, capital letters tell: scripts without them have none here. In German, where
 * every noun has one, only names of several words count, and those that are common where they were read.
 * @param evidence folded
 * @param read what tells that a word is a common one: it stands there in small letters
 */
export function doubtedNames(sentence: string, evidence: readonly string[], read: readonly string[]): Span[] {
  const known = new Set(evidence.flatMap((text) => text.match(runs) ?? []));
  let small: ReadonlySet<string> | null = null;
  /** Whether a word stands somewhere in small letters. */
  const isCommon = ({ letters }: Word): boolean => {
    small ??= new Set(read.flatMap((text) => text.match(runs) ?? []));
    return small.has(letters.toLowerCase());
  };
  const isGerman = [...sentence.matchAll(german)].length >= fewestGerman;
  const words = wordsIn(sentence);
  const isName = (word: Word, at: number): boolean => {
    const { letters, folded, isCapital, isFirst } = word;
    if (months.has(folded)) return !isFirst || isCapital;
    if (!isCapital || letters.length < 2) return false;
    const besideCapital = isBeside(sentence, words[at], words[at + 1]) || (isBeside(sentence, words[at - 1], words[at]) && !words[at - 1]?.isFirst);
    if (isGerman) return besideCapital && !(isFirst && beginnings.has(folded)) && !isCommon(word);
    if (!isFirst) return true;
    return !beginnings.has(folded) && (besideCapital || !commonEnding.test(folded)) && !isCommon(word);
  };
  return words.filter((word, at) => !hasName(known, word.folded) && isName(word, at));
}

function wordsIn(sentence: string): Word[] {
  return [...sentence.matchAll(runs)].map(({ 0: letters, index }) => ({
    start: index,
    end: index + letters.length,
    letters,
    folded: foldText(letters, 'parts').folded,
    isCapital: capital.test(letters),
    isFirst: opening.test(sentence.slice(Math.max(0, index - 24), index)),
  }));
}

/** Whether two words are parts of one name: both with capitals, and next to each other. */
function isBeside(sentence: string, one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && one.isCapital && other.isCapital && /^(?:[ \u00A0]|[-‐‑'’])$/u.test(sentence.slice(one.end, other.start));
}

/** Whether these words have a name: itself, or with the ending of another case or number. */
function hasName(known: ReadonlySet<string>, name: string): boolean {
  if (known.has(name)) return true;
  if (name.length < 4) return false;
  const declines = cyrillic.test(name);
  for (const word of known) {
    const [short, long] = word.length < name.length ? [word, name] : [name, word];
    if (short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short)) return true;
    if (declines && cyrillic.test(word) && long.length - short.length <= 2 && short.length >= 5 && long.startsWith(short.slice(0, -2))) return true;
  }
  return false;
}
