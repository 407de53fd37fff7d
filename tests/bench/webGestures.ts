import type { Browser, Page } from 'playwright';

export interface Gesture {
  readonly name: string;
  /** Of the longest task of the page's main thread, in ms: on a processor, and on the clock. */
  readonly longest: { readonly cpu: number; readonly clock: number };
  /** How much of that task was collecting garbage, in ms of a processor. */
  readonly garbage: number;
  readonly framesPerSecond: number;
  /** In how many frames some place of the list showed nothing; null where nobody looked. */
  readonly blankFrames: number | null;
  /** Nodes of the page afterwards, and its heap in MB. */
  readonly nodes: number;
  readonly heap: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

type Watched = { frames: number; blank: number; from: number; isRunning: boolean };

/**
 * Does something on the page and measures what it cost. Whether anything is blank is looked for only where the list moves (`looks`):
 * looking costs, and makes garbage.
 */
export async function measureGesture(browser: Browser, page: Page, name: string, work: () => Promise<unknown>, { looks = false } = {}): Promise<Gesture> {
  await page.waitForTimeout(1_000);
  await page.evaluate((looks) => {
    const watched: Watched = { frames: 0, blank: 0, from: performance.now(), isRunning: true };
    Object.assign(window, { watched });
    const isDrawn = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-source], [role="row"], [role="presentation"] > *, [role="treeitem"]') !== null;
    const look = () => {
      watched.frames += 1;
      if (watched.isRunning) requestAnimationFrame(look);
      if (!looks) return;
      const list = document.querySelector('[role="grid"]')?.getBoundingClientRect();
      // Between the lines and at the edges there is nothing to see.
      const places = list ? [0.25, 0.5, 0.75].map((part) => Math.max(list.top, 200) + (innerHeight - 200) * part) : [];
      if (places.some((y) => ![-20, 0, 20].some((by) => isDrawn(innerWidth * 0.6, y + by)))) watched.blank += 1;
    };
    requestAnimationFrame(look);
  }, looks);
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const seen = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    watched.isRunning = false;
    return {
      framesPerSecond: Math.round((watched.frames / (performance.now() - watched.from)) * 1_000),
      blankFrames: watched.blank,
      nodes: document.querySelectorAll('*').length,
      heap: Math.round((performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6),
    };
  });
  return { name, ...longestTask(trace.traceEvents), ...seen, blankFrames: looks ? seen.blankFrames : null };
}

/** Of the page's main thread. */
function longestTask(events: readonly TraceEvent[]): Pick<Gesture, 'longest' | 'garbage'> {
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`));
  const ofMain = events.filter(({ pid, tid }) => mains.has(`${pid}:${tid}`));
  const tasks = ofMain.filter(({ name }) => name === 'RunTask');
  const ms = (microseconds: number) => Math.round(microseconds / 1_000);
  const longest = tasks.reduce<TraceEvent | null>((most, task) => ((task.tdur ?? 0) > (most?.tdur ?? 0) ? task : most), null);
  const isIn = ({ pid, tid, ts }: TraceEvent) => pid === longest?.pid && tid === longest.tid && ts >= longest.ts && ts <= longest.ts + (longest.dur ?? 0);
  const garbage = ofMain.filter((event) => /^M(?:inor|ajor)GC$/.test(event.name) && isIn(event)).reduce((sum, { tdur }) => sum + (tdur ?? 0), 0);
  return { longest: { cpu: ms(longest?.tdur ?? 0), clock: ms(Math.max(0, ...tasks.map(({ dur }) => dur ?? 0))) }, garbage: ms(garbage) };
}

/** Turns the wheel over a place, a step each 40 ms. */
export async function turnWheel(page: Page, at: { x: number; y: number }, { steps, by }: { steps: number; by: number }): Promise<void> {
  await page.mouse.move(at.x, at.y);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(40);
  }
}

/** Presses at a place, goes to another and to and fro there, and lets go after Escape: nothing is moved. */
export async function dragAbout(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 4, { steps: 3 });
  for (let step = 0; step <= 30; step += 1) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 30, from.y + ((to.y - from.y) * step) / 30);
    await page.waitForTimeout(16);
  }
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(to.x, to.y + Math.sin(step / 6) * 200);
    await page.waitForTimeout(16);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
