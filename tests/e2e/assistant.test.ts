import { expect, test } from 'vitest';
import { undoAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

const text = 'The sea comes back twice a day, since the moon pulls at it from one side and the earth turns below. Sailors have kept tables of it for centuries, and ports still do: who wants to enter a harbour with a deep ship waits for high water, and who wants to walk to an island waits for low.';

test('what is there twice is proposed, shown before it happens, merged in one step and taken back', async () => {
  const somebody = await somebodyIn(product);
  const { page, spaceId, ask } = somebody;
  for (const title of ['Tides', 'Tides, a copy']) {
    const { id } = await somebody.add({ type: 'NOTE', data: { title, text } });
    await somebody.completed(id);
  }
  const counted = async () => (await ask<{ node: { sources: { totalCount: number } } }>('query($id: ID!) { node(id: $id) { ... on Space { sources { totalCount } } } }', { id: spaceId })).node.sources.totalCount;

  const unexpected: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && unexpected.push(message.text()));
  await page.goto('/assistant');
  await page.getByRole('heading', { name: 'What should be put in order?', exact: true }).waitFor();
  await expectAccessible(page);
  // A page behind the sign-in opens without a word of the router's.
  expect(unexpected.filter((words) => words.includes('No routes matched'))).toEqual([]);

  await page.getByRole('button', { name: /^Merge/ }).press('Enter');
  await page.getByText('Same text', { exact: true }).first().waitFor();
  await expectAccessible(page);
  expect(await counted()).toBe(2);
  await undoAfter(page, '1 change applied', async () => {
    await page.getByRole('button', { name: 'Apply 1 change', exact: true }).press('Enter');
    await page.getByText('Done', { exact: true }).first().waitFor();
    expect(await counted()).toBe(1);
  });
  await page.getByText('Taken back', { exact: true }).first().waitFor();
  expect(await counted()).toBe(2);

  // What was asked for is found again.
  await page.reload();
  await page.getByText('Taken back', { exact: true }).first().waitFor();

  // The same from right to left.
  await page.evaluate(() => localStorage.setItem('locale', 'he'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await page.getByText('בוטל', { exact: true }).first().waitFor();
  await expectAccessible(page);
});
