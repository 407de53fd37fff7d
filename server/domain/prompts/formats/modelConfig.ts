import { type ModelParams } from '../content/promptContent.ts';
import { fieldOf, isRecord } from './portablePrompt.ts';

/** What is deeper could not be written again. */
const deepestSchema = 100;

/** How a model is asked, in the words of chat endpoints; what is not said is left out. */
export function configOfParams({ model, temperature, maxTokens, topP, seed, stop, responseSchema }: ModelParams): Record<string, unknown> {
  const schema = responseSchema === null ? null : (JSON.parse(responseSchema) as unknown);
  return {
    ...(model !== null && { model }),
    ...(temperature !== null && { temperature }),
    ...(maxTokens !== null && { max_tokens: maxTokens }),
    ...(topP !== null && { top_p: topP }),
    ...(seed !== null && { seed }),
    ...(stop.length > 0 && { stop: [...stop] }),
    ...(schema !== null && depthOf(schema) <= deepestSchema && { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }),
  };
}

/** Fields that the readers below know, or that say nothing of how a model is asked. */
const known: ReadonlySet<string> = new Set([
  'model', 'model_name', 'temperature', 'max_tokens', 'max_completion_tokens', 'max_output_tokens', 'top_p', 'seed', 'stop', 'response_format', 'text',
]);

/** How a model is asked, of the words that chat endpoints have for it. A value of a kind that no endpoint takes is told as lost. */
export function paramsOfConfig(config: Readonly<Record<string, unknown>>, lostFields: Set<string>): Partial<ModelParams> {
  const number = (...fields: string[]): number | null => {
    for (const field of fields) {
      const value = fieldOf(config, field);
      if (typeof value === 'number') return value;
      if (value !== undefined && value !== null) lostFields.add(field);
    }
    return null;
  };
  const model = fieldOf(config, 'model') ?? fieldOf(config, 'model_name');
  const stop = fieldOf(config, 'stop');
  return {
    model: typeof model === 'string' ? model : null,
    temperature: number('temperature'),
    maxTokens: number('max_tokens', 'max_completion_tokens', 'max_output_tokens'),
    topP: number('top_p'),
    seed: number('seed'),
    stop: typeof stop === 'string' ? [stop] : Array.isArray(stop) ? stop.filter((each): each is string => typeof each === 'string') : [],
    responseSchema: schemaOf(config, lostFields),
  };
}

/** Tells the fields of a configuration that have no place here. @param apart those that the caller reads itself */
export function tellUnknown(config: Readonly<Record<string, unknown>>, apart: ReadonlySet<string>, lostFields: Set<string>): void {
  for (const [field, value] of Object.entries(config)) {
    const isEmpty = value === null || value === false || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    if (!isEmpty && !known.has(field) && !apart.has(field)) lostFields.add(field.slice(0, 100));
  }
}

/** The JSON Schema of the answer, as JSON: `response_format` of chat completions, `text.format` of responses. */
function schemaOf(config: Readonly<Record<string, unknown>>, lostFields: Set<string>): string | null {
  const inText = fieldOf(config, 'text');
  const format = fieldOf(config, 'response_format') ?? (isRecord(inText) ? fieldOf(inText, 'format') : undefined);
  if (!isRecord(format) || fieldOf(format, 'type') === 'text') return null;
  const wrapped = fieldOf(format, 'json_schema');
  const schema = fieldOf(isRecord(wrapped) ? wrapped : format, 'schema');
  if (isRecord(schema)) return JSON.stringify(schema);
  lostFields.add('response_format');
  return null;
}

/** How deep a value of JSON is nested, counted without recursion: what is hostile is counted, too. */
export function depthOf(value: unknown): number {
  let deepest = 0;
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    deepest = Math.max(deepest, next.depth);
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 });
  }
  return deepest;
}
