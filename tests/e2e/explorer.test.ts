import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { examples } from '#client/explorer/examples.ts';
import { untilAt, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

const answerTo = (page: Page, isMeant: (query: string) => boolean) =>
  page.waitForResponse((each) => each.url().endsWith('/graphql') && isMeant((each.request().postDataJSON() as { query: string }).query));

/** Before its editors are there, GraphiQL runs nothing. */
async function untilReady(page: Page) {
  await page.locator('.graphiql-query-editor').getByText('MySpaces', { exact: true }).waitFor();
  await page.locator('.result-window .CodeMirror').waitFor();
}

async function explorerOf({ page }: Awaited<ReturnType<typeof somebodyIn>>) {
  await page.goto('/graphql');
  await page.getByText('Signed in as Mira Okafor', { exact: true }).waitFor();
  await untilReady(page);
  const response = page.locator('.result-window');
  const open = async (title: string) => {
    await page.getByRole('button', { name: 'Examples', exact: true }).click();
    await page.getByRole('menuitem', { name: title, exact: true }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  /** Runs what stands there, and waits for the answer to this run alone. */
  const run = async () => {
    const answered = answerTo(page, (query) => !/IntrospectionQuery|ExampleIds/.test(query));
    await page.getByRole('button', { name: /^Execute query/ }).click();
    return (await (await answered).json()) as { data?: object; errors?: unknown };
  };
  return { open, run, response };
}

test('each example opens with a mouse, has ids of one\'s own, and runs', async () => {
  const mira = await somebodyIn(product);
  const { id } = await mira.add({ type: 'NOTE', data: { title: 'On relearning', text: 'Savings.' } });
  await mira.completed(id);
  const { open, run, response } = await explorerOf(mira);
  for (const { name, title } of examples.filter((example) => example.name !== 'LiveStatus')) {
    await open(title);
    await mira.page.getByRole('tab', { name }).waitFor();
    await mira.page.locator('.graphiql-query-editor').getByText(name, { exact: true }).waitFor();
    const { data, errors } = await run();
    expect({ name, errors }).toEqual({ name, errors: undefined });
    expect(JSON.stringify(data)).not.toMatch(/"node":null|"viewer":null|"(NOT_FOUND|FORBIDDEN|INVALID_INPUT)"/);
    await response.getByText('"data"').waitFor();
  }

  await open('Watch sources being processed');
  await mira.page.getByRole('tab', { name: 'LiveStatus' }).waitFor();
  await mira.page.getByRole('button', { name: /^Execute query/ }).click();
  await mira.page.getByRole('button', { name: /^Stop query/ }).waitFor();
  // Events of before count for nobody: one comes for each that is added, until one has been seen.
  await expect
    .poll(async () => {
      await mira.add({ type: 'NOTE', data: { title: 'Another', text: 'Later.' } });
      return response.textContent();
    })
    .toContain('sourceStatusChanged');
});

test('a key is typed once, and whoever has neither key nor session is led to the sign-in and back', async () => {
  const mira = await somebodyIn(product);
  const { open, run } = await explorerOf(mira);
  await open('Make an API key for scripts');
  await mira.page.getByRole('tab', { name: 'NewApiKey' }).waitFor();
  const { data } = (await run()) as { data: { createApiKey: { secret: string } } };

  const { page } = await product.window();
  await page.goto('/graphql');
  await page.getByText('Nobody is signed in: Sign in or type a key', { exact: true }).waitFor();
  await page.getByLabel('API key', { exact: true }).fill(data.createApiKey.secret);
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByText('With the key typed here, until this tab is closed', { exact: true }).waitFor();
  await untilReady(page);
  const answered = answerTo(page, (query) => query.includes('MySpaces'));
  await page.getByRole('button', { name: /^Execute query/ }).click();
  expect(await (await answered).json()).toMatchObject({ data: { viewer: { user: { displayName: 'Mira Okafor' } } } });

  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await untilAt(page, '/login');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/graphql');
});
