import { describe, expect, it } from 'vitest';
import { inlineStyle } from '#server/jobs/archive/snapshot/inlineStyle.ts';
import type { Subresource } from '#server/jobs/archive/snapshot/subresource.ts';
import { snapshotMarkup } from '#server/jobs/archive/snapshot/snapshotMarkup.ts';

const url = 'https://example.org/blog/post';

/** Answers every need with something that names it. */
function everything() {
  const needs: string[] = [];
  const provide = ({ kind, url: address }: Subresource) => {
    needs.push(`${kind} ${address}`);
    return kind === 'style' ? `.from{content:"${address}"}` : `data:image/png;base64,${btoa(address)}`;
  };
  return { needs, provide };
}

const nothing = () => null;

async function snapshot(html: string) {
  const { needs, provide } = everything();
  return { html: await snapshotMarkup(html, url, provide), needs };
}

describe('a snapshot', () => {
  it('has style sheets and pictures inside', async () => {
    const { html, needs } = await snapshot(
      '<!doctype html><html lang="de"><head><title>T</title><link rel="stylesheet" href="/a.css" media="screen and (min-width: 1px)">' +
        '<style>body{background:url(bg.png)}</style></head><body><img src="cat.jpg" alt="A cat"><p style="background:url(\'p.gif\')">Text &amp; more</p></body></html>',
    );
    expect(needs).toEqual([
      'style https://example.org/a.css',
      'picture https://example.org/blog/bg.png',
      'picture https://example.org/blog/cat.jpg',
      'picture https://example.org/blog/p.gif',
    ]);
    expect(html).toContain('<style media="screen and (min-width: 1px)">.from{');
    expect(html).toContain(`<img alt="A cat" src="data:image/png;base64,${btoa('https://example.org/blog/cat.jpg')}">`);
    expect(html).toContain('Text &amp; more</p></body></html>');
    expect(html).toMatch(/^<!doctype html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  it('takes pictures that load late and the best of a set', async () => {
    const { needs } = await snapshot(
      '<img src="data:image/gif;base64,R0lG" data-src="late.jpg"><img srcset="s.jpg 300w, m.jpg 1200w, l.jpg 4000w">' +
        '<picture><source srcset="wide.webp 1000w"><img alt=""></picture>',
    );
    expect(needs.map((need) => need.split('/').at(-1))).toEqual(['late.jpg', 'm.jpg', 'wide.webp']);
  });

  it('follows the base of the page', async () => {
    expect((await snapshot('<base href="https://cdn.example.org/x/"><img src="a.png">')).needs).toEqual(['picture https://cdn.example.org/x/a.png']);
  });

  it('makes links absolute and keeps those within the page', async () => {
    const { html } = await snapshot('<a href="../about?a=1&amp;b=2">x</a><a href="#top">y</a><a href="mailto:a@b.c">z</a>');
    expect(html).toContain('<a href="https://example.org/about?a=1&amp;b=2">x</a><a href="#top">y</a><a href="mailto:a@b.c">z</a>');
  });

  const hostile: [what: string, markup: string][] = [
    ['scripts', '<script>alert(1)</script><script src=//evil.test/x.js></script>'],
    ['scripts in SVG', '<svg><script>alert(1)</script><script href="x"/><animate attributeName="href" values="javascript:alert(1)"/></svg>'],
    ['handlers', '<p onclick="alert(1)" oNmouseover=alert(1)>Text</p><svg onload="alert(1)"></svg>'],
    ['script addresses', '<a href="javascript:alert(1)">x</a><a href=" java\nscript:alert(1)">x</a><area href="data:text/html,alert(1)">'],
    ['frames', '<iframe src="https://evil.test" srcdoc="<script>alert(1)</script>"></iframe><object data="x.swf"><embed src=y></object>'],
    ['forms that send', '<form action="https://evil.test"><button formaction="https://evil.test">Go</button></form>'],
    ['refreshes and policies', '<meta http-equiv="refresh" content="0;url=https://evil.test"><meta http-equiv="content-security-policy" content="evil.test">'],
    ['what is fetched ahead', '<link rel="preload" href="https://evil.test/a"><link rel=dns-prefetch href=//evil.test><a ping="https://evil.test">x</a>'],
    ['media', '<video src="https://evil.test/v.mp4"><source src="https://evil.test/w.mp4"></video><audio src="https://evil.test/a.mp3">no</audio>'],
    ['style that breaks out', '<style>a{content:"</sty' + 'le><script>alert(1)</script>"}</style>'],
    ['comments', '<!--[if IE]><script>alert(1)</script><![endif]-->'],
  ];
  it.each(hostile)('is without %s', async (_what, markup) => {
    const html = await snapshotMarkup(`<body>${markup}<p>Kept</p></body>`, url, nothing);
    expect(html).toContain('<p>Kept</p>');
    expect(html).not.toMatch(/<script|alert\(1\)(?!.*<\/style)|javascript:|evil\.test|<iframe|<object|<embed|onload|onclick|onmouseover/i);
  });

  it('loads nothing, whatever could not be had', async () => {
    const html = await snapshotMarkup(
      '<link rel=stylesheet href=a.css><img src=b.png srcset="c.png 2x"><body background=d.png><svg><image href=e.png /><use href=f.svg#g /></svg><style>@import "h.css"; a{src:url(i)}</style>',
      url,
      nothing,
    );
    expect(html.replace(/content="default-src[^"]*"/, '')).not.toMatch(/(src|href|background)="?[a-z]|@import|url\((?!"data:,")/);
  });

  it('survives markup that is nothing but openings', async () => {
    const html = await snapshotMarkup('<a><b>'.repeat(20_000) + 'end', url, nothing);
    expect(html).toContain('end');
  });
});

describe('a style sheet', () => {
  const base = 'https://example.org/css/site.css';

  it('has imported sheets in place of their rules', () => {
    const sheets: Record<string, string> = {
      'https://example.org/css/a.css': '@import url(b.css);.a{background:url( x.png )}',
      'https://example.org/css/b.css': '.b{}',
    };
    const css = inlineStyle('@import "a.css" screen;\n.c{}', base, ({ url: address }) => sheets[address] ?? `data:${address}`);
    expect(css).toBe('@media screen{.b{}.a{background:url("data:https://example.org/css/x.png")}}\n.c{}');
  });

  it('ends at sheets that import each other', () => {
    expect(inlineStyle('@import "site.css";.x{}', base, () => '@import "site.css";.x{}').match(/\.x/g)?.length).toBeLessThan(10);
  });

  it('brings the fonts that browsers of today read', () => {
    const { needs, provide } = everything();
    inlineStyle('@font-face{font-family:A;src:url(a.eot);src:url(a.eot?#iefix) format("x"),url(a.woff2),url(a.ttf)}p{background:url(p.png)}', base, provide);
    expect(needs).toEqual(['font https://example.org/css/a.woff2', 'picture https://example.org/css/p.png']);
  });

  it('keeps references into the document and what it carries itself', () => {
    const css = 'a{mask:url(#m);cursor:url("data:image/png;base64,AAAA")}';
    expect(inlineStyle(css, base, nothing)).toBe('a{mask:url("#m");cursor:url("data:image/png;base64,AAAA")}');
  });

  it.each(['u\\72l(https://evil.test/a)', 'URL("https://evil.test/a")', 'src("https://evil.test/a")', 'url(https://evil.test/a b)', 'image-set("https://evil.test/a" 1x)'])(
    'loads nothing from %s',
    (value) => {
      expect(inlineStyle(`a{background:${value}}`, base, nothing)).not.toContain('evil.test');
    },
  );
});
