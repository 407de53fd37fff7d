/** What `like` and `ilike` find these words with, anywhere in a text; what they mean to it is taken literally. Null characters, which PostgreSQL refuses, are left out. */
export const containing = (words: string): string => `%${words.replaceAll('\0', '').replaceAll(/[\\%_]/g, '\\$&')}%`;
