// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#client/routes/source/reader/cleanHtml.ts';

const clean = (html: string, baseUrl: string | null = 'https://halden-review.org/notes/curve') => cleanHtml(html, baseUrl);

describe('stored HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src="https://x.org/a.png" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#10;script:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><animate onbegin="alert(1)"/></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe src="https://x.org"></iframe>',
    '<object data="https://x.org"></object>',
    '<form action="https://x.org"><input name="password"><button>Sign in</button></form>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed;inset:0">x</p>',
    '<base href="https://x.org">',
    '<meta http-equiv="refresh" content="0;url=https://x.org">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  ])('loses what could act: %s', (html) => {
    const element = document.createElement('div');
    element.innerHTML = clean(html);
    expect(element.querySelector('script,style,iframe,object,form,input,button,svg,math,base,meta')).toBeNull();
    for (const each of element.querySelectorAll('*')) {
      for (const { name, value } of each.attributes) {
        expect(name).not.toMatch(/^on|^style$/);
        expect(value).not.toMatch(/javascript:|data:/i);
      }
    }
  });

  test('keeps what one reads', () => {
    const html = '<h2>Flat</h2><p>Less <em>than</em> <code>x</code></p><ul><li>One</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  test('keeps the places of an outline, and no other name', () => {
    const html = '<section id="page-12"><h2 id="section-3">Fog</h2></section>';
    expect(clean(html)).toBe(html);
    expect(clean('<p id="root">x</p><h2 id="page-x">y</h2>')).toBe('<p>x</p><h2>y</h2>');
  });

  test('keeps links to another place of the text, and only those', () => {
    const html = '<p>Fog<sup id="note-2"><a href="#note-1" data-from="https://x.org/#fn1">1</a></sup></p><ol><li id="note-1">Slow <a href="#part-the-sea">x</a></li></ol>';
    expect(clean(html)).toBe(html);
    for (const elsewhere of ['#root', '#content', '#note-x']) expect(clean(`<a href="${elsewhere}">x</a>`)).toBe('<a target="_blank" rel="noopener noreferrer nofollow">x</a>');
  });

  test('opens links apart, at their full address', () => {
    expect(clean('<a href="../more?x=1">more</a>')).toBe(
      '<a href="https://halden-review.org/more?x=1" target="_blank" rel="noopener noreferrer nofollow">more</a>',
    );
    expect(clean('<a href="../more">more</a>', null)).toBe('<a target="_blank" rel="noopener noreferrer nofollow">more</a>');
  });

  test('shows pictures that the vault keeps, late', () => {
    expect(clean('<img src="/files/aB-9_" data-from="https://x.org/curve.png" srcset="x 2x" width="600">')).toBe(
      '<img src="/files/aB-9_" data-from="https://x.org/curve.png" width="600" loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="">',
    );
  });

  test.each(['https://x.org/a.png', '//x.org/a.png', '/files/../a', '/files/x?y', 'a.png'])('asks no site for a picture, but has its words: %s', (src) => {
    expect(clean(`<img src="${src}" alt="A curve">`)).toBe('<span data-not-kept="" role="img" aria-label="A curve">A curve</span>');
    expect(clean(`<p>x<img src="${src}"></p>`)).toBe('<p>x</p>');
  });
});
