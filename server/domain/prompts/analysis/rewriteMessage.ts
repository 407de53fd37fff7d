import { type Finding, finding, type FindingCode, quoteOf, type AnalysedPrompt } from './finding.ts';
import { commonBullet } from './layout.ts';
import { type KnownLanguage, languageOf, says } from './lexicon.ts';
import { doubledWords, repeatedSentences } from './repetition.ts';
import { linesOf, outside, protectedRanges, type Sentence, sentencesOf, withEdits } from './sentences.ts';
import { wordyPhrases } from './wording.ts';

/** What works on the text of a whole message. */
export const rewritingTools = ['ADD_EXAMPLES', 'COMPRESS', 'EXPAND', 'FORMAT', 'IMPROVE_CLARITY', 'OPTIMIZE_TOKENS', 'REMOVE_REDUNDANCY'] as const;
export type RewritingTool = (typeof rewritingTools)[number];

const codeOfTool: Record<RewritingTool, FindingCode> = {
  ADD_EXAMPLES: 'WITH_EXAMPLES',
  COMPRESS: 'COMPRESSED',
  EXPAND: 'EXPANDED',
  FORMAT: 'FORMATTED',
  IMPROVE_CLARITY: 'CLEARER',
  OPTIMIZE_TOKENS: 'FEWER_TOKENS',
  REMOVE_REDUNDANCY: 'WITHOUT_REDUNDANCY',
};

/** What a tool makes of each message by fixed rules: those that it changes, as one replacement of all of their text. */
export function rewriteMessages(tool: RewritingTool, { messages }: Pick<AnalysedPrompt, 'messages'>): Finding[] {
  const all = messages.map(({ text }) => text).join('\n');
  const language = languageOf(all) ?? 'en';
  const target = messages.findLastIndex(({ role }) => role === 'USER');
  return messages.flatMap(({ text, role }, at): Finding[] => {
    // Sections and examples are added once, where the user speaks; what the model has said stays as it is.
    const isAdding = tool === 'EXPAND' || tool === 'ADD_EXAMPLES';
    if (role === 'ASSISTANT' || (isAdding && at !== (target === -1 ? 0 : target))) return [];
    const rewritten = isAdding ? withSections(tool, text, all, language) : rewrites[tool](text);
    if (rewritten === text) return [];
    return [finding(codeOfTool[tool], { at, range: { start: 0, end: text.length }, replacement: rewritten }, sizesOf(text, rewritten))];
  });
}

const sizesOf = (before: string, after: string) => ({ before: String(before.length), after: String(after.length), text: quoteOf(after) });

const rewrites: Record<Exclude<RewritingTool, 'EXPAND' | 'ADD_EXAMPLES'>, (text: string) => string> = {
  FORMAT: formatted,
  COMPRESS: (text) => tidied(withoutPoliteness(withPlainWords(withoutRepetition(text)))),
  OPTIMIZE_TOKENS: (text) => tidied(withShortMarks(withPlainWords(text))),
  REMOVE_REDUNDANCY: (text) => withoutRepetition(text),
  IMPROVE_CLARITY: (text) => withList(withPlainWords(text)),
};

/** The lines outside of code, each changed by itself. */
function eachLine(text: string, change: (line: string) => string): string {
  return linesOf(text)
    .lines.map(({ text: line, isCode }) => (isCode ? line : change(line)))
    .join('\n');
}

/** Lists with one sign, headings with their blank, no blanks at ends of lines, one blank line between parts. */
function formatted(given: string): string {
  const text = given.replaceAll('\r\n', '\n');
  const mark = commonBullet(linesOf(text).lines.filter(({ isCode }) => !isCode)) === null ? null : '-';
  const lines = eachLine(text, (line) => {
    const trimmed = trimEnd(line);
    const bullet = /^([ \t]*)[-*+•][ \t]+(?=\S)/.exec(trimmed);
    if (mark !== null && bullet) return `${bullet[1] ?? ''}${mark} ${trimmed.slice(bullet[0].length)}`;
    const number = /^([ \t]*)(\d{1,3})[.)][ \t]+(?=\S)/.exec(trimmed);
    if (number) return `${number[1] ?? ''}${number[2] ?? ''}. ${trimmed.slice(number[0].length)}`;
    const heading = /^[ \t]{0,3}(#{1,6})[ \t]*(?=[^\s#])/.exec(trimmed);
    return heading && /^#{2,}|[ \t]/.test(trimmed.slice(0, heading[0].length)) ? `${heading[1] ?? ''} ${trimmed.slice(heading[0].length)}` : trimmed;
  });
  return tidied(withBlankBeforeHeadings(lines));
}

/** Without backtracking, whatever blanks a line has. */
function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(0, end);
}

function withBlankBeforeHeadings(text: string): string {
  const { lines } = linesOf(text);
  return lines
    .map(({ text: line, isCode }, at) => {
      const before = lines[at - 1];
      const isHeading = !isCode && /^(?:#{1,6} |\[[^\][\n]{1,80}\]$)/.test(line);
      return isHeading && before !== undefined && before.text.trim() !== '' ? `\n${line}` : line;
    })
    .join('\n');
}

/** No blanks at ends of lines, no two blank lines in a row, none at either end. */
function tidied(text: string): string {
  const kept: string[] = [];
  let wasBlank = true;
  for (const { text: line, isCode } of linesOf(text).lines) {
    const trimmed = isCode ? line : trimEnd(line);
    const isBlank = !isCode && trimmed === '';
    if (!isBlank || !wasBlank) kept.push(trimmed);
    wasBlank = isBlank;
  }
  while (kept.at(-1) === '') kept.pop();
  return kept.join('\n');
}

const withPlainWords = (text: string): string => withEdits(text, wordyPhrases(text).map(({ start, end, plain }) => ({ start, end, text: plain })));

function withoutRepetition(text: string): string {
  const repeated = repeatedSentences(sentencesOf(text, 0), () => text).map(({ range }) => ({ ...range, text: '' }));
  return withEdits(text, [...repeated, ...doubledWords(text).map(({ start, end }) => ({ start, end, text: '' }))]);
}

const politeness = /(?<![\p{L}\p{N}])(?:please|kindly|if you could|if you would be so kind|por favor|si eres tan amable|من فضلك|رجاءً|בבקשה)(?![\p{L}\p{N}])[ \t]?|请您?(?=\p{Script=Han})/giu;
const thanks = /^[ \t]*(?:many thanks|thank you(?: very much| in advance)?|thanks(?: in advance)?|muchas gracias|gracias(?: de antemano)?|谢谢|非常感谢|شكرا(?: جزيلا)?|شكرًا|תודה(?: רבה)?)[.!。！]?[ \t]*$/iu;

/** Without please and thanks: a model needs neither. */
function withoutPoliteness(text: string): string {
  const edits = [...text.matchAll(politeness)].map(({ 0: said, index }) => {
    const end = index + said.length;
    const isCapital = /^\p{Lu}/u.test(said) && /\p{Ll}/u.test(text[end] ?? '');
    return isCapital ? { start: index, end: end + 1, text: (text[end] ?? '').toUpperCase() } : { start: index, end, text: '' };
  });
  return eachLine(withEdits(text, outside(edits, protectedRanges(text))), (line) => (thanks.test(line) ? '' : line));
}

/** Marks that are repeated for the eye alone, and quotes that cost more tokens than plain ones. */
function withShortMarks(text: string): string {
  const edits = [...text.matchAll(/[“”„]|[‘’](?!\p{L})|([!?.*=_#~-])\1{3,}|(?<=\S)[ \t]{2,}(?=\S)/gu)].map(({ 0: said, index }) => {
    const put = /^[“”„]/.test(said) ? '"' : /^[‘’]/.test(said) ? "'" : /^[ \t]/.test(said) ? ' ' : /^[!?]/.test(said) ? (said[0] ?? '') : said.slice(0, 3);
    return { start: index, end: index + said.length, text: put };
  });
  return withEdits(text, outside(edits, protectedRanges(text)));
}

/** So many sentences that ask for something are followed better as a list. */
const fewestPoints = 4;

/** A paragraph that asks for many things, as a list of them. */
function withList(text: string): string {
  const sentences = sentencesOf(text, 0);
  const language = languageOf(text);
  const languages = [...new Set<KnownLanguage>([language ?? 'en', 'en'])];
  const asks = (said: string) => says('goal', said, languages) || says('not', said, languages);
  const byLine = Map.groupBy(sentences, ({ line }) => line.start);
  const edits = [...byLine.values()].flatMap((own: Sentence[]) => {
    const first = own.findIndex((sentence) => asks(sentence.text));
    const asking = first === -1 ? [] : own.slice(first);
    const areAll = asking.every(({ text: said, isHeading, isPoint }) => !isHeading && !isPoint && said.length < 400 && asks(said));
    const [begin, end] = [asking[0], asking.at(-1)];
    if (asking.length < fewestPoints || !areAll || !begin || !end) return [];
    const list = asking.map(({ text: said }) => `- ${said}`).join('\n');
    return [{ start: begin.start, end: end.end, text: first === 0 ? list : `\n${list}` }];
  });
  return withEdits(text, edits);
}

/** What is added where nothing is known: for a person to fill. */
const sectionPlaceholder = 'Fill this section';

const sectionNames: Record<KnownLanguage, Record<'role' | 'context' | 'form' | 'example' | 'input' | 'output', string>> = {
  en: { role: 'Role', context: 'Context', form: 'Format', example: 'Examples', input: 'Input', output: 'Output' },
  es: { role: 'Rol', context: 'Contexto', form: 'Formato', example: 'Ejemplos', input: 'Entrada', output: 'Salida' },
  zh: { role: '角色', context: '背景', form: '格式', example: '示例', input: '输入', output: '输出' },
  ar: { role: 'الدور', context: 'السياق', form: 'التنسيق', example: 'أمثلة', input: 'المدخل', output: 'المخرج' },
  he: { role: 'תפקיד', context: 'הקשר', form: 'פורמט', example: 'דוגמאות', input: 'קלט', output: 'פלט' },
};

/** The message with the sections that the prompt lacks, to be filled by a person. */
function withSections(tool: 'EXPAND' | 'ADD_EXAMPLES', text: string, all: string, language: KnownLanguage): string {
  const names = sectionNames[language];
  const has = (name: string) => all.includes(`[${name}]`);
  const example = `[${names.example}]\n${names.input}: ${sectionPlaceholder}\n${names.output}: ${sectionPlaceholder}`;
  const section = (name: string) => `[${name}]\n${sectionPlaceholder}`;
  const added =
    tool === 'ADD_EXAMPLES'
      ? says('example', all) || has(names.example) ? [] : [example]
      : [
          ...(says('role', all) || has(names.role) ? [] : [section(names.role)]),
          ...(has(names.context) ? [] : [section(names.context)]),
          ...(says('form', all) || has(names.form) ? [] : [section(names.form)]),
          ...(says('example', all) || has(names.example) ? [] : [example]),
        ];
  if (added.length === 0) return text;
  return [...(text.trim() === '' ? [] : [trimEnd(text.trimEnd())]), ...added].join('\n\n');
}
