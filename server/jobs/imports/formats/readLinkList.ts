import type { ForeignRow } from '#server/domain/imports/importRows.ts';

const mostCharacters = 20_000;

/** An address a line, and its title behind a bar, as OneTab writes them. */
export async function* readLinkList(chunks: AsyncIterable<string>): AsyncGenerator<ForeignRow> {
  for await (const line of linesOf(chunks)) {
    if (line.trim() === '') continue;
    const [, url = line, title] = /^(\S+)\s+\|\s+(.*)$/.exec(line.trim()) ?? [];
    yield { text: line, path: [], url: url.trim(), title };
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    // Of a line that does not end, nothing more is kept.
    rest = (lines.pop() ?? '').slice(0, mostCharacters);
    for (const line of lines) yield line.slice(0, mostCharacters);
  }
  if (rest !== '') yield rest;
}
