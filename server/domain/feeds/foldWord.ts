import { tagKey } from '../tags/tagKey.ts';

/** As words of items are compared: case and accents do not count. */
export const foldWord = (word: string): string => tagKey(word);
