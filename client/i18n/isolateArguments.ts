/** A text by each of its keys. */
type Texts = Record<string, string>;

/** A part of a parsed message: an argument, or what has parts below it. */
interface Part {
  readonly type: number;
  readonly options?: Record<string, { value: Part[] }>;
  readonly children?: Part[];
}

const literal = 0;
const argument = 1;
const [opening, closing] = ['\u2068', '\u2069'];

/**
 * The texts of a language that reads from right to left, with every name, title and date in them kept apart: one that
 * reads the other way, or ends in a bracket, would else take the words around it along. Each text is looked at when it is asked for.
 */
export function withIsolatedArguments(catalogue: Texts): Texts {
  const known = new Map<string, string>();
  return new Proxy(catalogue, {
    get: (texts, id) => {
      const text = typeof id === 'string' ? texts[id] : undefined;
      if (typeof id !== 'string' || text === undefined) return undefined;
      if (!known.has(id)) known.set(id, isolatedIn(text));
      return known.get(id);
    },
    getOwnPropertyDescriptor: (texts, id) => {
      const own = Reflect.getOwnPropertyDescriptor(texts, id);
      return own && { ...own, configurable: true };
    },
  });
}

/** As texts come with the built client they are parsed, else they are what the translators wrote. */
const isolatedIn = (text: string | Part[]): string =>
  typeof text === 'string' ? text.replace(/\{\w+\}/g, (each) => `${opening}${each}${closing}`) : (around(text) as unknown as string);

function around(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === argument) return [mark(opening), part, mark(closing)];
    if (part.options) return [{ ...part, options: Object.fromEntries(Object.entries(part.options).map(([key, { value, ...rest }]) => [key, { ...rest, value: around(value) }])) }];
    return part.children ? [{ ...part, children: around(part.children) }] : [part];
  });
}

const mark = (value: string): Part => ({ type: literal, value }) as Part;
