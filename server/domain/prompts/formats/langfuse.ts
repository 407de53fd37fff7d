import { isPromptName, parseTemplate } from '#server/templates/parseTemplate.ts';
import { latest } from '../promptLabels.ts';
import { chatOf, messagesOfChat } from './chatMessages.ts';
import { configOfParams, paramsOfConfig, tellUnknown } from './modelConfig.ts';
import { completePrompt, extensionKey, extensionOf, fieldOf, isRecord, labelsOf, namedAs, type PortablePrompt, PromptProblemError, type SaidOfPrompt } from './portablePrompt.ts';

/** How Langfuse includes a prompt in another one. */
const reference = /@@@langfusePrompt:([^@\n]{1,500})@@@/g;
const usualLabel = 'production';

/** A prompt as Langfuse's interface gives and takes it, with what that has no place for in its configuration. */
export function langfuseOf(prompt: PortablePrompt): Record<string, unknown> {
  const { messages, params } = prompt.content;
  const referring = messages.map(({ role, text }) => ({ role, text: withReferences(text) }));
  const [only] = referring;
  const isText = referring.length === 1 && only?.role === 'USER';
  const item = {
    name: prompt.name,
    ...(prompt.version !== null && { version: prompt.version }),
    type: isText ? 'text' : 'chat',
    prompt: isText ? only.text : chatOf(referring),
    config: configOfParams(params),
    labels: prompt.labels,
    tags: [],
    commitMessage: prompt.note === '' ? null : prompt.note,
  };
  const extension = extensionOf(prompt, naturalOf(item, new Set(), false));
  return { ...item, config: { ...item.config, [extensionKey]: extension } };
}

const apart: ReadonlySet<string> = new Set([extensionKey]);

/** A prompt of Langfuse, as text or as chat. @throws PromptProblemError for what is none */
export function readLangfuse(item: unknown, lostFields: Set<string>): PortablePrompt {
  if (!isRecord(item)) throw new PromptProblemError({ code: 'UNSUPPORTED', field: null, message: 'This is no JSON object.' });
  const config = fieldOf(item, 'config');
  const extension = isRecord(config) ? fieldOf(config, extensionKey) : undefined;
  return completePrompt(naturalOf(item, lostFields, extension === undefined), extension);
}

function naturalOf(item: Readonly<Record<string, unknown>>, lostFields: Set<string>, isForeign: boolean): SaidOfPrompt {
  const name = fieldOf(item, 'name');
  const said = fieldOf(item, 'prompt');
  if (typeof name !== 'string') throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'name', message: 'It has no name.' });
  const messages = typeof said === 'string' ? [{ role: 'USER' as const, text: said }] : messagesOfChat(said, lostFields);
  if (!messages) throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'prompt', message: 'It says neither a text nor a list of messages.' });
  const config = fieldOf(item, 'config');
  if (isForeign && isRecord(config)) tellUnknown(config, apart, lostFields);
  const tags = fieldOf(item, 'tags');
  if (Array.isArray(tags) && tags.length > 0) lostFields.add('tags');
  const note = fieldOf(item, 'commitMessage');
  const version = fieldOf(item, 'version');
  return {
    ...namedAs(name),
    ...(typeof note === 'string' && { note: note.slice(0, 2_000).toWellFormed() }),
    version: typeof version === 'number' ? version : null,
    labels: labelsOf(fieldOf(item, 'labels'), lostFields),
    messages: messages.map(({ role, text }) => ({ role, text: withFragments(text, lostFields) })),
    params: isRecord(config) ? paramsOfConfig(config, lostFields) : {},
  };
}

/** Fragments as Langfuse includes them; what goes out is the one in production. */
const withReferences = (template: string): string =>
  parseTemplate(template)
    .nodes.map((node) => (node.kind === 'fragment' ? `@@@langfusePrompt:name=${node.name}|label=${usualLabel}@@@` : template.slice(node.start, node.end)))
    .join('');

/** What Langfuse includes, as fragments; that it was one version or label of it is told as lost. */
const withFragments = (said: string, lostFields: Set<string>): string =>
  said.replace(reference, (_whole, written: string) => {
    const parts = new Map(written.split('|').map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]));
    const called = parts.get('name') ?? '';
    const label = parts.get('label');
    if (parts.has('version') || (label !== undefined && label !== usualLabel && label !== latest)) lostFields.add('langfusePrompt');
    return `{{> ${isPromptName(called) ? called : namedAs(called).name}}}`;
  });

/** In the order of their versions, those of one name after each other, where the first of them stands. */
export function byVersion<Item>(items: readonly Item[]): Item[] {
  const nameOf = (item: Item) => (isRecord(item) ? fieldOf(item, 'name') : undefined);
  const versionOf = (item: Item) => {
    const version = isRecord(item) ? fieldOf(item, 'version') : undefined;
    // What is being edited comes last.
    return typeof version === 'number' ? version : Infinity;
  };
  return [...Map.groupBy(items, nameOf).entries()].flatMap(([name, same]) => (typeof name === 'string' ? same.toSorted((one, other) => (versionOf(one) === versionOf(other) ? 0 : versionOf(one) - versionOf(other))) : same));
}

