import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';

const tool = new URL('../../tools/run.mjs', import.meta.url).href;

/** Takes a moment to end in order, and would live for ever. */
const slow = `
  process.on('SIGTERM', () => setTimeout(() => { process.stdout.write('ended in order\\n'); process.exit(0); }, 50));
  setInterval(() => undefined, 60_000);
  process.stdout.write('runs\\n');
`;

test('a signal ends all programs that run, and us after the last of them; nothing new begins', async () => {
  const script = `
    import { run } from ${JSON.stringify(tool)};
    const words = ['-e', ${JSON.stringify(slow)}];
    const begun = [run(process.execPath, words), run(process.execPath, words)];
    await Promise.race(begun);
    await run(process.execPath, ['-e', 'process.stdout.write("something new")']);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await eventually(() => expect(output.match(/runs/g)).toHaveLength(2));
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([143, null]);
  expect(output.match(/ended in order/g)).toHaveLength(2);
  expect(output).not.toContain('something new');
});
