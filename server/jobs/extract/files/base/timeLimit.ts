/** How much longer it may take by the clock: on a busy machine, or where a store answers slowly. Elsewhere the task itself has its limit by the clock. */
const clockPerProcessor = process.platform === 'linux' ? 8 : 1;

/**
 * Asks whether what begins now has had its time: so many ms that this process was on a processor. A reader does one task after the
 * other, so that these are the task's own.
 */
export function timeLimit(processorMs: number): () => boolean {
  const before = process.cpuUsage();
  const until = performance.now() + processorMs * clockPerProcessor;
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 > processorMs || performance.now() > until;
  };
}
