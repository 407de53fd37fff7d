import * as stopword from 'stopword';

/** Words that say nothing about what a text is about, and are in no list of stop words. */
const empty: Record<string, readonly string[]> = {
  en: 'able actually added almost already although always another anyone anything asked away became become becomes began begin behind better came come comes coming day days different done early end enough even ever every everybody everyone everything example found gave get gets getting give given gives goes going gone good got great happen happened hard help high however important instead itself keep kept knew know known knows large last late later least left less let like likely little long look looked looking made make makes making man many matter maybe mean means might month months much must need needed needs never new next nobody nothing now number often old once one open part parts people perhaps place point possible probably put quite rather really right said saw say says second see seem seemed seems seen several show showed shown shows since small something sometimes soon start started still take taken takes taking tell tells thing things think thought three time times today together told took toward true try turn turned two understand use used uses using usually want wanted wants way ways week weeks well went whether whole without word words work worked works world year years yes yet'.split(' '),
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
