import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { goodPassword } from './identity.ts';

/** Somebody new, signed in on the dashboard. */
export async function register(page: Page, name: string, email: string): Promise<void> {
  await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: name } });
  await page.goto('/login');
  await signIn(page, email);
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The server closes a connection that was not used for a while, maybe at the moment at which it is used again: nothing has been done then. */
export const onceMore = { maxRetries: 1 } as const;

/** A collection below another, with a link that cannot be read and a note in it; nothing of it is being processed any more. Answers where the collection and the note are. */
export async function fillSpace(page: Page, email: string): Promise<[string, string]> {
  const answerOf = async (path: string, data: unknown, headers = {}) => (await (await page.request.post(path, { data, headers, ...onceMore })).json()) as { data: Record<string, string> };
  const { data: session } = await answerOf('/auth/api/v1/token', { email, password: goodPassword });
  const headers = { authorization: `Bearer ${session['token']}` };
  const spaces = (await (await page.request.get('/vault/api/v1/spaces', { headers, ...onceMore })).json()) as { data: { spaces: { id: string }[] } };
  const space = `/vault/api/v1/spaces/${spaces.data.spaces[0]?.id}`;
  const { data: parent } = await answerOf(`${space}/collections`, { name: 'A collection with a rather long name', description: 'What belongs here', settings: {} }, headers);
  const { data: collection } = await answerOf(`${space}/collections`, { name: 'Below', parentId: parent['id'], description: 'Some words about it', settings: {} }, headers);
  const { data: link } = await answerOf(`${space}/sources`, { type: 'URI', data: 'http://127.0.0.1:9/a-rather-long-address/that/has/no/spaces/in/it.html', collectionId: collection['id'] }, headers);
  const text = Array.from({ length: 40 }, (_, index) => `## Part ${index}\n\nSome words about it.`).join('\n\n');
  const { data: note } = await answerOf(`${space}/sources`, { type: 'NOTE', data: { title: 'A note with a rather long title', text }, collectionId: collection['id'] }, headers);
  const statusOf = async (id = '') => ((await (await page.request.get(`/vault/api/v1/sources/${id}`, { headers, ...onceMore })).json()) as { data: { status: string } }).data.status.toUpperCase();
  // What is still being read changes its buttons under whoever is about to press one.
  await expect.poll(() => statusOf(link['id'])).toBe('FAILED');
  await expect.poll(() => statusOf(note['id'])).toBe('COMPLETED');
  return [`/collection/${collection['id']}`, `/source/${note['id']}`];
}

/** The toast that says so, as long as it is there. */
export const toastOf = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/**
 * Does what brings a toast, and answers the toast, which stays while one points at it. It is waited for from before: whoever looked for it
 * only after what brings it might come too late on a busy machine.
 */
export async function toastAfter(page: Page, words: string, act: () => Promise<unknown>): Promise<Locator> {
  const toast = toastOf(page, words);
  await Promise.all([toast.hover(), act()]);
  return toast;
}

/** Takes back what is done, by the way back that its toast offers. */
export async function undoAfter(page: Page, words: string, act: () => Promise<unknown>): Promise<void> {
  await (await toastAfter(page, words, act)).getByRole('button', { name: 'Undo', exact: true }).click();
}
