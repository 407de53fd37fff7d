import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { DEEPEST, type DomDocument, type DomElement, parseDocument } from './dom.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Browsers stop here as well. */
const deepestNesting = 512;

/** More attributes than any element has; setting each looks at all before it. */
const mostAttributes = 200;

/** Thrown by the tree builder, which cannot be stopped otherwise. */
class TooMuchError extends Error {}

/**
 * Parses a page into the tree that browsers build of it, by the algorithm of the HTML standard: what is left open, closed twice or put
 * where it does not belong ends up where its readers see it. Comments and the document type are left out.
 *
 * A page that is nested deeper than browsers go, or that the algorithm would multiply (open elements are repeated in each paragraph), is
 * parsed as it is written.
 */
export function parsePage(html: string): DomDocument {
  try {
    const root = standardTree(html).childNodes.find((node) => node.nodeName === 'html') as Tree.Element | undefined;
    const [head, body] = ['head', 'body'].map((name) => root?.childNodes.find((node) => node.nodeName === name) as Tree.Element | undefined);
    // A set of frames has no body.
    if (root && head && body) return documentOf(root, head, body);
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error;
  }
  return parseDocument(html);
}

function standardTree(html: string): Tree.Document {
  let depth = 0;
  let elements = 0;
  const most = 1_000 + 2 * html.length / 3;
  return parse(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...element) {
        elements += 1;
        if (elements > most) throw new TooMuchError();
        return defaultTreeAdapter.createElement(...element);
      },
      onItemPush() {
        depth += 1;
        if (depth > deepestNesting) throw new TooMuchError();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}

function documentOf(root: Tree.Element, head: Tree.Element, body: Tree.Element): DomDocument {
  const document = parseDocument('<html><head></head><body></body></html>');
  copyAttributes(root, document.documentElement);
  copyInto(document, head, document.head);
  copyInto(document, body, document.body);
  return document;
}

/** Elements nested too deep become siblings (see `DEEPEST`). */
function copyInto(document: DomDocument, from: Tree.Element, to: DomElement): void {
  copyAttributes(from, to);
  const open: { readonly nodes: readonly Tree.ChildNode[]; at: number; readonly into: DomElement }[] = [{ nodes: from.childNodes, at: 0, into: to }];
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const node = level.nodes[level.at];
    level.at += 1;
    if (node === undefined) open.pop();
    else if (defaultTreeAdapter.isTextNode(node)) level.into.appendChild(document.createTextNode(node.value));
    else if (defaultTreeAdapter.isElementNode(node)) {
      const element = isDrawing(node) ? document.createElementNS(SVG, node.tagName) : document.createElement(node.tagName);
      copyAttributes(node, element);
      level.into.appendChild(element);
      const nodes = node.nodeName === 'template' ? (node as Tree.Template).content.childNodes : node.childNodes;
      open.push({ nodes, at: 0, into: open.length < DEEPEST ? element : level.into });
    }
  }
}

const isDrawing = ({ namespaceURI }: Tree.Element) => (namespaceURI as string) === SVG;

function copyAttributes(from: Tree.Element, to: DomElement): void {
  // Each is put before those that are there.
  for (const { prefix, name, value } of from.attrs.slice(0, mostAttributes).toReversed()) to.setAttribute(prefix ? `${prefix}:${name}` : name, value);
}
