import { byVersion, readLangfuse } from './langfuse.ts';
import { hasFrontMatter, readMarkdown } from './markdown.ts';
import { depthOf } from './modelConfig.ts';
import { readOpenAi } from './openai.ts';
import { fieldOf, isRecord, type PortablePrompt, type PromptFormat, type PromptProblem, PromptProblemError } from './portablePrompt.ts';
import { itemsOfPromptfoo } from './promptfoo.ts';
import type { PortableTestSet } from './promptfooTests.ts';
import { readYaml } from './yaml.ts';

/** One prompt of a file, or why it cannot be taken. */
export interface FoundPrompt {
  /** How it stands there, or begins. */
  readonly text: string;
  readonly prompt: PortablePrompt | null;
  readonly problem: PromptProblem | null;
  /** What it is tested by, where the format has tests. */
  readonly testSets: readonly PortableTestSet[];
}

export interface FoundPrompts {
  readonly format: PromptFormat;
  readonly found: readonly FoundPrompt[];
  /** What has no place here; by the words of the file. */
  readonly lostFields: ReadonlySet<string>;
}

/** In characters. */
const longestText = 500;
/** JSON of any size is quick to read; YAML takes a second for each of these. */
const largestYaml = 4_000_000;
const deepest = 300;

/**
 * The prompts of a file or of what somebody pasted, in its order. What it is, is seen from the text; nothing of it is ever run.
 * @param fileName what it is called; empty for what was pasted
 * @throws PromptProblemError when all of it cannot be read
 */
export function readPromptFile(given: string, fileName: string): FoundPrompts {
  const text = given.replace(/^\uFEFF/, '').replaceAll('\0', '').toWellFormed();
  if (text.trim() === '') throw new PromptProblemError({ code: 'UNSUPPORTED', field: null, message: 'There is nothing in it.' });
  const lostFields = new Set<string>();
  const ending = /\.[a-z0-9]+$/i.exec(fileName)?.[0].toLowerCase() ?? '';
  if (ending === '.json' || ending === '.jsonl' || (ending !== '.md' && isJson(text))) return { ...ofJson(parseJson(text), lostFields), lostFields };
  if (ending === '.yaml' || ending === '.yml' || (ending !== '.md' && isPromptfoo(text))) return { ...ofYaml(text, lostFields), lostFields };
  // What was pasted is called after itself, not after where it was pasted.
  const [file = '', folder] = fileName.slice(0, fileName.length - ending.length).split('/').reverse();
  // Collections of prompts have a folder for each, with a file that is called by who speaks.
  const speaker = folder === undefined ? null : file.toUpperCase() === 'SYSTEM' ? 'SYSTEM' : file.toUpperCase() === 'USER' ? 'USER' : null;
  const called = ending === '' ? '' : speaker && folder ? folder : file;
  return { format: 'MARKDOWN', found: [found(text, () => readMarkdown(text, called, lostFields, speaker ?? 'USER'))], lostFields };
}

/** `[system]` and `{{name}}` begin texts, too. */
const isJson = (text: string) => /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text);

const isPromptfoo = (text: string) => !hasFrontMatter(text) && /(?:^|\n)prompts[ \t]*:/.test(text);

function parseJson(text: string): unknown {
  const failures: string[] = [];
  for (const parse of [() => JSON.parse(text) as unknown, () => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as unknown]))]) {
    try {
      const value = parse();
      if (depthOf(value) > deepest) throw new PromptProblemError({ code: 'TOO_LARGE', field: null, message: 'It is nested too deeply to be a file of prompts.' });
      return value;
    } catch (error) {
      if (error instanceof PromptProblemError) throw error;
      failures.push(error instanceof Error ? error.message : '');
    }
  }
  throw new PromptProblemError({ code: 'DAMAGED', field: null, message: `This is no JSON: ${failures[0]?.slice(0, 200) ?? ''}` });
}

type Found = Pick<FoundPrompts, 'format' | 'found'>;

function ofJson(value: unknown, lostFields: Set<string>): Found {
  if (isRecord(value) && Object.hasOwn(value, 'prompts') && (Object.hasOwn(value, 'providers') || Object.hasOwn(value, 'tests') || Object.hasOwn(value, 'targets'))) return ofPromptfoo(value, lostFields);
  const items = itemsIn(value);
  const format = items.some(isOfLangfuse) ? 'LANGFUSE' : 'OPENAI';
  const read = format === 'LANGFUSE' ? readLangfuse : readOpenAi;
  const ordered = format === 'LANGFUSE' ? byVersion(items) : items;
  return { format, found: ordered.map((item) => found(written(item), () => read(item, lostFields))) };
}

/** The prompts in a list, in a page of a list, or the one that it is. A list of messages is one prompt. */
function itemsIn(value: unknown): readonly unknown[] {
  const listed = isRecord(value) ? [fieldOf(value, 'data'), fieldOf(value, 'prompts')].find(Array.isArray) : value;
  const items: readonly unknown[] = Array.isArray(listed) ? listed : [value];
  return items.length > 0 && items.every((item) => isRecord(item) && Object.hasOwn(item, 'role')) ? [{ messages: items }] : items;
}

function isOfLangfuse(item: unknown): boolean {
  if (!isRecord(item) || !Object.hasOwn(item, 'prompt') || Object.hasOwn(item, 'messages')) return false;
  const type = fieldOf(item, 'type');
  return type === 'text' || type === 'chat' || (Object.hasOwn(item, 'name') && ['labels', 'config', 'commitMessage', 'tags'].some((field) => Object.hasOwn(item, field)));
}

function ofYaml(text: string, lostFields: Set<string>): Found {
  if (text.length > largestYaml) throw new PromptProblemError({ code: 'TOO_LARGE', field: null, message: `A file of YAML may have ${largestYaml.toLocaleString('en')} characters.` });
  let value: unknown;
  try {
    value = readYaml(text);
  } catch (error) {
    throw new PromptProblemError({ code: 'DAMAGED', field: null, message: `This is no YAML: ${error instanceof Error ? error.message.slice(0, 200) : ''}` });
  }
  if (depthOf(value) > deepest) throw new PromptProblemError({ code: 'TOO_LARGE', field: null, message: 'It is nested too deeply to be a file of prompts.' });
  if (isRecord(value) && Object.hasOwn(value, 'prompts')) return ofPromptfoo(value, lostFields);
  if (Array.isArray(value)) return ofPromptfoo({ prompts: value }, lostFields);
  throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'prompts', message: 'It has no list of prompts.' });
}

const ofPromptfoo = (file: Readonly<Record<string, unknown>>, lostFields: Set<string>): Found => ({
  format: 'PROMPTFOO',
  found: itemsOfPromptfoo(file, lostFields).map(({ item, read, testSetsOf }) => found(written(item), read, testSetsOf)),
});

const written = (item: unknown): string => (typeof item === 'string' ? item : JSON.stringify(item)).slice(0, longestText);

function found(text: string, read: () => PortablePrompt, testSetsOf: (prompt: PortablePrompt) => readonly PortableTestSet[] = () => []): FoundPrompt {
  const beginning = text.slice(0, longestText);
  try {
    const prompt = read();
    return { text: beginning, prompt, problem: null, testSets: testSetsOf(prompt) };
  } catch (error) {
    if (error instanceof PromptProblemError) return { text: beginning, prompt: null, problem: error.problem, testSets: [] };
    throw error;
  }
}
