import { cl100k_base, gpt2, p50k_base, p50k_edit, r50k_base } from 'gpt-tokenizer/modelsMap';

/** Counts the tokens of a text; what looks like a special token is text. */
export type CountTokens = (text: string) => number;

export interface TokenCounter {
  readonly count: CountTokens;
  /** Whether this is how the model itself counts; false: about, as models of today do. */
  readonly isExact: boolean;
}

type Encoding = 'o200k_base' | 'cl100k_base' | 'p50k_base' | 'r50k_base';

/** The models of OpenAI since: what is not in the lists below. */
const sinceO200k = /^(?:gpt-4o|chatgpt-4o|gpt-4\.\d|gpt-[5-9]|gpt-oss|o[1-9])(?![a-z])/;

// What differs within a row are special tokens alone, which no prompt has.
const known: readonly (readonly [Encoding, readonly (readonly string[])[]])[] = [
  ['cl100k_base', [cl100k_base]],
  ['p50k_base', [p50k_base, p50k_edit]],
  ['r50k_base', [r50k_base, gpt2]],
];

/** By which encoding a model counts; `openai/gpt-4o` is one of that name. A model that is not known is counted by the newest. */
export function encodingOf(model: string | null): { readonly encoding: Encoding; readonly isExact: boolean } {
  const name = model?.trim().toLowerCase().replace(/^.*\//, '') ?? '';
  const found = known.find(([, lists]) => lists.some((list) => list.includes(name)));
  return { encoding: found?.[0] ?? 'o200k_base', isExact: found !== undefined || sinceO200k.test(name) };
}

/** Each is some megabytes: one is loaded when a model wants it. */
const loaders = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/encoding/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/encoding/r50k_base'),
} satisfies Record<Encoding, () => Promise<unknown>>;

const plain = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };

/** Answers what counts tokens as a model does; null: as models of today do. @throws when the encoding cannot be loaded */
export async function loadTokenCounter(model: string | null): Promise<TokenCounter> {
  const { encoding, isExact } = encodingOf(model);
  const { countTokens } = await loaders[encoding]();
  return { count: (text) => (text === '' ? 0 : countTokens(text, plain)), isExact };
}
