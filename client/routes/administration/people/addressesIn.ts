/** Not more than what would be no address for anybody: the server looks closer. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The addresses in what was typed or pasted, by commas, semicolons, blanks or lines; `Ada <ada@example.org>` is one. Each once, in order. */
export function addressesIn(typed: string): { good: string[]; bad: string[] } {
  // What a mail program writes before an address is its name.
  const words = typed.replaceAll(/[^,،;؛\n<>]*<([^<>]*)>/g, ' $1 ').split(/[\s,،;؛]+/).filter((word) => word !== '');
  const all = [...new Set(words.map((word) => word.toLowerCase()))];
  return { good: all.filter((word) => address.test(word)), bad: all.filter((word) => !address.test(word)) };
}
