import { chatOf, messagesOfChat } from './chatMessages.ts';
import { configOfParams, paramsOfConfig, tellUnknown } from './modelConfig.ts';
import { beginningOf, notesOfValues } from './openai.ts';
import { completePrompt, extensionKey, extensionOf, fieldOf, isRecord, namedAs, type PortablePrompt, PromptProblemError, type SaidOfPrompt } from './portablePrompt.ts';
import { type PortableTestCase, type PortableTestSet, promptfooTestOf, testSetsOfPromptfoo, valuesOfOnlyTest } from './promptfooTests.ts';
import { readYaml, writeYaml } from './yaml.ts';

/** A prompt as it stands in the list `prompts` of Promptfoo, with what that has no place for beside it. */
function promptfooOf(prompt: PortablePrompt): Record<string, unknown> {
  const { messages, params } = prompt.content;
  const [only] = messages;
  const isText = messages.length === 1 && only?.role === 'USER' && !isElsewhere(only.text) && chatIn(only.text) === null;
  const { model: _model, ...config } = configOfParams(params);
  const item = { id: prompt.name, label: prompt.title, raw: isText ? only.text : JSON.stringify(chatOf(messages), null, 2), ...(Object.keys(config).length > 0 && { config }) };
  return { ...item, [extensionKey]: extensionOf(prompt, naturalOf(item, new Set())) };
}

/** A file of Promptfoo, written piece by piece: a model, values for variables and tests stand at the end. */
export async function* writePromptfoo(prompts: AsyncIterable<PortablePrompt>, tests: AsyncIterable<PortableTestCase>): AsyncGenerator<string> {
  const models = new Set<string>();
  const defaults = new Map<string, string>();
  let isFirst = true;
  for await (const prompt of prompts) {
    const { params, variables } = prompt.content;
    if (params.model !== null) models.add(params.model);
    for (const { name, fill } of variables) if (fill && 'text' in fill && !defaults.has(name)) defaults.set(name, fill.text);
    yield `${isFirst ? 'prompts:\n' : ''}${written('prompts', promptfooOf(prompt))}`;
    isFirst = false;
  }
  const providers = models.size > 0 ? [...models].map((model) => `openai:chat:${model}`) : ['echo'];
  yield `${isFirst ? 'prompts: []\n' : ''}${writeYaml({ providers, ...(defaults.size > 0 && { defaultTest: { vars: Object.fromEntries(defaults) } }) })}`;
  isFirst = true;
  for await (const test of tests) {
    yield `${isFirst ? 'tests:\n' : ''}${written('tests', promptfooTestOf(test))}`;
    isFirst = false;
  }
}

/** One item of a list of the file. */
const written = (list: 'prompts' | 'tests', item: unknown) => writeYaml({ [list]: [item] }).replace(/^[a-z]+:\n/, '');

/** Fields of the file that are read here, or say how it is looked at. */
const apart: ReadonlySet<string> = new Set(['prompts', 'providers', 'targets', 'defaultTest', 'tests', 'description', 'outputPath', 'sharing', '$schema']);

/** The prompts of a file of Promptfoo, one after the other: each, or why it cannot be taken. Models and values that the file has for all of them count. */
export function itemsOfPromptfoo(file: Readonly<Record<string, unknown>>, lostFields: Set<string>): { readonly item: unknown; readonly read: () => PortablePrompt; readonly testSetsOf: (prompt: PortablePrompt) => readonly PortableTestSet[] }[] {
  const listed = fieldOf(file, 'prompts');
  const items: readonly unknown[] = Array.isArray(listed) ? listed : isRecord(listed) ? Object.entries(listed).map(([raw, label]) => ({ raw, label })) : [listed];
  tellUnknown(file, apart, lostFields);
  const shared = { values: valuesOf(file, lostFields), provider: providerOf(file, lostFields) };
  const testSetsFor = testSetsOfPromptfoo(file, lostFields);
  const seen = new Set<string>();
  // Of several versions of a prompt the first one brings what it is tested by.
  const testSetsOf = (item: unknown, { name, title }: PortablePrompt) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return testSetsFor([name, title, ...(isRecord(item) ? [fieldOf(item, 'id'), fieldOf(item, 'label')] : [item])].filter((called) => typeof called === 'string'));
  };
  return items.map((item) => ({ item, read: () => readItem(item, shared, lostFields), testSetsOf: (prompt) => testSetsOf(item, prompt) }));
}

interface Shared {
  readonly values: Readonly<Record<string, unknown>>;
  /** How the one provider is asked; empty where there are none or several. */
  readonly provider: Readonly<Record<string, unknown>>;
}

const itemFields: ReadonlySet<string> = new Set(['id', 'label', 'raw', 'display', 'config', 'description', extensionKey]);

function readItem(given: unknown, { values, provider }: Shared, lostFields: Set<string>): PortablePrompt {
  const item = typeof given === 'string' ? { raw: given } : given;
  if (!isRecord(item)) throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'prompts', message: 'A prompt is a text, or an object with one.' });
  const natural = naturalOf(item, lostFields);
  const extension = fieldOf(item, extensionKey);
  if (extension !== undefined) return completePrompt(natural, extension);
  tellUnknown(item, itemFields, lostFields);
  if (natural.messages?.some(({ text }) => /\{%|\{#/.test(text))) lostFields.add('{% %}');
  const own = Object.entries(natural.params ?? {}).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return completePrompt({ ...natural, params: { ...paramsOfConfig(provider, lostFields), ...Object.fromEntries(own) }, variables: notesOfValues(values, natural.messages ?? []) }, undefined);
}

function naturalOf(item: Readonly<Record<string, unknown>>, lostFields: Set<string>): SaidOfPrompt {
  const given = fieldOf(item, 'raw') ?? fieldOf(item, 'prompt');
  const raw = typeof given === 'string' ? given : given === undefined ? fieldOf(item, 'id') : null;
  const listed = messagesOfChat(given, lostFields);
  if (typeof raw !== 'string' && !listed) throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'raw', message: 'It has no text.' });
  if (typeof raw === 'string' && isElsewhere(raw)) throw new PromptProblemError({ code: 'NOT_FOUND', field: 'prompts', message: `What it says stands in another file, ${raw.slice(0, 200)}: import that.` });
  const messages = listed ?? messagesOfChat(chatIn(raw as string), lostFields) ?? [{ role: 'USER' as const, text: raw as string }];
  const [id, label] = [fieldOf(item, 'id'), fieldOf(item, 'label')];
  const isNamed = given !== undefined && typeof id === 'string' && id.trim() !== '';
  const title = typeof label === 'string' && label.trim() !== '' ? label : isNamed ? id : beginningOf(messages);
  const config = fieldOf(item, 'config');
  if (isRecord(config)) tellUnknown(config, new Set(), lostFields);
  return { ...namedAs(title), ...(isNamed && { name: namedAs(id).name }), messages, params: isRecord(config) ? paramsOfConfig(config, lostFields) : {} };
}

/** Whether a text only names the file in which the prompt stands, as Promptfoo takes it. */
const isElsewhere = (raw: string) => /^\s*(?:file|https?|langfuse|portkey|helicone|package|exec):\/\//i.test(raw) || /^\s*[^\s{}]+\.(?:txt|json|jsonl|ya?ml|md|j2|py|[cm]?[jt]s|csv)(?::\w+)?\s*$/i.test(raw);

/** The messages that a text has as JSON or YAML; null where it is a text. */
function chatIn(raw: string): unknown[] | null {
  try {
    const value: unknown = /^\s*\[\s*\{/.test(raw) ? JSON.parse(raw) : /^\s*-\s+role\s*:/.test(raw) ? readYaml(raw) : null;
    return Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && Object.hasOwn(each, 'role')) ? value : null;
  } catch {
    return null;
  }
}

/** Values for variables that count for all cases, or for the only one. */
function valuesOf(file: Readonly<Record<string, unknown>>, lostFields: Set<string>): Record<string, unknown> {
  const all = fieldOf(file, 'defaultTest');
  if (all !== undefined && (!isRecord(all) || Object.keys(all).some((field) => field !== 'vars' && field !== 'assert'))) lostFields.add('defaultTest');
  const vars = isRecord(all) ? fieldOf(all, 'vars') : undefined;
  return { ...(isRecord(vars) && vars), ...valuesOfOnlyTest(file) };
}

/** How the one provider of a file is asked. Of several none is told apart: they are told as lost. */
function providerOf(file: Readonly<Record<string, unknown>>, lostFields: Set<string>): Record<string, unknown> {
  const given = fieldOf(file, 'providers') ?? fieldOf(file, 'targets');
  const providers: readonly unknown[] = Array.isArray(given) ? given : given === undefined ? [] : [given];
  const [only] = providers;
  if (providers.length > 1) lostFields.add('providers');
  if (providers.length !== 1) return {};
  const id = isRecord(only) ? fieldOf(only, 'id') : only;
  const config = isRecord(only) ? fieldOf(only, 'config') : undefined;
  // `openai:chat:gpt-4.1`, `openai:gpt-4.1`, `anthropic:messages:…`; what has a path or an address is none that has a model.
  const model = typeof id === 'string' && !/^(?:file|https?|exec|python|webhook|websocket):/i.test(id) && id.includes(':') ? id.split(':').at(-1) : undefined;
  if (isRecord(config)) tellUnknown(config, new Set(), lostFields);
  return { ...(isRecord(config) && config), ...(model !== undefined && model !== '' && { model }) };
}
