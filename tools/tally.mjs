/** Tests that only run under some conditions say so at the end of their name: "… (only as root)". */
const platformBound = /\(only [^)]+\)/;

/** @typedef {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} Report */

/**
 * Counts a run of vitest from its JSON report. A skipped test counts as failed, unless its name says under which
 * condition alone it runs; so does a file that could not be run at all, and a run that failed in another way.
 *
 * @param {Report | undefined} report what the JSON reporter wrote; undefined when it wrote nothing
 * @param {boolean} hasSucceeded whether vitest ended with 0
 * @returns {{ passed: number, failed: number, complaints: string[] }}
 */
export function tallyReport(report, hasSucceeded) {
  const complaints = [];
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
      else if (!platformBound.test(test.fullName)) {
        failed += 1;
        complaints.push(`skipped: ${test.fullName}`);
      }
    }
    const isBroken = file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
    if (isBroken) {
      failed += 1;
      complaints.push(`could not be run: ${file.name}`);
    }
  }
  if (passed + failed === 0) complaints.push('no test ran');
  if (failed === 0 && (!hasSucceeded || passed === 0)) failed += 1;
  return { passed, failed, complaints };
}
