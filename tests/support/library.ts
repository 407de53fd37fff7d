import type { Page } from 'playwright';
import { expect } from 'vitest';
import { goodPassword, newEmail } from './identity.ts';
import { onceMore, register } from './journeySteps.ts';

/** Somebody new with texts in two collections and two in the Inbox, one of which reads like the first collection. */
export async function givenLibrary(page: Page) {
  const email = newEmail();
  await register(page, 'Noa Lindqvist', email);
  const post = async (path: string, data: unknown, headers = {}) => (await (await page.request.post(path, { data, headers, ...onceMore })).json()) as { data: Record<string, never> };
  const { data: session } = await post('/auth/api/v1/token', { email, password: goodPassword });
  const headers = { authorization: `Bearer ${String(session['token'])}` };
  const ask = async (query: string, variables: object = {}) => (await post('/graphql', { query, variables }, headers)).data as Record<string, unknown>;
  const { viewer } = (await ask('{ viewer { spaces(first: 1) { edges { node { id } } } } }')) as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  const spaceId = viewer.spaces.edges[0]?.node.id ?? '';
  const collection = async (name: string) => {
    const { createCollection } = (await ask('mutation($input: CreateCollectionInput!) { createCollection(input: $input) { ... on CreateCollectionPayload { collection { id } } } }', { input: { spaceId, name } })) as { createCollection: { collection: { id: string } } };
    return createCollection.collection.id;
  };
  const add = (collectionId: string | null, texts: readonly (readonly [title: string, text: string])[]) =>
    ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { outcome } } } }', { input: { spaceId, collectionId, sources: texts.map(([title, text]) => ({ content: { title, text } })) } });
  await add(await collection('Sleep'), [
    ['Spindles and the hippocampus', 'Spindles ripple through the sleeping cortex and the hippocampus replays memory.'],
    ['Ripples replay the day', 'During sleep, hippocampal ripples replay memory traces of the day.'],
    ['Night shift of memory', 'Memory consolidation happens in slow wave sleep with spindles.'],
    ['Dreaming', 'REM sleep and dreams, memory and emotion.'],
  ]);
  await add(await collection('Maps'), [['Cartography', 'Maps, projections, meridians and coastlines drawn by a cartographer.'], ['Mercator', 'The Mercator projection of maps keeps angles.'], ['Atlas', 'An atlas binds maps, coastlines and projections.']]);
  await add(await collection('Garden'), [['Tomatoes', 'Plant tomatoes in spring soil with compost.'], ['Compost', 'Compost feeds the soil of the garden.']]);
  await add(null, [['Zebra quartet', 'Violins.'], ['Spindles, ripples and memory', 'How spindles and ripples in sleep consolidate memory in the hippocampus.']]);
  // All are read and indexed.
  await expect.poll(async () => ((await ask('query($id: ID!) { node(id: $id) { ... on Space { sources(filter: { statuses: [COMPLETED] }) { totalCount } } } }', { id: spaceId })) as { node: { sources: { totalCount: number } } }).node.sources.totalCount).toBe(11);
  return { ask };
}
