import fc from 'fast-check';
import { Marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { linkTargetOf, linkToSource } from '#client/notes/markdown/linkTargets.ts';

const id = 'source_01h455vb4pex5vsknk084sn02q';

describe('where a link in a note leads', () => {
  test.each([
    [`/sources/${id}`, { kind: 'source', href: `/source/${id}` }],
    [`/source/${id}`, { kind: 'source', href: `/source/${id}` }],
    [`/source/${id}?at=120-188`, { kind: 'source', href: `/source/${id}?at=120-188` }],
    ['https://halden-review.org/curve', { kind: 'outside', href: 'https://halden-review.org/curve' }],
    ['www.halden-review.org', { kind: 'outside', href: 'https://www.halden-review.org/' }],
    ['mailto:ines@halden-review.org', { kind: 'outside', href: 'mailto:ines@halden-review.org' }],
  ])('%s', (address, target) => expect(linkTargetOf(address)).toEqual(target));

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,<b>', '//evil.example', '/logout', `/sources/${id}/../../logout`, `/source/${id}?at=1-2&x=y`, `/source/${id}?next=//evil.example`, '/sources/../admin', '#', ''])(
    '%j is not followed',
    (address) => expect(linkTargetOf(address)).toBeNull(),
  );
});

test('a link to a source is one link with its title as words, whatever the title has', () => {
  const letters = fc.constantFrom('[', ']', '(', ')', '*', '_', '`', '\\', '<', '>', '!', '#', '&', '~', '|', '$', '^', '\n', '\r', ' ', 'a', '&amp;', '](x)', '![', 'ö', '文', '\u0007');
  const marked = new Marked({ gfm: true });
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 30 }).map((parts) => parts.join('')), (title) => {
      const words = title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
      const found: { href: string; text: string }[] = [];
      void marked.walkTokens(marked.lexer(`See ${linkToSource({ id, title })} there`), (token) => {
        if (token.type === 'link') found.push({ href: token.href as string, text: lettersOf(token.tokens ?? []) });
        expect(['image', 'html', 'codespan', 'em', 'strong', 'del']).not.toContain(token.type);
      });
      expect(found).toEqual([{ href: `/sources/${id}`, text: words }]);
    }),
  );
});

/** What tokens say as letters; what stands for a letter in HTML is the letter. */
function lettersOf(tokens: readonly { type: string; raw: string; text?: string }[]): string {
  return tokens.map((token) => (token.type === 'escape' ? token.raw.slice(1) : token.raw)).join('');
}
