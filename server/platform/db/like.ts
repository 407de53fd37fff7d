/** What `like` and `ilike` find these words with, anywhere in a text; what they mean to it is taken literally. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
