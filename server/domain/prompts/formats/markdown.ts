import { isVariableName } from '#server/templates/parseTemplate.ts';
import { type PromptMessage, promptRoles, type VariableNote } from '../content/promptContent.ts';
import { configOfParams, paramsOfConfig, tellUnknown } from './modelConfig.ts';
import { beginningOf } from './openai.ts';
import { readYaml, writeYaml } from './yaml.ts';
import { completePrompt, extensionKey, extensionOf, fieldOf, isRecord, labelsOf, namedAs, type PortablePrompt, PromptProblemError, type SaidOfPrompt } from './portablePrompt.ts';

const headings = { SYSTEM: '# System', USER: '# User', ASSISTANT: '# Assistant' } as const;

/** A prompt as Markdown for people: what is known of it in front, then each message under the heading of who speaks. */
export function markdownOf(prompt: PortablePrompt): string {
  const { messages, params, variables } = prompt.content;
  const body = messages.map(({ role, text }) => `${headings[role]}\n\n${text}\n`).join('\n');
  const front = {
    title: prompt.title,
    name: prompt.name,
    ...(prompt.kind === 'FRAGMENT' && { kind: 'fragment' }),
    ...(prompt.description !== '' && { description: prompt.description }),
    ...(prompt.path.length > 0 && { collection: prompt.path }),
    ...(prompt.version !== null && { version: prompt.version }),
    ...(prompt.note !== '' && { note: prompt.note }),
    ...(prompt.labels.length > 0 && { labels: prompt.labels }),
    ...configOfParams(params),
    ...(variables.length > 0 && { variables: Object.fromEntries(variables.map(writtenVariable)) }),
  };
  const extension = extensionOf(prompt, naturalOf(front, body, '', new Set(), false));
  const known = Object.keys(extension).length > 0 ? { ...front, [extensionKey]: extension } : front;
  return `---\n${writeYaml(known)}---\n\n${body}`;
}

/** What a variable is filled with stands in the extension, unless it is a text. */
const writtenVariable = ({ name, description, fill }: VariableNote) => [name, { ...(description !== '' && { description }), ...(fill && 'text' in fill && { default: fill.text }) }] as const;

const apart: ReadonlySet<string> = new Set(['title', 'name', 'kind', 'description', 'collection', 'version', 'note', 'labels', 'variables', extensionKey]);
const frontMatter = /^---[ \t]*\r?\n((?:[\s\S]*?\n)?)---[ \t]*(?:\r?\n|$)/;

/** Whether a text begins with fields between two lines of `---`. */
export const hasFrontMatter = (text: string): boolean => frontMatter.test(text);

/**
 * A prompt of a Markdown file, or of any text: without front matter and headings all of it is one message.
 * @param called what the file is called, where nothing in it says what the prompt is called
 * @param speaker who says a text without headings
 * @throws PromptProblemError for front matter that is no YAML
 */
export function readMarkdown(file: string, called: string, lostFields: Set<string>, speaker: 'SYSTEM' | 'USER' = 'USER'): PortablePrompt {
  const [whole = '', written = ''] = frontMatter.exec(file) ?? [];
  const front: unknown = written.trim() === '' ? {} : parseFront(written);
  if (!isRecord(front)) throw new PromptProblemError({ code: 'DAMAGED', field: null, message: 'What stands in front is no list of fields.' });
  const extension = fieldOf(front, extensionKey);
  const isOurs = extension !== undefined || (Object.hasOwn(front, 'title') && Object.hasOwn(front, 'name'));
  return completePrompt(naturalOf(front, file.slice(whole.length), called, lostFields, !isOurs, speaker), extension);
}

function parseFront(written: string): unknown {
  try {
    return readYaml(written);
  } catch (error) {
    throw new PromptProblemError({ code: 'DAMAGED', field: null, message: `What stands in front is no YAML: ${error instanceof Error ? error.message.slice(0, 200) : ''}` });
  }
}

function naturalOf(front: Readonly<Record<string, unknown>>, body: string, called: string, lostFields: Set<string>, isForeign: boolean, speaker: 'SYSTEM' | 'USER' = 'USER'): SaidOfPrompt {
  const messages = messagesIn(body, speaker);
  const heading = /^#\s+(.+)$/m.exec(body)?.[1];
  const text = (field: string) => {
    const value = fieldOf(front, field);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const given = text('title') ?? text('name') ?? (called || undefined) ?? heading ?? beginningOf(messages);
  const version = fieldOf(front, 'version');
  const path = fieldOf(front, 'collection');
  if (isForeign) tellUnknown(front, apart, lostFields);
  return {
    ...namedAs(given),
    ...(text('name') !== undefined && { name: namedAs(text('name') as string).name }),
    kind: fieldOf(front, 'kind') === 'fragment' ? 'FRAGMENT' : 'PROMPT',
    description: text('description') ?? '',
    note: text('note') ?? '',
    version: typeof version === 'number' ? version : null,
    labels: labelsOf(fieldOf(front, 'labels'), lostFields),
    path: Array.isArray(path) ? path.filter((name): name is string => typeof name === 'string') : typeof path === 'string' ? path.split('/').map((name) => name.trim()) : [],
    messages,
    params: paramsOfConfig(front, lostFields),
    variables: variablesOf(fieldOf(front, 'variables')),
  };
}

/** The messages of a text by their headings; without any, all of it is what the speaker says. */
function messagesIn(body: string, speaker: 'SYSTEM' | 'USER'): PromptMessage[] {
  const lines = body.replaceAll('\r\n', '\n').split('\n');
  const starts = lines.flatMap((line, at) => {
    const role = promptRoles.find((each) => line.trimEnd() === headings[each]);
    return role ? [{ role, at }] : [];
  });
  const trimmed = (from: number, to: number) => withoutBlankEnds(lines.slice(from, to)).join('\n');
  const [first] = starts;
  if (!first || trimmed(0, first.at) !== '') {
    const text = trimmed(0, lines.length);
    return text === '' ? [] : [{ role: speaker, text }];
  }
  return starts.map(({ role, at }, index) => ({ role, text: trimmed(at + 1, starts[index + 1]?.at ?? lines.length) }));
}

function withoutBlankEnds(lines: readonly string[]): string[] {
  const isWritten = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isWritten);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isWritten) + 1);
}

function variablesOf(given: unknown): VariableNote[] {
  const all = Array.isArray(given) ? given.map((name: unknown) => [name, null] as const) : isRecord(given) ? Object.entries(given) : [];
  return all.flatMap(([name, about]): VariableNote[] => {
    if (typeof name !== 'string' || !isVariableName(name)) return [];
    const [description, preset] = isRecord(about) ? [fieldOf(about, 'description'), fieldOf(about, 'default')] : ['', about];
    const isText = typeof preset === 'string' || typeof preset === 'number' || typeof preset === 'boolean';
    return [{ name, description: typeof description === 'string' ? description : '', fill: isText ? { text: String(preset) } : null }];
  });
}
