/** The languages whose words the rules know. */
export const knownLanguages = ['en', 'es', 'zh', 'ar', 'he'] as const;
export type KnownLanguage = (typeof knownLanguages)[number];

/** What a rule looks for, in small letters; what begins or ends with a letter stands as a word of its own. */
const phrases = {
  role: {
    en: ['you are', "you're a", 'act as', 'your role', 'as an expert', 'as a senior', 'take the role', 'play the role', 'imagine you are', 'pretend to be', 'speak as'],
    es: ['eres', 'actúa como', 'tu papel', 'tu rol', 'como experto', 'como experta', 'imagina que eres', 'usted es'],
    zh: ['你是', '您是', '扮演', '作为一名', '作为一位', '作为一个', '你的角色', '假设你是', '担任'],
    ar: ['أنت', 'أنتِ', 'تصرف كـ', 'تصرّف', 'دورك', 'بصفتك', 'تخيل أنك', 'تقمص'],
    he: ['אתה', 'את מומחית', 'פעל כ', 'התפקיד שלך', 'תפקידך', 'בתור', 'דמיין שאתה'],
  },
  goal: {
    en: [
      'your task', 'your job', 'your goal', 'the task', 'the goal', 'i want', 'i need', 'i would like', "i'd like", 'please', 'help me', 'can you', 'could you',
      'add', 'analyse', 'analyze', 'answer', 'brainstorm', 'build', 'calculate', 'check', 'choose', 'classify', 'collect', 'compare', 'compile', 'compose', 'convert', 'correct', 'create', 'critique', 'define', 'describe', 'design', 'develop',
      'discuss', 'draft', 'edit', 'evaluate', 'explain', 'extract', 'find', 'fix', 'format', 'generate', 'give', 'identify', 'improve', 'label', 'list', 'make', 'name', 'outline', 'paraphrase', 'plan', 'prepare', 'produce', 'propose', 'provide', 'quote',
      'rank', 'rate', 'read', 'recommend', 'reply', 'respond', 'return', 'review', 'rewrite', 'say', 'select', 'shorten', 'show', 'simplify', 'solve', 'sort', 'state', 'suggest', 'sum up', 'summarise', 'summarize', 'tell', 'think', 'translate', 'turn', 'use', 'write',
    ],
    es: ['tu tarea', 'tu objetivo', 'quiero', 'necesito', 'me gustaría', 'por favor', 'ayúdame', 'puedes', 'analiza', 'busca', 'calcula', 'clasifica', 'compara', 'convierte', 'corrige', 'crea', 'da', 'define', 'describe', 'di', 'diseña', 'elabora', 'enumera', 'escribe', 'evalúa', 'explica', 'extrae', 'genera', 'haz', 'identifica', 'indica', 'lista', 'mejora', 'muestra', 'ordena', 'planifica', 'prepara', 'propón', 'reescribe', 'redacta', 'responde', 'resume', 'revisa', 'sugiere', 'traduce', 'utiliza', 'usa'],
    zh: ['任务', '目标', '请', '需要', '帮我', '帮助', '写', '总结', '概括', '翻译', '分析', '生成', '列出', '提取', '解释', '回答', '改写', '比较', '创建', '设计', '检查', '给出', '描述', '整理', '制定', '评估', '说明', '修改', '找出', '计算'],
    ar: ['مهمتك', 'هدفك', 'أريد', 'أحتاج', 'من فضلك', 'رجاء', 'ساعدني', 'هل يمكنك', 'اكتب', 'لخص', 'لخّص', 'ترجم', 'حلل', 'حلّل', 'اشرح', 'أجب', 'استخرج', 'قارن', 'أنشئ', 'صنف', 'صنّف', 'اذكر', 'حدد', 'حدّد', 'أعد', 'صمم', 'راجع', 'اقترح', 'ضع', 'قدم', 'قدّم', 'أعط', 'احسب'],
    he: ['המשימה', 'המטרה', 'אני רוצה', 'אני צריך', 'אני צריכה', 'בבקשה', 'עזור', 'תוכל', 'האם תוכל', 'כתוב', 'כתבי', 'סכם', 'תרגם', 'נתח', 'הסבר', 'ענה', 'חלץ', 'השווה', 'צור', 'סווג', 'רשום', 'מנה', 'זהה', 'שכתב', 'בדוק', 'הצע', 'תן', 'תאר', 'ערוך', 'חשב', 'הכן'],
  },
  form: {
    en: ['format', 'json', 'xml', 'yaml', 'csv', 'markdown', 'table', 'list', 'bullet', 'bullets', 'sentence', 'sentences', 'paragraph', 'paragraphs', 'word', 'words', 'heading', 'headings', 'line', 'lines', 'title', 'letter', 'e-mail', 'email', 'essay', 'code', 'plain text', 'prose', 'one word', 'number', 'points', 'steps', 'section', 'sections', 'columns', 'template', 'structure', 'outline', 'poem', 'quote', 'date', 'name', 'yes or no', 'haiku', 'tweet'],
    es: ['formato', 'json', 'xml', 'yaml', 'csv', 'markdown', 'tabla', 'lista', 'viñetas', 'frase', 'frases', 'oración', 'oraciones', 'párrafo', 'párrafos', 'palabras', 'título', 'títulos', 'línea', 'líneas', 'carta', 'correo', 'ensayo', 'código', 'texto plano', 'prosa', 'número', 'puntos', 'pasos', 'secciones', 'columnas', 'plantilla', 'estructura', 'sí o no'],
    zh: ['格式', 'json', 'xml', 'yaml', 'csv', 'markdown', '表格', '列表', '清单', '要点', '句', '段', '字', '标题', '行', '代码', '纯文本', '步骤', '结构', '模板', '邮件', '大纲', '诗', '是或否'],
    ar: ['تنسيق', 'صيغة', 'json', 'xml', 'yaml', 'csv', 'markdown', 'جدول', 'قائمة', 'نقاط', 'جملة', 'جمل', 'فقرة', 'فقرات', 'كلمة', 'كلمات', 'عنوان', 'عناوين', 'سطر', 'أسطر', 'رسالة', 'بريد', 'مقال', 'كود', 'رقم', 'خطوات', 'أقسام', 'قالب', 'بنية', 'نعم أو لا'],
    he: ['פורמט', 'תבנית', 'json', 'xml', 'yaml', 'csv', 'markdown', 'טבלה', 'רשימה', 'נקודות', 'משפט', 'משפטים', 'פסקה', 'פסקאות', 'מילים', 'כותרת', 'כותרות', 'שורה', 'שורות', 'מכתב', 'מייל', 'מאמר', 'קוד', 'מספר', 'שלבים', 'סעיפים', 'מבנה', 'כן או לא'],
  },
  example: {
    en: ['example', 'examples', 'e.g', 'for instance', 'such as', 'sample', 'samples', 'like this', 'input:', 'output:'],
    es: ['ejemplo', 'ejemplos', 'p. ej', 'tal como', 'tales como', 'muestra', 'muestras', 'entrada:', 'salida:'],
    zh: ['例如', '例子', '示例', '比如', '举例', '样例', '范例', '输入：', '输出：', '输入:', '输出:'],
    ar: ['مثال', 'أمثلة', 'مثلا', 'مثلًا', 'على سبيل', 'نموذج', 'المدخل:', 'المخرج:'],
    he: ['דוגמה', 'דוגמא', 'דוגמאות', 'למשל', 'לדוגמה', 'כגון', 'קלט:', 'פלט:'],
  },
  /** Tasks that go better with examples. */
  byExample: {
    en: ['classify', 'label', 'extract', 'categorise', 'categorize', 'convert', 'tag', 'score', 'rate', 'json', 'in the style', 'same style', 'tone of'],
    es: ['clasifica', 'etiqueta', 'extrae', 'categoriza', 'convierte', 'puntúa', 'json', 'estilo de', 'mismo estilo'],
    zh: ['分类', '标注', '提取', '抽取', '转换', '打分', '评分', 'json', '风格'],
    ar: ['صنف', 'صنّف', 'استخرج', 'حول', 'حوّل', 'قيم', 'قيّم', 'json', 'بأسلوب'],
    he: ['סווג', 'תייג', 'חלץ', 'המר', 'דרג', 'json', 'בסגנון'],
  },
  /** That what is put in is no order. */
  material: {
    en: ['instructions in it', 'instructions inside', 'instructions within', 'instructions in the', 'instructions contained', 'follow no instructions', 'ignore any instructions', 'ignore instructions', 'ignore all instructions', 'as data', 'is data', 'is material', 'as material', 'never follow', 'not follow', 'treat it as', 'treat them as', 'untrusted', 'not obey', 'not instructions'],
    es: ['instrucciones que contenga', 'instrucciones dentro', 'instrucciones del texto', 'instrucciones en', 'ignora cualquier instrucción', 'ignora las instrucciones', 'no sigas', 'como datos', 'son datos', 'es material', 'no es de confianza'],
    zh: ['其中的指令', '里面的指令', '中的任何指令', '忽略指令', '忽略其中', '不要执行', '不要遵循', '不要听从', '视为数据', '作为数据', '仅作为材料', '仅为材料', '只是材料', '不可信'],
    ar: ['تعليمات', 'لا تتبع', 'لا تنفذ', 'كبيانات', 'مجرد مادة', 'غير موثوق'],
    he: ['הוראות', 'אל תציית', 'אל תמלא', 'כנתונים', 'חומר בלבד', 'לא מהימן'],
  },
  /** A rule under a condition speaks against none. */
  condition: {
    en: ['if', 'unless', 'when', 'except', 'otherwise', 'only for', 'in case', 'where', 'until'],
    es: ['si', 'salvo', 'excepto', 'cuando', 'a menos', 'en caso', 'de lo contrario', 'hasta'],
    zh: ['如果', '若', '除非', '当', '否则', '除了', '时'],
    ar: ['إذا', 'لو', 'إلا', 'عندما', 'ما لم', 'في حال'],
    he: ['אם', 'אלא', 'כאשר', 'אחרת', 'במקרה', 'למעט', 'עד'],
  },
  not: {
    en: ['do not', "don't", 'don’t', 'never', 'avoid', 'must not', "mustn't", 'should not', "shouldn't", 'shall not', 'may not', 'cannot', "can't", 'refrain from', 'no need to', 'without'],
    es: ['no', 'nunca', 'evita', 'evite', 'jamás', 'sin', 'abstente'],
    zh: ['不要', '不得', '禁止', '切勿', '避免', '不能', '不可', '请勿', '无需', '别'],
    ar: ['لا', 'تجنب', 'تجنّب', 'ممنوع', 'بدون', 'دون'],
    he: ['אל', 'אין', 'הימנע', 'לעולם לא', 'בלי', 'ללא', 'אסור'],
  },
} as const satisfies Record<string, Record<KnownLanguage, readonly string[]>>;
export type PhraseKind = keyof typeof phrases;

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Prefixes that Arabic and Hebrew write together with a word. */
const prefixed: Partial<Record<KnownLanguage, string>> = { ar: '(?:وال|بال|لل|ال|و|ف|ب|ل|ك)?', he: '(?:[והבלכמש]{1,2})?' };
const patternOf = (all: readonly string[], language: KnownLanguage): string => {
  const some = all.map(escaped).join('|');
  // Words of Chinese have no borders.
  return language === 'zh' ? `(?:${some})` : `(?<![\\p{L}\\p{M}\\p{N}])${prefixed[language] ?? ''}(?:${some})(?![\\p{L}\\p{M}])`;
};

const patterns = Object.fromEntries(
  Object.entries(phrases).map(([kind, byLanguage]) => [kind, Object.fromEntries(knownLanguages.map((language) => [language, new RegExp(patternOf(byLanguage[language], language), 'iu')]))]),
) as Record<PhraseKind, Record<KnownLanguage, RegExp>>;

/** Whether a text has one of these phrases, in one of these languages. */
export const says = (kind: PhraseKind, text: string, languages: readonly KnownLanguage[] = knownLanguages): boolean => languages.some((language) => patterns[kind][language].test(text));

/** The text without these phrases, for comparing what is left. */
export const without = (kind: PhraseKind, text: string, language: KnownLanguage): string => text.replaceAll(new RegExp(patterns[kind][language].source, 'giu'), ' ');

/** Words that say in which of two languages with the same letters a text is. */
const common: Record<'en' | 'es', ReadonlySet<string>> = {
  en: new Set(['the', 'a', 'an', 'of', 'and', 'to', 'in', 'is', 'are', 'you', 'your', 'with', 'for', 'this', 'that', 'it', 'as', 'be', 'on', 'from', 'not', 'do', 'me', 'my', 'i', 'at', 'by', 'or']),
  es: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'y', 'en', 'es', 'que', 'con', 'para', 'por', 'lo', 'al', 'su', 'tu', 'se', 'como', 'este', 'esta', 'o', 'sin']),
};
/** Telling words of their neighbours, which the rules do not know. */
const others: ReadonlySet<string> = new Set(['der', 'die', 'das', 'und', 'ist', 'nicht', 'ein', 'eine', 'le', 'les', 'et', 'est', 'une', 'des', 'il', 'che', 'di', 'e', 'os', 'um', 'uma', 'não', 'het', 'een', 'och', 'att', 'og', 'som']);

/** So much of a text tells its language. */
const enough = 20_000;

/** In which of the known languages a text is written; null where it is none of them, as far as can be seen. */
export function languageOf(text: string): KnownLanguage | null {
  const sample = text.slice(0, enough).toLowerCase();
  const of = (script: RegExp) => sample.match(script)?.length ?? 0;
  const letters = { zh: of(/\p{Script=Han}/gu) * 3, kana: of(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) * 3, ar: of(/\p{Script=Arabic}/gu), he: of(/\p{Script=Hebrew}/gu), latin: of(/\p{Script=Latin}/gu), cyrillic: of(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) };
  const [most = 'latin'] = Object.entries(letters).sort(([, a], [, b]) => b - a)[0] ?? [];
  // Chinese has none of the signs of Japanese and Korean.
  if (letters.kana > 0 && (most === 'zh' || most === 'kana')) return null;
  if (most === 'zh' || most === 'ar' || most === 'he') return most;
  if (most !== 'latin' || letters.latin === 0) return null;
  const words = sample.match(/\p{L}+/gu) ?? [];
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const [en, es, foreign] = [count(common.en), count(common.es), count(others)];
  if (foreign > Math.max(en, es)) return null;
  return es > en ? 'es' : 'en';
}
