import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import { stemmed } from './stemming.ts';
import { passageWords } from './writePassages.ts';

/** A word of a question, as passages may have it. */
export interface QuestionTerm {
  readonly word: string;
  /** Where it stands in the question, counted in words. */
  readonly place: number;
  /** What it is stemmed to in the languages of the passages. */
  readonly lexemes: readonly string[];
}

/** Of a question that is a whole text, so many different words are looked for, the first ones. */
const mostTerms = 32;
/** Languages in which a word is stemmed beside that of the question: those in which most is written. */
const common = ['simple', 'english'];

/** What makes a question one, in the languages in which PostgreSQL does not know it: in what answers it stands hardly ever. */
const interrogatives = new Set(
  `who whom whose what which when where why how much many
  wer wen wem wessen was wann wo wohin woher warum weshalb wieso wie wieviel wieviele viele welche welcher welches welchem welchen wofür womit wodurch wozu worin worüber
  quién quiénes qué cuál cuáles cuándo cuánto cuánta cuántos cuántas dónde adónde cómo
  qui que quoi quel quelle quels quelles quand combien où comment pourquoi
  chi che cosa quale quali quando quanto quanta quanti quante dove come perché
  quem qual quais quanto quantos quantas onde como porque
  wie wat welke wanneer waar waarom hoe hoeveel
  кто что какой какая какое какие каком какого каких когда где куда откуда почему зачем как сколько чей чем кого кому
  什么 什麼 谁 誰 哪 哪个 哪些 哪里 哪种 哪一 多少 几 如何 怎么 怎样 怎麼 为什么 為什麼 何时 何 呢 吗 的 了 是 在 和 与 有 被 于 个 中 年 一个 为 对
  誰 何 いつ どこ なぜ どう どの いくつ です ます の は が を に で と た か
  من ما ماذا متى أين لماذا كيف كم أي מי מה מתי איפה למה איך כמה איזה`.split(/\s+/),
);

/** "How long": what is asked for is a number, which stands there without these words. */
const howWords = new Set(['how', 'wie', 'qué', 'hoe', 'quanto']);
const measures = new Set('long old far tall big large high deep wide heavy fast often lange lang alt weit hoch groß tief breit schwer schnell oft largo lejos alto grande lang oud ver groot hoog diep vaak'.split(' '));

/**
 * What a question looks for: each of its words once, without those that hold sentences together in its language. That is the one of which most of its words are such
 * words, and not only one where nothing is written in it; of a question that has nothing else all are kept. Empty for a question without words.
 * @param configurations those that the passages are stemmed by
 */
export async function readQuestionTerms(db: SqlDb, question: string, configurations: readonly string[]): Promise<QuestionTerm[]> {
  const words = [...new Set(passageWords(question))].slice(0, mostTerms);
  if (words.length === 0) return [];
  const rows = await queryRows<{ word: string; configuration: string; lexemes: string[]; isStopWord: boolean }>(
    db,
    Prisma.sql`
      select w.word, c.name as configuration, tsvector_to_array(to_tsvector(c.name::regconfig, w.word)) as lexemes, c.name <> 'simple' and to_tsvector(c.name::regconfig, w.word) = '' and to_tsvector('simple', w.word) <> '' as "isStopWord"
      from unnest(${words}::text[]) with ordinality w(word, place) cross join unnest(${['simple', ...stemmed]}::text[]) c(name) order by w.place`,
  );
  const stopWords = Map.groupBy(rows.filter(({ isStopWord }) => isStopWord), ({ configuration }) => configuration);
  const likely = new Set([...common, ...configurations]);
  const language = mostOf(stopWords, likely);
  const unwanted = new Set((stopWords.get(language ?? '') ?? []).map(({ word }) => word));
  const wanted = new Set([...likely, ...(language === null ? [] : [language])]);
  const terms = [...Map.groupBy(rows, ({ word }) => word)].map(([word, forms], place) => ({
    word,
    place,
    lexemes: [...new Set(forms.filter(({ configuration }) => wanted.has(configuration)).flatMap(({ lexemes }) => lexemes))],
  }));
  const isMeasure = ({ word, place }: QuestionTerm) => measures.has(word) && howWords.has(terms[place - 1]?.word ?? '');
  const telling = terms.filter((term) => term.lexemes.length > 0 && !unwanted.has(term.word) && !interrogatives.has(term.word) && !isMeasure(term));
  return telling.length > 0 ? telling : terms.filter(({ lexemes }) => lexemes.length > 0);
}

/** One word alone tells no language in which nothing is written here: "sea" is one of Spanish that holds sentences together, and no English one. */
const fewestOfUnlikely = 2;

/** The configuration with most words; English of equal ones, since most of the others have borrowed none of its. @param likely those that one word is enough for */
function mostOf(stopWords: ReadonlyMap<string, readonly unknown[]>, likely: ReadonlySet<string>): string | null {
  let best: string | null = null;
  for (const [name, { length }] of stopWords) {
    if (length < fewestOfUnlikely && !likely.has(name)) continue;
    const most = stopWords.get(best ?? '')?.length ?? 0;
    if (length > most || (length === most && name === 'english')) best = name;
  }
  return best;
}
