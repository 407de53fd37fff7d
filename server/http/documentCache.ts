import type { DocumentNode } from 'graphql';
import { longestOperation } from './persistedOperations.ts';

/** Not too many, and no longer than what the web client sends: nobody fills the memory with documents of theirs. */
const limits = { documents: 200, characters: longestOperation } as const;

/** Keeps the documents that were asked for last, parsed and validated; each operation of the web client is short enough for it. */
export function createDocumentCache() {
  const cache = new Map<string, DocumentNode>();
  const set = (text: string, document: DocumentNode) => {
    if (text.length > limits.characters) return;
    cache.set(text, document);
    const [oldest = ''] = cache.keys();
    if (cache.size > limits.documents) cache.delete(oldest);
  };
  return {
    set,
    get(text: string) {
      const document = cache.get(text);
      if (document && cache.delete(text)) set(text, document);
      return document;
    },
  };
}
