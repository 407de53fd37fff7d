import { safeName, uniqueNames } from '../../entryNames.ts';
import { langfuseOf } from './langfuse.ts';
import { markdownOf } from './markdown.ts';
import { openAiOf } from './openai.ts';
import type { PortablePrompt, PromptFormat } from './portablePrompt.ts';
import type { PortableTestCase } from './promptfooTests.ts';
import { writePromptfoo } from './promptfoo.ts';

/** A file of an archive. */
export interface PromptEntry {
  /** Its path in the archive. */
  readonly name: string;
  readonly text: string;
}

/** A file in the making, whose text is made as somebody reads it; or several, for an archive. */
export type PromptFile = { readonly ending: string; readonly mimeType: string; readonly text: AsyncIterable<string> } | { readonly ending: '.zip'; readonly entries: AsyncIterable<PromptEntry> };

/** No cases: what nothing is tested by, or what goes out without. */
async function* noTests(): AsyncGenerator<PortableTestCase> {
  // Nothing comes.
}

/** One prompt as a file of its own, with what it is tested by where the format has a place for that. */
export const writePrompt = (prompt: PortablePrompt, format: PromptFormat, tests: AsyncIterable<PortableTestCase> = noTests()): PromptFile =>
  format === 'MARKDOWN'
    ? { ending: '.md', mimeType: 'text/markdown; charset=utf-8', text: only(markdownOf(prompt)) }
    : format === 'PROMPTFOO'
      ? yamlFile(only(prompt), tests)
      : jsonFile(only(`${JSON.stringify(itemOf[format](prompt), null, 2)}\n`));

/** Many prompts: as a list in one file; of Markdown, which has no lists of files, an archive with a folder for each collection. Nothing is held but one of them. */
export const writePrompts = (prompts: AsyncIterable<PortablePrompt>, format: PromptFormat, tests: AsyncIterable<PortableTestCase> = noTests()): PromptFile =>
  format === 'MARKDOWN' ? { ending: '.zip', entries: entriesOf(prompts) } : format === 'PROMPTFOO' ? yamlFile(prompts, tests) : jsonFile(jsonList(prompts, itemOf[format]));

const itemOf = { OPENAI: openAiOf, LANGFUSE: langfuseOf } as const;

const jsonFile = (text: AsyncIterable<string>): PromptFile => ({ ending: '.json', mimeType: 'application/json; charset=utf-8', text });
const yamlFile = (prompts: AsyncIterable<PortablePrompt>, tests: AsyncIterable<PortableTestCase>): PromptFile => ({ ending: '.yaml', mimeType: 'application/yaml; charset=utf-8', text: writePromptfoo(prompts, tests) });

async function* only<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}

async function* jsonList(prompts: AsyncIterable<PortablePrompt>, write: (prompt: PortablePrompt) => Record<string, unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const prompt of prompts) {
    yield before + JSON.stringify(write(prompt), null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* entriesOf(prompts: AsyncIterable<PortablePrompt>): AsyncGenerator<PromptEntry> {
  const nameFor = uniqueNames();
  for await (const prompt of prompts) {
    const folder = prompt.path.map((name) => `${safeName(name)}/`).join('');
    yield { name: nameFor(folder, safeName(prompt.name.replaceAll('/', '-')), '.md'), text: markdownOf(prompt) };
  }
}
