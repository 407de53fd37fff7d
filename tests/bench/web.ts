import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateNKeysBetween } from 'fractional-indexing';
import pg from 'pg';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { prepare } from '../../tools/prepare.mjs';
import { copyRows } from './seed/copyRows.ts';
import { startProcess } from './processes.ts';
import { post } from './post.ts';
import { say } from './report.ts';
import { seed } from './seed/seed.ts';
import { dragAbout, type Gesture, measureGesture, turnWheel } from './webGestures.ts';

/*
 * Measures the web client in Chromium, its processor slowed down four times: the first visit of a collection of 100,000 sources, and
 * the work in it and in a space of 5,000 collections (docs/benchmarks.md). Never part of `npm test`.
 */

const { values: options } = parseArgs({
  options: { sources: { type: 'string', default: '100000' }, collections: { type: 'string', default: '5000' }, only: { type: 'string', default: 'visits,sources,work,tree' } },
});
/** Which parts are measured: first visits; gestures in the list; menus, dialogs and ways from it; gestures in the tree. */
const only = new Set(options.only.split(','));
const counts = { sources: Number(options.sources), collections: Number(options.collections) };
const account = { email: 'bench@example.org', password: 'seven purple kites', displayName: 'Bench' };
const slowDown = 4;
const goals = { javascriptKb: 300, firstContentMs: 1_000, readyMs: 2_000, longestTaskMs: 50, layoutShift: 0, blankFrames: 0 };

interface Place {
  /** Of the collection with very many sources, and of one in the space with very many collections. */
  readonly collectionId: string;
  readonly shelfId: string;
}

interface Visit {
  readonly name: string;
  readonly javascriptKb: number;
  readonly firstContentMs: number;
  readonly readyMs: number;
  readonly layoutShift: number;
}

async function bench(): Promise<void> {
  await prepare((line) => say(`${line} …`), ['packages', 'database-client', 'web-client']);
  const dataFolder = await mkdtemp(join(tmpdir(), 'knowledge-vault-bench-web-'));
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
  const stops: (() => Promise<unknown>)[] = [() => removeEmbeddedPostgres(dataFolder), () => postgres.stop()];
  try {
    const environment = { VAULT_DATA: dataFolder, DATABASE_URL: postgres.url, VAULT_ROLE: 'web', PORT: '0', RATE_LIMIT: '0', NODE_ENV: 'production', LOG_LEVEL: 'info' };
    const web = await startProcess('server/main.ts', environment);
    stops.push(() => web.stop());
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    stops.push(() => client.end());
    const place = await fill(client, web.url);
    await addIcons(client, dataFolder);

    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
    stops.push(() => browser.close());
    const page = await browser.newPage({ baseURL: web.url, viewport: { width: 1440, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await page.addInitScript(watchLoading);
    await signIn(page);

    const visits: Visit[] = [];
    for (const [name, path] of [
      ['/collection', '/collection'],
      ['a collection', `/collection/${place.collectionId}`],
      [`${counts.collections} collections`, `/collection/${place.shelfId}`],
    ] as const) {
      if (only.has('visits')) visits.push({ name, ...(await measureVisit(page, devtools, path)) });
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const gestures: Gesture[] = [];
    for (const [part, measure] of Object.entries({ sources: inSources, work: atWork, tree: inTree })) if (only.has(part)) gestures.push(...(await measure(browser, page, place)));
    await report({ ...counts, slowDown, goals, visits, gestures });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** One space with very many sources in one collection, and one with very many collections. */
async function fill(client: pg.Client, url: string): Promise<Place> {
  await post(url, '/auth/api/v1/registration', account);
  const { data } = await post<{ data: { token: string } }>(url, '/auth/api/v1/token', account);
  const spaces = await fetch(`${url}/vault/api/v1/spaces`, { headers: { authorization: `Bearer ${data.token}` } });
  const first = ((await spaces.json()) as { data: { spaces: { id: string }[] } }).data.spaces[0];
  const { data: second } = await post<{ data: { id: string } }>(url, '/vault/api/v1/spaces', { name: 'Shelves' }, data.token);
  const [sourceSpace, shelfSpace] = [uuidOf('Space', first?.id ?? ''), uuidOf('Space', second.id)];
  const { rows } = await client.query<{ id: string }>('select id from "User"');
  if (!sourceSpace || !shelfSpace || !rows[0]) throw new Error('The account has no space.');
  const seeded = await seed(client, sourceSpace, rows[0].id, { sources: counts.sources, collections: 1, tags: 500, textWords: 12 });
  await addCollections(client, sourceSpace, 40, 'Other');
  const shelves = await addCollections(client, shelfSpace, counts.collections, 'Shelf');
  return { collectionId: encodePublicId('Collection', seeded.collectionIds[0] ?? ''), shelfId: encodePublicId('Collection', shelves[0] ?? '') };
}

/** Ten on a level, one below the other. */
async function addCollections(client: pg.Client, spaceId: string, count: number, name: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const ranks = generateNKeysBetween('b00', null, count);
  const parentOf = (index: number) => (index % 10 === 0 ? null : (ids[index - (index % 10)] as string));
  await copyRows(
    client,
    '"Collection" (id, "spaceId", "parentId", name, rank, "updatedAt")',
    ids.map((id, index) => [id, spaceId, parentOf(index), `${name} ${index}`, ranks[index] as string, new Date()]),
  );
  await client.query('vacuum analyze "Collection"');
  return ids;
}

/** The icon of its site for every link that names one: none that is missing, which a vault has no more once it has read a page. */
async function addIcons(client: pg.Client, dataFolder: string): Promise<void> {
  const icon = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mMwTjtDEmIY1TCqYfhqAAAyDmUQmeLCAAAAAABJRU5ErkJggg==', 'base64');
  const { hash, size } = await (await openBlobFolder(join(dataFolder, 'files'))).write((async function* () { yield icon; })(), icon.byteLength);
  await client.query('insert into "Blob" (hash, size) values ($1, $2)', [hash, size]);
  await client.query(`insert into "SourceArtefact" ("sourceId", kind, "blobHash", "mimeType") select id, 'FAVICON', $1, 'image/png' from "Source" where "faviconUrl" is not null`, [hash]);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Good / }).waitFor();
}

/** Notes, before anything else runs, when what one came for is there and how far anything moved. */
function watchLoading(): void {
  const loading = { readyMs: 0, layoutShift: 0 };
  Object.assign(window, { loading });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) loading.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const wanted = location.pathname === '/collection' ? '[role="treeitem"]' : 'main h1';
  const also = /collection\/collection/.test(location.pathname) ? '[data-source] a, [role="treeitem"][aria-selected="true"]' : wanted;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(wanted) || !document.querySelector(also)) return;
    loading.readyMs = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** A visit with an empty cache: first what it loads, then, slowed down, how long it takes. */
async function measureVisit(page: Page, devtools: CDPSession, path: string): Promise<Omit<Visit, 'name'>> {
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const isReady = () => page.waitForFunction(() => (window as unknown as { loading: { readyMs: number } }).loading.readyMs > 0);
  await page.goto(path);
  await isReady();
  // What comes when the page is at rest is no part of what it needed.
  const bytes = await page.evaluate(() => {
    const { readyMs } = (window as unknown as { loading: { readyMs: number } }).loading;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < readyMs).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await page.waitForLoadState('networkidle');

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(path);
  await isReady();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const { loading } = window as unknown as { loading: { readyMs: number; layoutShift: number } };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { firstContentMs: Math.round(paint?.startTime ?? NaN), readyMs: Math.round(loading.readyMs), layoutShift: Math.round(loading.layoutShift * 10_000) / 10_000 };
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  return { javascriptKb: Math.round(bytes / 1_000), ...seen };
}

async function inSources(browser: Browser, page: Page, { collectionId }: Place): Promise<Gesture[]> {
  await page.goto(`/collection/${collectionId}`);
  await page.locator('[data-source]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const gesture = (name: string, work: () => Promise<unknown>, how?: { looks: boolean }) => measureGesture(browser, page, name, work, how);
  const list = { x: 900, y: 500 };
  const gestures = [await gesture('At rest', () => page.waitForTimeout(1_000)), await gesture('Scroll the cards', () => turnWheel(page, list, { steps: 100, by: 400 }), { looks: true })];
  await page.keyboard.press('Home');
  gestures.push(
    await gesture('Drag a card over the tree', async () => {
      const card = await page.locator('[data-source]').first().boundingBox();
      if (card) await dragAbout(page, { x: card.x + 20, y: card.y + 24 }, { x: 400, y: 450 });
    }),
  );
  await page.getByRole('radio', { name: 'List' }).click();
  gestures.push(await gesture('Scroll the rows', () => turnWheel(page, list, { steps: 100, by: 400 }), { looks: true }));
  // Playwright looks for things in the page itself: where they are is found before it is measured.
  const click = async (name: string, found: Locator, key?: 'Shift') => {
    // A list that was emptied and filled again stands where it was scrolled to.
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    if (!box) throw new Error(`${name}: it is not there.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    gestures.push(
      await gesture(name, async () => {
        if (key) await page.keyboard.down(key);
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(1_000);
        if (key) await page.keyboard.up(key);
      }),
    );
  };
  const press = async (name: string, ...keys: string[]) =>
    void gestures.push(
      await gesture(name, async () => {
        for (const key of keys) {
          await page.keyboard.press(key);
          await page.waitForTimeout(120);
        }
        await page.waitForTimeout(1_000);
      }, { looks: /search/.test(name) }),
    );
  await page.getByRole('searchbox').first().focus();
  const word = ['z', 'a', 'n', 'g', 'b', 'o'];
  await press('Type in search', ...word);
  await press('Empty the search', ...word.map(() => 'Backspace'));
  await click('Select Multiple', page.getByRole('button', { name: 'Select Multiple' }));
  const box = (index: number) => page.getByRole('checkbox').nth(index);
  await click('Select one', box(1));
  await click('Select a range', box(9), 'Shift');
  await press('Ctrl A', 'Control+a');
  const allResults = page.getByRole('button', { name: /^Select all [\d,]+ results/ });
  for (let tries = 0; tries < 10 && !(await allResults.isVisible()); tries += 1) {
    // A further page has come meanwhile.
    await page.keyboard.press('Control+a');
    await page.waitForTimeout(1_000);
  }
  await click('Select all results', allResults);
  gestures.push(await gesture('Scroll what is selected', () => turnWheel(page, list, { steps: 40, by: 400 }), { looks: true }));
  await click('Exit Selection', page.getByRole('button', { name: 'Exit Selection' }));
  return gestures;
}

/** What one does from the list, twice each: the first time also loads what the later ones have. */
async function atWork(browser: Browser, page: Page, { collectionId }: Place): Promise<Gesture[]> {
  await page.goto(`/collection/${collectionId}?view=grid`);
  await page.locator('[data-source]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const gestures: Gesture[] = [];
  const measured = async (name: string, work: () => Promise<unknown>) => void gestures.push(await measureGesture(browser, page, name, work));
  const click = async (name: string, found: Locator) => {
    const box = await found.boundingBox();
    if (!box) throw new Error(`${name}: it is not there.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await measured(name, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(1_000);
    });
  };
  const press = (name: string, ...keys: string[]) =>
    measured(name, async () => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(200);
      }
      await page.waitForTimeout(1_000);
    });
  for (const time of ['first', 'again']) {
    await click(`To the list, ${time}`, page.getByRole('radio', { name: 'List' }));
    await click(`To the grid, ${time}`, page.getByRole('radio', { name: 'Grid' }));
  }
  await page.getByRole('radio', { name: 'List' }).click();
  const row = page.locator('[data-source]').nth(3);
  for (const time of ['first', 'again']) {
    await row.hover();
    await click(`Open a menu, ${time}`, row.getByRole('button', { name: /^Menu of/ }));
    await press(`Close it, ${time}`, 'Escape');
  }
  const link = page.locator('[data-source] [data-open]').nth(2);
  for (const time of ['first', 'again']) {
    await link.focus();
    await press(`Preview, ${time}`, ' ');
    await press(`Walk on, ${time}`, ...Array.from({ length: 8 }, () => 'ArrowDown'));
    await press(`Close the preview, ${time}`, ' ');
    await link.focus();
    await press(`Open a dialog, ${time}`, 'e');
    await press(`Close the dialog, ${time}`, 'Escape');
    await press(`Open the palette, ${time}`, 'Control+k');
    await press(`Type in it, ${time}`, 'z', 'a', 'n', 'g', 'o');
    await press(`Close the palette, ${time}`, 'Escape');
    await link.focus();
    await press(`Open a source, ${time}`, 'Enter');
    await measured(`Go back, ${time}`, async () => {
      await page.goBack();
      await page.waitForTimeout(1_000);
    });
  }
  return gestures;
}

async function inTree(browser: Browser, page: Page, { shelfId }: Place): Promise<Gesture[]> {
  await page.goto(`/collection/${shelfId}`);
  const rows = page.getByRole('treeitem');
  await rows.first().waitFor();
  await page.waitForLoadState('networkidle');
  const gesture = (name: string, work: () => Promise<unknown>) => measureGesture(browser, page, name, work);
  const tree = { x: 400, y: 450 };
  const top = await rows.first().boundingBox();
  await rows.first().focus();
  return [
    await gesture('Open and close a collection', async () => {
      await page.keyboard.press('ArrowLeft');
      await page.waitForTimeout(500);
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(500);
    }),
    await gesture('Drag a collection', () => dragAbout(page, { x: (top?.x ?? 0) + 1, y: (top?.y ?? 0) + 16 }, tree)),
    await gesture('Scroll the tree', () => turnWheel(page, tree, { steps: 100, by: 300 })),
    await gesture('To the end by key', () => page.keyboard.press('End')),
  ];
}

async function report(measured: { visits: readonly Visit[]; gestures: readonly Gesture[]; goals: typeof goals; [other: string]: unknown }): Promise<void> {
  say(`\n${'first visit'.padEnd(30)}${['kB of JS', 'first content', 'ready ms', 'shift'].map((name) => name.padStart(14)).join('')}`);
  for (const { name, javascriptKb, firstContentMs, readyMs, layoutShift } of measured.visits) {
    say(`${name.padEnd(30)}${[javascriptKb, firstContentMs, readyMs, layoutShift].map((value) => String(value).padStart(14)).join('')}`);
  }
  say(`\n${'work'.padEnd(30)}${['longest cpu ms', 'of it garbage', 'clock ms', 'frames/s', 'blank', 'nodes', 'heap MB'].map((name) => name.padStart(16)).join('')}`);
  for (const { name, longest, garbage, framesPerSecond, blankFrames, nodes, heap } of measured.gestures) {
    say(`${name.padEnd(30)}${[longest.cpu, garbage, longest.clock, framesPerSecond, blankFrames ?? '', nodes, heap].map((value) => String(value).padStart(16)).join('')}`);
  }
  say(`\nGoals: ${JSON.stringify(goals)}`);
  await mkdir(join('dist', 'bench'), { recursive: true });
  await writeFile(join('dist', 'bench', 'web.json'), `${JSON.stringify(measured, null, 2)}\n`);
  say('Written to dist/bench/web.json');
}

await bench();
