import type { Page, WebSocketRoute } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();
const email = newEmail();
let token = '';

/** What another window or a script of the same person does meanwhile. */
async function rest<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text === '' ? {} : (JSON.parse(text) as { data: T }).data) as T;
}

async function newToken(): Promise<string> {
  return (await rest<{ token: string }>('POST', '/auth/api/v1/token', { email, password: goodPassword })).token;
}

let spaceId = '';
let collectionId = '';

beforeAll(async () => {
  await rest('POST', '/auth/api/v1/registration', { email, password: goodPassword, displayName: 'Mira Okafor' });
  token = await newToken();
  const { spaces } = await rest<{ spaces: { id: string }[] }>('GET', '/vault/api/v1/spaces');
  spaceId = spaces[0]?.id ?? '';
  collectionId = (await rest<{ id: string }>('POST', `/vault/api/v1/spaces/${spaceId}/collections`, { name: 'Research', settings: {} })).id;
});

async function addNote(title: string): Promise<string> {
  const note = { type: 'NOTE', collectionId, data: { title, text: `${title}: what bees know of the hour.` } };
  return (await rest<{ id: string }>('POST', `/vault/api/v1/spaces/${spaceId}/sources`, note)).id;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openCollection(page: Page): Promise<void> {
  await page.goto(`/collection/${collectionId}`);
  await signIn(page);
  await page.getByRole('heading', { name: 'Research' }).waitFor();
}

test('a lost connection is said quietly, heals by itself and brings what was missed', async () => {
  const { page } = await product.window();
  let isDown = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    // Nobody answers: for longer than it takes to say so.
    if (isDown) return;
    sockets.push(socket);
    socket.connectToServer();
  });
  await openCollection(page);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);

  isDown = true;
  for (const socket of sockets) await socket.close({ code: 1012, reason: 'restart' });
  await page.getByText('Reconnecting').waitFor();
  await addNote('Written while nobody heard');
  // It is said for a moment only: one looks for it from before.
  const back = page.getByText('Back online.').waitFor();
  isDown = false;
  await Promise.all([back, page.getByRole('link', { name: 'Written while nobody heard' }).waitFor()]);
  await page.getByText('Reconnecting').waitFor({ state: 'hidden' });
});

test('what was read opens without a connection, after a reload as well, and nothing of it is left after signing out', async () => {
  const { page, context } = await product.window({ serviceWorkers: 'allow' });
  const id = await addNote('Bees at noon');
  /** How many files of the client, and how many answers, are on the device. */
  const stored = (name: string) =>
    page.evaluate(async (prefix) => {
      const names = (await caches.keys()).filter((each) => each.startsWith(prefix));
      return (await Promise.all(names.map(async (each) => (await (await caches.open(each)).keys()).length))).reduce((sum, count) => sum + count, 0);
    }, name);
  await openCollection(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))).toBe('activated');
  await expect.poll(() => stored('vault-shell')).toBeGreaterThan(1);
  /** Whether an answer is on the device that is of this source, and of nothing else. */
  const isStored = () =>
    page.evaluate(async (wanted) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of name.startsWith('vault-answers-') ? await cache.keys() : []) {
          const { data } = (await (await cache.match(key))?.json()) as { data?: { node?: { id?: string; title?: string } } };
          if (data?.node?.id === wanted && data.node.title !== undefined) return true;
        }
      }
      return false;
    }, id);
  await page.goto(`/source/${id}`);
  await page.getByText('what bees know of the hour').waitFor();
  await expect.poll(isStored).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('what bees know of the hour').waitFor();
  await page.getByText('Showing what was read here last.').waitFor();
  await context.setOffline(false);
  await page.getByText('Showing what was read here last.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await untilAt(page, (path) => path === '/login');
  await expect.poll(() => stored('vault-answers-')).toBe(0);
});

test('three windows of a browser hear of everything where no socket is let through, also that their collection is gone', async () => {
  const { page, context } = await product.window();
  // Browsers open six connections to a host; each window listens to three things.
  await context.routeWebSocket(/\/graphql$/, (socket) => void socket.close({ code: 1012, reason: 'No sockets here' }));
  await openCollection(page);
  const windows = [page, await context.newPage(), await context.newPage()];
  for (const each of windows.slice(1)) {
    await each.goto(`/collection/${collectionId}`);
    await each.getByRole('heading', { name: 'Research' }).waitFor();
  }
  await addNote('Heard by all');
  for (const each of windows) await each.getByRole('link', { name: 'Heard by all' }).waitFor();
  const { id } = await rest<{ id: string }>('POST', `/vault/api/v1/spaces/${spaceId}/collections`, { name: 'Short-lived', settings: {} });
  for (const each of windows) await each.getByRole('treeitem', { name: /^Short-lived/ }).waitFor();
  await page.getByRole('treeitem', { name: /^Short-lived/ }).click();
  await page.getByRole('heading', { name: 'Short-lived', level: 1 }).waitFor();
  await rest('DELETE', `/vault/api/v1/collections/${id}`);
  await page.getByRole('heading', { name: 'This collection is not here' }).waitFor();
  for (const each of windows) await each.getByRole('treeitem', { name: /^Short-lived/ }).waitFor({ state: 'detached' });
  for (const each of windows) expect(await each.getByText('Reconnecting').count()).toBe(0);
});

test('a session that ends leads to the sign-in, and from there back', async () => {
  const { page } = await product.window();
  await openCollection(page);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('vault.session') ?? '{}') as { token: string });
  await page.getByRole('button', { name: 'New Collection' }).click();
  await page.getByRole('dialog').getByLabel('Collection Name').fill('Too late');
  // The page may hear of it before anything is pressed.
  await fetch(`${product.url}/auth/api/v1/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${session.token}` } });
  await page.keyboard.press('Enter');
  await untilAt(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('vault.session'))).toBeNull();
  await signIn(page);
  await page.getByRole('heading', { name: 'Research' }).waitFor();
  await page.getByRole('button', { name: 'New Collection' }).click();
  await expect.poll(() => page.getByRole('dialog').getByLabel('Collection Name').inputValue()).toBe('Too late');
  await page.keyboard.press('Escape');

  // Nor does a reload, a click beside the dialog, or another page cost what was typed.
  const write = async () => {
    await page.getByRole('button', { name: 'Add a source' }).click();
    await page.getByRole('menuitem', { name: 'Add content' }).click();
    return page.getByRole('dialog', { name: 'Add Content' }).getByRole('textbox', { name: 'Text' });
  };
  await (await write()).fill('A long thought');
  await page.mouse.click(8, 400);
  await page.reload();
  const again = await write();
  await expect.poll(() => again.inputValue()).toBe('A long thought');
});

test('a server that does not answer costs nothing that was typed', async () => {
  const { page } = await product.window();
  await openCollection(page);
  let isDown = true;
  await page.route(/\/graphql$/, (route) => {
    const isCreate = route.request().postData()?.includes('reateCollection') ?? false;
    return isDown && isCreate ? route.abort('connectionrefused') : route.continue();
  });
  await page.getByRole('button', { name: 'New Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Collection' });
  await dialog.getByLabel('Collection Name').fill('Pollen');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Failed to create collection').waitFor();
  expect(await dialog.getByLabel('Collection Name').inputValue()).toBe('Pollen');
  isDown = false;
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('treeitem', { name: /^Pollen/ }).waitFor();
});

test('a link that could not be saved stays in its field', async () => {
  const { page } = await product.window();
  await openCollection(page);
  await page.route(/\/graphql$/, (route) =>
    route.request().postData()?.includes('ddSources') ? route.fulfill({ status: 500, body: 'Internal error' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('menuitem', { name: 'Add link' }).click();
  await page.getByLabel('URL Address').fill('https://example.org/kept');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to create source. Please try again.').waitFor();
  expect(await page.getByLabel('URL Address').inputValue()).toBe('https://example.org/kept');
});

test('a source that was deleted elsewhere says so, and the list is without it', async () => {
  const id = await addNote('Soon gone');
  const { page } = await product.window();
  await openCollection(page);
  await page.getByRole('link', { name: 'Soon gone' }).waitFor();
  await rest('DELETE', `/vault/api/v1/sources/${id}`);
  await page.getByRole('link', { name: 'Soon gone' }).waitFor({ state: 'detached' });

  // On its own page too.
  const other = await addNote('Gone while it is read');
  await page.goto(`/source/${other}`);
  await page.getByRole('heading', { name: 'Gone while it is read', level: 1 }).waitFor();
  await rest('DELETE', `/vault/api/v1/sources/${other}`);
  await page.getByText('This source is in the trash').waitFor();
});

test('a server that is down is said on the page, which comes by itself once it answers', async () => {
  const { page } = await product.window();
  // With live events the page would come back by itself, sometimes before anybody presses the button.
  await page.routeWebSocket(/\/graphql$/, () => undefined);
  await openCollection(page);
  await page.route(/\/graphql$/, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The vault does not answer' });
  await failure.getByText('Check the connection. It goes on by itself').waitFor();
  await page.unroute(/\/graphql$/);
  await page.getByRole('heading', { name: /^(Good |Welcome, |Your first source)/ }).waitFor();
});

test('too many requests: one is asked to wait, all goes on by itself, and what is refused for long keeps what was typed', async () => {
  await addNote('Worth the wait');
  const { page } = await product.window();
  await openCollection(page);
  // The vault asks to wait a little, then for longer than anybody would.
  let refused: { operation: string; seconds: number } | null = null;
  await page.route(/\/graphql$/, (route) => {
    if (!refused || !route.request().postData()?.includes(refused.operation)) return route.continue();
    const { seconds } = refused;
    if (seconds < 60) refused = null;
    return route.fulfill({ status: 429, headers: { 'retry-after': String(seconds) }, contentType: 'application/json', body: '{"errors":[{"message":"Too many calls","extensions":{"code":"RATE_LIMITED"}}]}' });
  });
  const notice = page.getByText('Too many requests, going on in a moment');

  refused = { operation: 'CollectionPageQuery', seconds: 8 };
  // It is there for as long as one has to wait: one looks for it from before.
  await Promise.all([notice.waitFor(), page.reload()]);
  await page.getByRole('link', { name: 'Worth the wait' }).waitFor();
  await notice.waitFor({ state: 'detached' });

  refused = { operation: 'CollectionPageQuery', seconds: 8 };
  const search = page.getByRole('searchbox', { name: 'Search sources' });
  await Promise.all([notice.waitFor(), search.fill('worth the')]);
  await page.getByText(/^1 of \d+ sources$/).waitFor();
  expect(await search.inputValue()).toBe('worth the');

  refused = { operation: 'useAddSourcesMutation', seconds: 300 };
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('menuitem', { name: 'Add link' }).click();
  await page.getByLabel('URL Address').fill('http://127.0.0.1:9/slow');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Too many requests in a short time. Wait a minute, then try again.').waitFor();
  expect(await page.getByLabel('URL Address').inputValue()).toBe('http://127.0.0.1:9/slow');
  refused = null;
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  refused = { operation: 'DashboardPageQuery', seconds: 300 };
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Too many requests' });
  await failure.getByText('Wait a minute, then try again.').waitFor();
  refused = null;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
});

test('a browser that keeps nothing says so, works, and signs in again after a reload', async () => {
  const { page, context } = await product.window();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('It is forbidden.', 'SecurityError');
        },
      });
    }
  });
  const notice = page.getByText('This browser keeps nothing of a site.');
  await page.goto(`/collection/${collectionId}`);
  await notice.waitFor();
  await signIn(page);
  await page.getByRole('heading', { name: 'Research' }).waitFor();
  await page.reload();
  await notice.waitFor();
  await untilAt(page, '/login');
});

test('an address of nothing says what may be the matter', async () => {
  const { page } = await product.window();
  await openCollection(page);
  await page.goto('/source/source_01h455vb4pex5vsknk084sn02q');
  await page.getByRole('heading', { name: 'This source is not here', level: 1 }).waitFor();
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'There is no page here', level: 1 }).waitFor();
});

test('signing out in one tab signs out the other', async () => {
  const { page, context } = await product.window();
  await openCollection(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await untilAt(other, '/login');
});

test('a slow list leaves the page around it usable', async () => {
  await addNote('Worth waiting for');
  const { page } = await product.window();
  await openCollection(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/graphql$/, async (route) => {
    if (route.request().postData()?.includes('CollectionPageQuery')) await released;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('treeitem', { name: /^Research/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Worth waiting for' }).count()).toBe(0);
  release();
  await page.getByRole('link', { name: 'Worth waiting for' }).waitFor();
});
