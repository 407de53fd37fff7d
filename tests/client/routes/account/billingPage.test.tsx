// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { modelsOf, roundUp, stackOf } from '#client/routes/account/billing/usageTotals.ts';
import { renderPage } from '../page.tsx';

afterEach(cleanup);

const spent = (model: string, inputTokens: number, cost: number | null) => ({ model, inputTokens, outputTokens: 0, cost });
const month = (index: number, spend: readonly object[] = [], sourcesAdded = 0) => ({ month: new Date(Date.UTC(2026, 10 - index, 1)).toISOString(), sourcesAdded, spend });
const months = (...first: object[]) => [...first, ...Array.from({ length: 12 - first.length }, (_, index) => month(index + first.length))];

async function open(usage: object[], account: object = { storage: 2048, storageQuota: 4096 }) {
  const page = renderPage({ routes: accountRoutes, at: '/billing/payment-methods' });
  await page.answer('BillingPageQuery', { viewer: { account, usage } });
  await screen.findByRole('heading', { name: 'Billing and payment methods' });
  return page;
}
const table = () => screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('says that there is nothing to pay, and asks for no card', async () => {
  await open(months(month(0, [], 7)));
  expect(screen.getByText('Runs on your own server. No subscription, no card.')).toBeDefined();
  expect(screen.getByText(/^None, and none needed\./)).toBeDefined();
  expect(screen.getByText('Sources added in November').nextSibling?.textContent).toBe('7');
  expect(screen.getByText('2 KB')).toBeDefined();
  expect(screen.getByText('Of 4 KB')).toBeDefined();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByText(/^No language model has been used/)).toBeDefined();
});

test('has the chart as a table too, by tokens or by cost', async () => {
  const { person } = await open(months(month(0, [spent('small', 1_000, 0.5), spent('large', 4_000, 2)], 3), month(1, [spent('small', 10, 0.01)])));
  expect(table().slice(0, 3)).toEqual([
    ['Month', 'Sources added', 'large', 'small'],
    ['November 2026', '3', '4K', '1K'],
    ['October 2026', '0', '0', '10'],
  ]);
  await person.click(screen.getByRole('radio', { name: 'Cost' }));
  expect(table()[1]).toEqual(['November 2026', '3', '2.00', '0.50']);
});

test('without prices there is no cost to choose', async () => {
  await open(months(month(0, [spent('small', 1_000, null)])));
  expect(screen.queryByRole('radio', { name: 'Cost' })).toBeNull();
  expect(screen.getByText('No prices are set on this server.')).toBeDefined();
});

test('beyond four models the rest is one', () => {
  const spend = ['a', 'b', 'c', 'd', 'e'].map((model, index) => spent(model, 100 - index, null));
  const models = modelsOf([{ spend }], 'tokens');
  expect(models).toEqual(['a', 'b', 'c', null]);
  expect(stackOf(spend, models, 'tokens')).toEqual([100, 99, 98, 97 + 96]);
});

test.each([[0, 1], [0.3, 0.5], [1, 1], [1.1, 2], [4_900, 5_000], [5_001, 10_000]])('the scale of %s ends at %s', (amount, end) => {
  expect(roundUp(amount)).toBeCloseTo(end, 9);
});
