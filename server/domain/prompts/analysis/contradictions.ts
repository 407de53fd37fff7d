import { type Finding, finding, quoteOf } from './finding.ts';
import { type KnownLanguage, knownLanguages, says, without } from './lexicon.ts';
import { type Sentence, wordsOf } from './sentences.ts';

/** So many sentences that ask for something are held against each other. */
const mostCompared = 500;
const mostWords = 40;

/** Words that say nothing of what is asked for. */
const empty: ReadonlySet<string> = new Set(
  'a an the always must should shall please only ever any all every be to of in on for and or with your you it its this that these those make sure kindly strictly at el la los las un una unos unas de del que en y o por favor siempre debes debe tu su con para 请 要 的 了 应 该 须 必 始 终 总 是 会 你 您 一 个 من في على يجب أن دائما دائمًا هذا هذه את של תמיד יש חייב עליך'.split(' '),
);

/** Looks for sentences that ask for what others forbid, and for what cannot hold together. */
export function findContradictions(sentences: readonly Sentence[], language: KnownLanguage | null): Finding[] {
  const rules = sentences.filter(({ isHeading, text }) => !isHeading && text.length < 600 && !says('condition', text, language ? [language] : knownLanguages));
  return [...(language === null ? [] : opposites(rules, language)), ...atOdds(rules), ...crossedLimits(rules)];
}

interface Rule {
  readonly sentence: Sentence;
  readonly words: ReadonlySet<string>;
  readonly isNot: boolean;
}

/** "Name sources." and "Do not name sources." */
function opposites(sentences: readonly Sentence[], language: KnownLanguage): Finding[] {
  const rules = sentences.slice(0, mostCompared).flatMap((sentence): Rule[] => {
    const isNot = says('not', sentence.text, [language]);
    const words = new Set(wordsOf(without('not', sentence.text, language)).filter((word) => !empty.has(word)).map(stem));
    return words.size < 2 || words.size > mostWords ? [] : [{ sentence, words, isNot }];
  });
  const byWord = new Map<string, Rule[]>();
  const found: Finding[] = [];
  for (const rule of rules) {
    const candidates = new Set([...rule.words].flatMap((word) => byWord.get(word) ?? []));
    const other = [...candidates].find((one) => one.isNot !== rule.isNot && areTheSame(one.words, rule.words));
    if (other) found.push(finding('OPPOSITE', placeOf(rule.sentence), { other: quoteOf(other.sentence.text) }));
    // Two that are the same share all words but one: so one of these two.
    for (const telling of [...rule.words].slice(0, 2)) byWord.set(telling, [...(byWord.get(telling) ?? []), rule]);
  }
  return found;
}

/** Whether one says no more than a word beyond the other, and all of it. */
function areTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  return large.size <= small.size + (small.size > 2 ? 1 : 0) && [...small].every((word) => large.has(word));
}

const stem = (word: string): string => (/^[a-z]{4,}$/.test(word) ? word.replace(/(?:ing|ed|es|s)$/, '').replace(/e$/, '') : word);

const placeOf = ({ at, start, end }: Sentence) => ({ at, range: { start, end } });

const word = (some: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${some})(?![\\p{L}\\p{M}])`, 'iu');

/** Each pair cannot hold together. Chinese words have no borders. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    word('brief|briefly|concise|concisely|succinct|succinctly|keep it short|short answers?|as short as possible|breve|brevemente|conciso|concisa|موجز|موجزة|باختصار|بإيجاز|תמציתי|תמציתית|בקצרה|קצר'),
    word('detailed|in detail|in great detail|comprehensive|comprehensively|thorough|thoroughly|exhaustive|exhaustively|at length|as much detail as possible|detallado|detallada|en detalle|exhaustivo|exhaustiva|extenso|مفصل|مفصلة|بالتفصيل|شامل|מפורט|מפורטת|בפירוט|מקיף'),
  ],
  [/简短|简洁|简明|简要|扼要/u, /详细|详尽|全面|尽可能多/u],
  [word('formal|formally|professional tone|formal tone|tono formal|رسمي|רשמי'), word('informal|informally|casual|casually|slang|chatty|coloquial|غير رسمي|عامي|לא רשמי|סלנג')],
  [/正式(?!的?名)/u, /口语化|随意|非正式/u],
  [word('only json|just json|valid json only|json only|only valid json|only with json|nothing but json|solo json|únicamente json|json فقط|רק json'), word('bullets?|bullet points?|markdown|table|prose|explain your|explanation|in plain text|viñetas|tabla|prosa|explicación|جدول|نقاط|טבלה|נקודות')],
  [/(?:仅|只)(?:返回|输出|用)?\s?json/iu, /表格|要点|markdown|解释/iu],
  [word('first person|primera persona|بضمير المتكلم|גוף ראשון'), word('third person|tercera persona|بضمير الغائب|גוף שלישי')],
  [/第一人称/u, /第三人称/u],
];

/** "Be brief." and "Explain in detail." */
function atOdds(sentences: readonly Sentence[]): Finding[] {
  const plain = sentences.filter(({ text }) => !says('not', text));
  return pairs.flatMap((pair) => {
    const [a, b] = pair.map((side) => plain.find(({ text }) => side.test(text)));
    if (!a || !b) return [];
    // Where one sentence speaks of both it weighs them itself.
    if (a === b) return [];
    const [former, later] = a.at < b.at || (a.at === b.at && a.start < b.start) ? [a, b] : [b, a];
    return [finding('AT_ODDS', placeOf(later), { other: quoteOf(former.text) })];
  });
}

const units: readonly (readonly [string, RegExp])[] = [
  ['word', /^(?:words?|palabras?|字|词|كلمات|كلمة|מילים|מילה)/iu],
  ['sentence', /^(?:sentences?|frases?|oraciones|oración|句|جمل|جملة|משפטים|משפט)/iu],
  ['paragraph', /^(?:paragraphs?|párrafos?|段|فقرات|فقرة|פסקאות|פסקה)/iu],
  ['point', /^(?:(?:bullet )?points?|bullets?|items?|puntos?|viñetas?|点|条|项|نقاط|نقطة|נקודות)/iu],
];
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, 一: 1, 两: 2, 三: 3, 四: 4, 五: 5, 十: 10 };
const limit =
  /(?<most>at most|no more than|not more than|up to|a maximum of|maximum|under|fewer than|less than|como máximo|máximo|no más de|不超过|最多|على الأكثر|لا يزيد عن|לכל היותר|עד)|(?<least>at least|no fewer than|no less than|a minimum of|minimum|more than|over|al menos|como mínimo|mínimo|más de|至少|不少于|على الأقل|לפחות)|(?<exact>exactly|precisely|exactamente|恰好|正好|بالضبط|בדיוק)/giu;

interface Limit {
  readonly sentence: Sentence;
  readonly unit: string;
  readonly kind: 'most' | 'least' | 'exact';
  readonly count: number;
}

/** "At most three sentences." and "At least five sentences." */
function crossedLimits(sentences: readonly Sentence[]): Finding[] {
  const limits = sentences.flatMap((sentence): Limit[] =>
    [...sentence.text.matchAll(limit)].flatMap(({ index, 0: said, groups }) => {
      const rest = sentence.text.slice(index + said.length, index + said.length + 40);
      const [whole = '', written = ''] = /^\s{0,3}(\d{1,7}|\p{L}{1,8}?(?=[\s句段字词点条项]))\s{0,3}(?:short |long |full |个)?/iu.exec(rest) ?? [];
      const count = /^\d+$/.test(written) ? Number(written) : numbers[written.toLowerCase()];
      const unit = units.find(([, pattern]) => pattern.test(rest.slice(whole.length)))?.[0];
      if (count === undefined || unit === undefined) return [];
      return [{ sentence, unit, kind: groups?.['most'] ? 'most' : groups?.['least'] ? 'least' : 'exact', count }];
    }),
  );
  return units.flatMap(([unit]) => {
    // Of all before, only the narrowest bounds can clash first.
    let most: Limit | undefined;
    let least: Limit | undefined;
    for (const one of limits) {
      if (one.unit !== unit) continue;
      const former = most && leastOf(one) > most.count ? most : least && mostOf(one) < least.count ? least : undefined;
      if (former) return [finding('LIMITS_CROSS', placeOf(one.sentence), { other: quoteOf(former.sentence.text) })];
      if (one.kind !== 'least' && (!most || one.count < most.count)) most = one;
      if (one.kind !== 'most' && (!least || one.count > least.count)) least = one;
    }
    return [];
  });
}

const leastOf = ({ kind, count }: Limit) => (kind === 'most' ? 0 : count);
const mostOf = ({ kind, count }: Limit) => (kind === 'least' ? Infinity : count);
