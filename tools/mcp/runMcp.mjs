import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PreparationError, prepare } from '../prepare.mjs';
import { endings, root } from '../run.mjs';

// What is said on the way goes to stderr: stdout belongs to the protocol.
try {
  const node = await prepare((line) => process.stderr.write(`${line} …\n`), ['packages']);
  const child = spawn(node, [join(root, 'mcp', 'main.ts'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  for (const signal of endings) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  if (error instanceof PreparationError && error.output !== '') process.stderr.write(`${error.output}\n`);
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
