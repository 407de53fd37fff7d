import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PortablePrompt, type PromptFormat, promptFormats } from '#server/domain/prompts/formats/portablePrompt.ts';
import { readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { type PromptFile, writePrompt, writePrompts } from '#server/domain/prompts/formats/writePromptFile.ts';
import { anyPrompt } from './anyPrompt.ts';

const fileName: Record<PromptFormat, string> = { LANGFUSE: 'prompts.json', MARKDOWN: 'prompt.md', OPENAI: 'prompts.json', PROMPTFOO: 'promptfooconfig.yaml' };

async function* each(prompts: readonly PortablePrompt[]): AsyncGenerator<PortablePrompt> {
  yield* prompts;
}

async function text(file: PromptFile): Promise<string> {
  const pieces: string[] = [];
  if ('text' in file) for await (const piece of file.text) pieces.push(piece);
  return pieces.join('');
}

describe.each(promptFormats)('%s', (format) => {
  test('gives back every prompt as it was, and loses nothing without a word', async () => {
    await fc.assert(
      fc.asyncProperty(anyPrompt, async (prompt) => {
        const read = readPromptFile(await text(writePrompt(prompt, format)), fileName[format]);
        expect(read.format).toBe(format);
        expect(read.found.map((found) => found.prompt ?? found.problem)).toEqual([prompt]);
        expect([...read.lostFields]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe.each(promptFormats.filter((format) => format !== 'MARKDOWN'))('a list as %s', (format) => {
  test('gives back every prompt as it was, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyPrompt, { maxLength: 4, selector: ({ name }) => name }), async (prompts) => {
        const read = readPromptFile(await text(writePrompts(each(prompts), format)), fileName[format]);
        expect(read.found.map((found) => found.prompt ?? found.problem)).toEqual(prompts);
      }),
      { numRuns: 60 },
    );
  });
});
