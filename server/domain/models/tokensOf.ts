/** About how many tokens a text is: a sign of Chinese or Japanese is one, else four letters are. */
export function tokensOf(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return Math.ceil(signs + (text.length - signs) / 4);
}
