import { Parser } from 'htmlparser2';

/** What begins a line of its own. */
const blocks: ReadonlySet<string> = new Set('address article blockquote br center dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(' '));
const cells: ReadonlySet<string> = new Set(['td', 'th']);
const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** What a field of Anki says, and what of it has no place in a text. */
export interface TextOfHtml {
  readonly text: string;
  /** The files that it shows or plays, by name. */
  readonly media: readonly string[];
}

/** The HTML of a field as text: its lines, and what they say. Formulas stay as they are written. */
export function textOfHtml(html: string): TextOfHtml {
  const media: string[] = [];
  let text = '';
  let silentDepth = 0;
  const parser = new Parser(
    {
      onopentag(name, { src }) {
        if (silent.has(name)) silentDepth += 1;
        if (silentDepth > 0) return;
        if (name === 'img') media.push(src ?? '');
        else if (name === 'li') text += '\n- ';
        else if (blocks.has(name)) text += '\n';
        else if (cells.has(name)) text += ' ';
      },
      ontext(words) {
        if (silentDepth === 0) text += words.replace(/[ \t\r\n]+/g, ' ');
      },
      onclosetag(name) {
        if (silent.has(name)) silentDepth -= 1;
        else if (silentDepth === 0 && blocks.has(name) && name !== 'br' && name !== 'hr') text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const heard = text.replace(/\[sound:([^[\]]*)\]/g, (_, file: string) => {
    media.push(file);
    return '';
  });
  return { text: heard.split('\n').map((line) => line.replace(/[ \u00A0]+/g, ' ').trim()).join('\n').replace(/\n{3,}/g, '\n\n').trim(), media: media.filter((file) => file !== '') };
}
