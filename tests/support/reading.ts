import type { Page } from 'playwright';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { goodPassword, newEmail } from './identity.ts';
import { type Product, untilAt } from './product.ts';

type Added = { id: string; uploadUrl?: string };

/** Somebody with a collection, signed in in a window of their own; `add` puts a source into it, `completed` waits until it has been read. */
export async function somebodyIn(product: Product) {
  const email = newEmail();
  const call = async (path: string, body?: unknown, token?: string) => {
    const response = await fetch(product.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: never };
  };
  await call('/auth/api/v1/registration', { email, password: goodPassword, displayName: 'Mira Okafor' });
  const { token } = (await call('/auth/api/v1/token', { email, password: goodPassword })).data as { token: string };
  const { spaces } = (await call('/vault/api/v1/spaces', undefined, token)).data as { spaces: { id: string }[] };
  const space = `/vault/api/v1/spaces/${spaces[0]?.id}`;
  const collection = (await call(`${space}/collections`, { name: 'Reading', settings: {} }, token)).data as { id: string };
  const add = async (source: unknown) => (await call(`${space}/sources`, { collectionId: collection.id, ...(source as object) }, token)).data as Added;
  const upload = async (name: string, mimeType: string, bytes: Buffer) => {
    const added = await add({ type: 'FILE', data: { name, size: bytes.length, mimeType } });
    const sent = await fetch(new URL(added.uploadUrl ?? '', product.url), { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: new Uint8Array(bytes) });
    expect(sent.status).toBe(200);
    return added;
  };

  /** Waits until a source has been read, so that it can be found. */
  const completed = (id: string) =>
    eventually(async () => expect(((await call(`/vault/api/v1/sources/${id}`, undefined, token)).data as { status: string }).status.toUpperCase()).toBe('COMPLETED'));

  /** Asks GraphQL as they may. */
  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = (await call('/graphql', { query, variables }, token)) as { data: never; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };

  const { page } = await product.window();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await untilAt(page, (path) => path !== '/login');
  return { page, spaceId: spaces[0]?.id ?? '', collection, add, upload, completed, ask };
}

/** Selects words of the text, as a person does with the pointer, and waits for what can be done with them. */
export async function select(page: Page, wanted: string): Promise<void> {
  await page.evaluate((quote) => {
    const walker = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = (node.textContent ?? '').indexOf(quote);
      if (start === -1) continue;
      // Nothing is offered for what is out of sight.
      node.parentElement?.scrollIntoView({ block: 'nearest' });
      getSelection()?.setBaseAndExtent(node, start, node, start + quote.length);
      return;
    }
    throw new Error(`No "${quote}" on the page.`);
  }, wanted);
  await page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
}
