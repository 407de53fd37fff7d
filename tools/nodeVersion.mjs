/**
 * Says in one line when this Node is too old for the rest. Kept to syntax that old ones know, so that they get this
 * far; import the rest only when the answer is true.
 *
 * @returns {boolean}
 */
export function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  process.stderr.write(`Knowledge Vault needs Node 20.19 or newer; this is ${process.versions.node}\n`);
  process.exitCode = 1;
  return false;
}
