import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

const post = async (path: string, body: unknown, token?: string): Promise<{ data: Record<string, unknown> }> => {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: Record<string, unknown> };
};

/** Mira with the collections Reading and Inbox, and twelve texts in Reading. */
async function givenTwelve(): Promise<string> {
  const email = newEmail();
  await post('/auth/api/v1/registration', { email, password: goodPassword, displayName: 'Mira Okafor' });
  const signedIn = await post('/auth/api/v1/token', { email, password: goodPassword });
  const token = signedIn.data['token'] as string;
  const spaces = await post('/graphql', { query: '{ viewer { spaces(first: 1) { edges { node { id } } } } }' }, token);
  const spaceId = (spaces.data['viewer'] as { spaces: { edges: { node: { id: string } }[] } }).spaces.edges[0]?.node.id ?? '';
  const collection = async (name: string) => {
    const answer = await post(
      '/graphql',
      {
        query: 'mutation ($input: CreateCollectionInput!) { createCollection(input: $input) { ... on CreateCollectionPayload { collection { id } } } }',
        variables: { input: { spaceId, name } },
      },
      token,
    );
    return (answer.data['createCollection'] as { collection: { id: string } }).collection.id;
  };
  const reading = await collection('Reading');
  await collection('Inbox');
  const texts = Array.from({ length: 11 }, (_, index) => ({ content: { title: `Essay ${index + 1}`, text: 'Testing is not a neutral event.' } }));
  await post(
    '/graphql',
    {
      query: 'mutation ($input: AddSourcesInput!) { addSources(input: $input) { __typename } }',
      variables: { input: { spaceId, collectionId: reading, sources: [...texts, { note: { title: 'Spindles', text: 'Sleep spindles and memory.' } }] } },
    },
    token,
  );
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await untilAt(page, (path) => path !== '/login');
}

test('finding sources, choosing some, moving them and taking it back, and the way through the trash', async () => {
  const email = await givenTwelve();
  const { page } = await product.window();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await signIn(page, email);
  await page.goto('/collection');
  await page.getByRole('treeitem', { name: /^Reading/ }).click();
  await page.getByText('12 of 12 sources').waitFor();
  await expectAccessible(page);

  // Search: not below three characters, then by itself; the address has it, and a reload shows the same.
  const search = page.getByRole('searchbox', { name: 'Search sources' });
  await search.fill('spi');
  await page.getByText('1 of 12 sources').waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('spi');
  const hits = page.getByRole('grid', { name: 'Sources' }).locator('mark');
  await expect.poll(() => hits.allTextContents().then((all) => all.sort())).toEqual(['Spindles', 'spindles']);
  await expectAccessible(page);
  await page.reload();
  await page.getByText('1 of 12 sources').waitFor();
  await search.fill('nothing like it');
  await page.getByText('No results found.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('12 of 12 sources').waitFor();
  expect(await search.inputValue()).toBe('');

  // Filter: at once, as a chip that Backspace removes.
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Note' }).click();
  await page.getByRole('button', { name: 'Show 1 source' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('1 of 12 sources').waitFor();
  await page.getByRole('button', { name: 'Type Note', exact: true }).focus();
  await page.keyboard.press('Backspace');
  await page.getByText('12 of 12 sources').waitFor();

  // A range by the keyboard, then the second step of the toolbar.
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('link', { name: 'Essay 11' }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 sources selected').waitFor();
  expect(await page.getByRole('button', { name: 'Add a source' }).count()).toBe(0);
  await expectAccessible(page);

  // What can be done with them is in the palette too.
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: '3 sources selected' }).getByRole('option', { name: 'Move to...' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.type('move');
  await page.keyboard.press('Enter');
  const selector = page.getByRole('dialog', { name: 'Move 3 Sources' });
  await selector.getByText('Current').waitFor();
  await selector.getByRole('searchbox', { name: 'Search collections' }).fill('inb');
  await selector.getByRole('treeitem', { name: /^Inbox/ }).click();
  await expectAccessible(page);
  await selector.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('9 of 9 sources').waitFor();
  await page.getByRole('treeitem', { name: /^Inbox.*3 sources/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('12 of 12 sources').waitFor();
  await page.getByRole('treeitem', { name: /^Inbox.*0 sources/ }).waitFor();

  // The trash: by the key, back by its page.
  await page.getByRole('link', { name: 'Spindles' }).focus();
  await page.keyboard.press('Delete');
  await page.getByText('Source moved to the trash').waitFor();
  await page.getByText('11 of 11 sources').waitFor();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('link', { name: 'Spindles' }).waitFor();
  await page.getByText('30 days left').waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select Spindles' }).click();
  await expectAccessible(page);
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByText('The trash is empty').waitFor();
  await page.goBack();
  await page.getByText('12 of 12 sources').waitFor();
  await page.getByRole('link', { name: 'Spindles' }).waitFor();

  expect(failures).toEqual([]);
}, 180_000);
