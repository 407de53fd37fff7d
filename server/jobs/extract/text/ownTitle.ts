import { oneLine } from './words.ts';

/** What programs write where nobody has given a title, in the languages of those that are used most. */
const placeholders = new RegExp(
  `^(${[
    'untitled|unnamed|no ?title|title|none|null|undefined|anonymous|\\(anonymous\\)|unknown|empty|blank( page)?|about:blank|print|output|index|page|test|default|template|new',
    '(new |blank )?(document|doc|presentation|workbook|spreadsheet|worksheet|book|sheet|slide|layout|drawing|scan|scanned document|image|img|photo|picture|track|video|audio|recording|file|page)',
    'adobe (photoshop|illustrator|indesign|acrobat)( pdf| document)?|powerpoint[- ](presentation|präsentation)|(presentación|présentation|apresentação) (de )?powerpoint|slide ?show|pdf document|word document',
    'unbenannt|ohne titel|dokument|präsentation|mappe|tabelle|folie|neues dokument',
    'sin título|documento|presentación|libro|hoja|diapositiva|sans titre|présentation|classeur|feuille|diapositive|senza titolo|sem título|apresentação',
    '无标题|未命名|文档|新建文档|演示文稿|幻灯片|工作簿|工作表|無題|無標題|タイトルなし|名称未設定|プレゼンテーション|スライド|제목 없음',
  ].join('|')})[\\s_#-]*\\d*$`,
  'iu',
);

const fileEnd = /\.(docx?|docm|dotx?|pptx?|ppsx?|xlsx?|xlsm|od[tsp]|rtf|pdf|ps|eps|indd|qxd|tex|dvi|pages|key|numbers|pub|pmd|wpd|txt|md|html?|jpe?g|png|tiff?|bmp|cdr|ai|psd|tmp|fm|vsd)$/i;

/**
 * The title that a file gives itself, where somebody gave it one: null for what programs put there, such as "Untitled", "Slide 1" and the
 * name under which a document was printed.
 */
export function ownTitle(title: string | null | undefined): string | null {
  const line = oneLine(title)?.replace(/^Microsoft (Office )?(Word|Excel|PowerPoint|Publisher|Visio|Outlook)\s*[-–:]\s*/i, '').trim() ?? '';
  if (!/\p{L}/u.test(line) || placeholders.test(line) || fileEnd.test(line)) return null;
  // Paths, and names that only machines give.
  if (/^([a-z]:\\|file:|\\\\|\/[\w.-]+\/)/i.test(line) || /^(?=[0-9a-f-]*\d)[0-9a-f]{8}[0-9a-f-]{8,}$/i.test(line)) return null;
  return line;
}

/** Who wrote a file, where it is not the name of a program or of nobody. */
export function ownAuthor(author: string | null | undefined): string | null {
  const name = oneLine(author, 200);
  return name === null || /^(unknown|anonymous|author|user|owner|admin(istrator)?|root|microsoft office[ -](user|anwender)|python-docx|openpyxl|apache poi|windows user|default)$/i.test(name) ? null : name;
}
