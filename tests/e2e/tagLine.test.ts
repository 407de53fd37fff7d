import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { onceMore, register } from '#tests/support/journeySteps.ts';
import { useProduct } from '#tests/support/product.ts';

const product = useProduct();

const long = 'a tag whose name has very many letters and goes on';
const tagsOf: Readonly<Record<string, readonly string[]>> = {
  'One of them': ['ai'],
  'Short ones': ['ai', 'art', 'law', 'sea'],
  'Long ones': [long, `${long} and on`, 'consolidation of memory', 'hippocampal replay', 'sleep spindles'],
  'A title that takes all the room there is, and then some more of it, so that nothing at all would be left for what stands beside it in a row': ['short', long, '记忆巩固与睡眠中的纺锤波活动研究', 'law', 'sea', 'tide'],
};

/** Somebody with a text for each of those titles, tagged so. */
async function givenTagged(page: Page): Promise<void> {
  const email = newEmail();
  await register(page, 'Noa Lindqvist', email);
  const post = async (path: string, data: unknown, headers = {}) => (await (await page.request.post(path, { data, headers, ...onceMore })).json()) as { data: Record<string, never> };
  const { data: session } = await post('/auth/api/v1/token', { email, password: goodPassword });
  const headers = { authorization: `Bearer ${String(session['token'])}` };
  const ask = async (query: string, variables: object = {}) => (await post('/graphql', { query, variables }, headers)).data as Record<string, unknown>;
  const { viewer } = (await ask('{ viewer { spaces(first: 1) { edges { node { id } } } } }')) as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  const spaceId = viewer.spaces.edges[0]?.node.id ?? '';
  const titles = Object.keys(tagsOf);
  await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }', { input: { spaceId, sources: titles.map((title) => ({ content: { title, text: 'Words.' } })) } });
  const listed = async () => {
    const { node } = (await ask('query($id: ID!) { node(id: $id) { ... on Space { sources(first: 20) { edges { node { id title status tags { name } } } } } } }', { id: spaceId })) as {
      node: { sources: { edges: { node: { id: string; title: string; status: string; tags: { name: string }[] } }[] } };
    };
    return node.sources.edges.map((edge) => edge.node);
  };
  // Reading a text may tag it: then those go.
  await expect.poll(async () => (await listed()).map(({ status }) => status)).toEqual(titles.map(() => 'COMPLETED'));
  for (const { id, title, tags } of await listed()) {
    await ask('mutation($input: TagSourcesInput!) { tagSources(input: $input) { __typename } }', { input: { sourceIds: [id], add: tagsOf[title], remove: tags.map(({ name }) => name) } });
  }
  for (const { title, tags } of await listed()) expect(tags.map(({ name }) => name).toSorted(), title).toEqual([...(tagsOf[title] ?? [])].toSorted());
}

/** What each source in the list shows of its tags: how many one can read (two letters or one and an ellipsis at least, within the card or row), and how many it counts beside them. */
const shownOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-source]')].map((source) => {
      source.scrollIntoView({ block: 'center' });
      const line = source.querySelector('.tags');
      const edges = (line?.parentElement ?? source).getBoundingClientRect();
      const isWhole = (element: Element, least: number) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return width >= least && left >= edges.left - 0.5 && right <= edges.right + 0.5 && hit !== null && element.contains(hit);
      };
      const more = line?.querySelector('.more');
      const counted = more && isWhole(more, 8) ? Number(/[0-9]+/.exec((more.firstElementChild?.textContent ?? '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))?.[0]) : 0;
      return { title: source.querySelector('[data-open]')?.textContent ?? '', shown: [...(line?.querySelectorAll('.tag') ?? [])].filter((tag) => isWhole(tag, 22)).length, drawn: line?.querySelectorAll('.tag').length ?? 0, counted };
    }),
  );

test('tags that have no room on a card or in a row are counted beside those that have', async () => {
  const { page } = await product.window();
  await givenTagged(page);
  for (const locale of ['en', 'ar'] as const) {
    await page.evaluate((name) => localStorage.setItem('locale', name), locale);
    for (const [layout, width, most] of [['grid', 390, 3], ['grid', 1440, 3], ['list', 1440, 2], ['list', 834, 1]] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/collection/all?view=${layout}`);
      const title = Object.keys(tagsOf).at(-1) ?? '';
      await page.getByRole('link', { name: title, exact: true }).waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      // The width of a list is only known once it stands there.
      await expect
        .poll(async () => (await shownOf(page)).toSorted((a, b) => a.title.localeCompare(b.title)), { message: `${locale}, ${layout} at ${width} px` })
        .toEqual(
          Object.entries(tagsOf)
            .map(([name, tags]) => ({ title: name, shown: Math.min(most, tags.length), drawn: Math.min(most, tags.length), counted: Math.max(0, tags.length - most) }))
            .toSorted((a, b) => a.title.localeCompare(b.title)),
        );
    }
  }
});
