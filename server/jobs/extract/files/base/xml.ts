import { Parser } from 'htmlparser2';
import { ExtractError } from '../../extractError.ts';

/** An element of XML. Names are without their prefix: `w:p` is `p`; so with attributes, unless two would be the same. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const maxNodes = 1_500_000;
const deepest = 200;

/** An entity made of entities: a few lines of them unfold to gigabytes. */
const nestedEntity = /<!ENTITY\s[^>"']*(?:"[^"]*&[^#"][^"]*"|'[^']*&[^#'][^']*')/;

/**
 * Refuses XML that grows when it is read ("billion laughs").
 * @throws ExtractError TOO_LARGE
 */
export function refuseEntities(xml: string): void {
  if (nestedEntity.test(xml)) {
    throw new ExtractError('TOO_LARGE', 'The file defines entities that unfold to far more than it holds. It is not read.');
  }
}

/**
 * Reads XML without ever unfolding entities of its own or looking outside of it.
 * @throws ExtractError TOO_LARGE
 */
export function parseXml(xml: string): XmlElement {
  refuseEntities(xml);
  const root: MutableElement = { name: '', attributes: {}, children: [] };
  const open: MutableElement[] = [root];
  let tooDeep = 0;
  let nodes = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if ((nodes += 1) > maxNodes) throw new ExtractError('TOO_LARGE', 'The file is built of too many pieces to be read.');
        const parent = open.at(-1) ?? root;
        if (open.length > deepest) {
          tooDeep += 1;
          return;
        }
        const element: MutableElement = { name: localName(name), attributes: withoutPrefixes(attributes), children: [] };
        parent.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const { children } = open.at(-1) ?? root;
        const last = children.length - 1;
        if (typeof children[last] === 'string') children[last] += text;
        else children.push(text);
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep -= 1;
        else if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root;
}

interface MutableElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function withoutPrefixes(attributes: Record<string, string>): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('xmlns')) continue;
    const local = localName(name);
    plain[local !== name && local in attributes ? name : local] = value;
  }
  return plain;
}

/** The elements right below that have this name. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => childrenOf(element, name)[0];

/** Every element below that has this name, in document order. */
export function descendantsOf(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const walk = (from: XmlElement): void => {
    for (const child of childrenOf(from)) {
      if (child.name === name) found.push(child);
      walk(child);
    }
  };
  if (element) walk(element);
  return found;
}

/** All text below. */
export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
