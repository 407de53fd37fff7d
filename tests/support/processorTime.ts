/**
 * How many milliseconds of a processor this thread needs for the work, whatever else the machine is doing: for what has to
 * come to an end at once, or must not hold up everything else here. Other threads and processes are not counted.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const began = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}
