const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', rarr: '→', larr: '←', middot: '·', deg: '°', times: '×' };
/** What begins a line of its own. */
const blocks = /^(?:address|article|blockquote|br|center|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/;
const silent = /^(?:script|style)$/;

/** What a field of Anki says, and what of it has no place in a text. */
export interface TextOfHtml {
  readonly text: string;
  /** The files that it shows or plays, by name. */
  readonly media: readonly string[];
}

/** The HTML of a field as text: its lines, and what they say. In one pass: it may be anybody's. Formulas stay as they are written. */
export function textOfHtml(html: string): TextOfHtml {
  const media: string[] = [];
  let text = '';
  let done = 0;
  let silentIn: string | null = null;
  const say = (words: string) => {
    if (silentIn === null) text += decoded(words.replace(/[ \t\r\n]+/g, ' '));
  };
  for (const { index, 0: tag, 1: slash, 2: name = '', 3: rest = '' } of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)([^<>]*)>|<!--[^<>]*-->/g)) {
    say(html.slice(done, index));
    done = index + tag.length;
    const element = name.toLowerCase();
    if (silent.test(element)) silentIn = slash === '/' ? null : element;
    if (silentIn !== null) continue;
    if (element === 'img') media.push(decoded(/\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(rest)?.slice(1).find((value) => value !== undefined) ?? ''));
    else if (element === 'li' && slash === '') text += '\n- ';
    else if (blocks.test(element)) text += '\n';
    else if (element === 'td' || element === 'th') text += ' ';
  }
  say(html.slice(done));
  const heard = text.replace(/\[sound:([^[\]]*)\]/g, (_, file: string) => {
    media.push(file);
    return '';
  });
  return { text: heard.split('\n').map((line) => line.replace(/ {2,}/g, ' ').trim()).join('\n').replace(/\n{3,}/g, '\n\n').trim(), media: media.filter((file) => file !== '') };
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : whole;
  });
