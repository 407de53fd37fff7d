import { describe, expect, test } from 'vitest';
import { textKind } from '#server/jobs/extract/text/textKind.ts';

const kindOf = (start: string, name: string, declared: string | null = null) => textKind(new Uint8Array(Buffer.from(start)), declared, name)?.kind;

const page = '<!doctype html><html><head><title>Harbour news</title></head><body><p>The lagoon opened.</p></body></html>';

describe('the bytes come first', () => {
  test.each(['story-14848253.php', 'viewtopic.php', 'setup.py', 'Main.java', 'config.xml', 'Makefile', 'notes.md', 'table.csv', 'data.json'])('a page at an address that ends in %s is a page', (name) => {
    expect(kindOf(page, name, 'text/html')).toBe('html');
    expect(kindOf(page, name)).toBe('html');
  });

  test('a feed is one, whatever it is called', () => {
    expect(kindOf('<?xml version="1.0"?><rss version="2.0"><channel><title>News</title></channel></rss>', 'feed.xml', 'text/xml')).toBe('feed');
    expect(kindOf('<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>', 'index.php', 'text/html')).toBe('feed');
  });

  test('a program that makes pages is a program, unless a site sends what it made', () => {
    const program = '<!doctype html><title><?php echo $title; ?></title>';
    expect(kindOf(program, 'index.php')).toBe('code');
    expect(kindOf('<?php\nreturn 1;', 'x')).toBe('code');
    expect(kindOf(program, 'index.php', 'text/html')).toBe('html');
  });

  test('Markdown and programs that begin with an element are no pages', () => {
    expect(kindOf('<h1 align="center">Lagoon</h1>\n\n## Use\n', 'README.md')).toBe('markdown');
    expect(kindOf('<h1 align="center">Lagoon</h1>\n\n## Use\n', 'readme', 'text/markdown')).toBe('markdown');
    expect(kindOf('<script setup>\nconst a = 1;\n</script>\n', 'Tide.vue')).toBe('code');
  });
});

describe('then what it says that it is, and its name last', () => {
  test('of a text that fits several kinds', () => {
    expect(kindOf('season,output\nsummer,110\n', 'export.php', 'text/csv')).toBe('csv');
    expect(kindOf('{"season":"summer"}', 'summer.md', 'application/json')).toBe('json');
    expect(kindOf('The lagoon <b>opened</b> today.', 'setup.py', 'text/html')).toBe('html');
  });

  test('where it says nothing, or says of everything that it is a page, the name tells', () => {
    expect(kindOf('import os\n', 'setup.py', 'text/plain')).toBe('code');
    expect(kindOf('import os\n', 'setup.py', 'text/html')).toBe('code');
    expect(kindOf('# Lagoon\n\nIt opened.\n', 'README.md', 'text/html')).toBe('markdown');
  });
});

describe('JSON', () => {
  test.each(['{"a": [1, 2.5e3, null], "b": "x"}', '[]', '{"a":1}\n{"a":2}\n', `[${'"harbour", '.repeat(1000)}"end"]`, '{\n  "name": "a \\"quoted\\" word"\n}'])('is known by its look: %.40s', (start) => {
    expect(kindOf(start, '')).toBe('json');
  });

  test.each(['[00:00] Welcome to the programme.\n[00:14] Thank you.', '[1] Smith, Tides of the north. 2003.', '[Music]\nGood evening.', '{draft} The lagoon opened.', '[12:30:05] <ann> hello', '["Tides"] said the keeper'])('is not what only begins like it: %.40s', (start) => {
    expect(kindOf(start, '')).toBe('text');
  });
});
