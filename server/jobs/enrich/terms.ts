import * as stopword from 'stopword';

/** Words that say nothing about what a text is about, and are in no list of stop words. */
const empty: Record<string, readonly string[]> = {
  en: 'able about above across actually added after against almost along already also although always among another anyone anything around asked away became become becomes before began begin behind below beneath beside besides better between beyond both came can cannot come comes coming could day days despite different done down during each early either end enough even ever every everybody everyone everything example except few found gave get gets getting give given gives goes going gone good got great happen happened hard help high how however important inside instead into itself just keep kept knew know known knows large last late later least left less let like likely little long look looked looking made make makes making man many matter may maybe mean means might month months more most much must near need needed needs neither never new next nobody nothing now number off often old once one only onto open out outside over own part parts past people perhaps place point possible probably put quite rather really right said same saw say says second see seem seemed seems seen several shall should show showed shown shows since small some something sometimes soon start started still such take taken takes taking tell tells than then there these thing things think those thought three through throughout till time times today together told too took toward towards true try turn turned two under understand unless unlike until up upon use used uses using usually very via want wanted wants way ways week weeks well went what when where whereas whether which while who whole whom whose why will with within without word words work worked works world would year years yes yet'.split(' '),
  es: 'ahora alguien algo además antes año años aún bien cada casi cosa cosas cuatro dar debe debía después dice dicho dijo día días dos ejemplo embargo encuentra entonces forma gente general gran grande grandes hace hacen hacer hacia había hecho hizo hora ir lado lugar luego manera mayor mejor menos mes meses mientras mismo momento mucha muchas mucho muchos mundo nada nadie ningún nuevo nueva nuevos parte pasado persona personas poco poder primer primera primero problema pueda pueden puede pues realmente según segundo semana sido siempre sino solo sólo tal tan tarde tener tiempo tiene tienen toda todas todavía todo todos tres único uno usar va vamos varias varios veces ver vez vida'.split(' '),
};

const lists: Record<string, readonly string[]> = {
  ar: stopword.ara,
  de: stopword.deu,
  en: stopword.eng,
  es: stopword.spa,
  fr: stopword.fra,
  hi: stopword.hin,
  it: stopword.ita,
  ja: stopword.jpn,
  ko: stopword.kor,
  nl: stopword.nld,
  pl: stopword.pol,
  pt: [...stopword.por, ...stopword.porBr],
  ru: stopword.rus,
  sv: stopword.swe,
  tr: stopword.tur,
  uk: stopword.ukr,
  zh: stopword.zho,
};

const stopwords = new Map<string, ReadonlySet<string>>();
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string | null, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language ?? 'en', { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** A word of a text that carries meaning. */
export interface Term {
  readonly word: string;
  /** The same for all forms that a reader takes for one word: case, accents and plurals apart. */
  readonly folded: string;
  /** Its place among all words of the text, stop words and ends of sentences included. */
  readonly place: number;
}

/** The words of a text that carry meaning, by the rules of its language (also where words are not set apart). */
export function termsOf(text: string, language: string | null): Term[] {
  const ignored = stopwordsOf(language);
  const terms: Term[] = [];
  let place = 0;
  for (const { segment, isWordLike } of segmenterOf(language, 'word').segment(text)) {
    if (!isWordLike) {
      // Words of two sentences are no pair.
      if (/[.!?:;…。！？；\n]/u.test(segment)) place += 1;
      continue;
    }
    place += 1;
    const lower = segment.toLowerCase();
    if (!/\p{L}/u.test(segment) || ignored.has(lower) || lower.length < (isIdeographic(segment) ? 2 : 3)) continue;
    terms.push({ word: segment, folded: fold(segment), place });
  }
  return terms;
}

/** The sentences of a text, each on one line. */
export function sentencesOf(text: string, language: string | null): string[] {
  return [...segmenterOf(language, 'sentence').segment(text)].map(({ segment }) => segment.replace(/\s+/g, ' ').trim()).filter((sentence) => sentence !== '');
}

/** A word without case, accents and the commonest endings of plurals. */
export function fold(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’'].*$/u, '');
  if (isIdeographic(plain) || plain.length < 5) return plain;
  return plain.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$/, '').replace(/(?<!s)s$/, '');
}

/** Whether words of this script are not set apart by blanks. */
export function isIdeographic(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}

function stopwordsOf(language: string | null): ReadonlySet<string> {
  const key = language ?? 'en';
  const known = stopwords.get(key) ?? new Set([...(lists[key] ?? stopword.eng), ...(empty[key] ?? [])]);
  stopwords.set(key, known);
  return known;
}
