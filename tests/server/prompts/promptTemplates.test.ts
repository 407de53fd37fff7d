import { expect, test } from 'vitest';
import { promptTemplates } from '#server/domain/prompts/library/listPromptTemplates.ts';
import { templateWords } from '#server/domain/prompts/library/templateWords.ts';
import { variablesOf } from '#server/domain/prompts/content/promptContent.ts';
import { parseTemplate } from '#server/templates/parseTemplate.ts';
import { publicId, useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const none = new Map<string, string>();

test('there are thirty, each with an id, a title and a text of its own', () => {
  for (const of of ['id', 'title', 'description'] as const) expect(new Set(promptTemplates.map((template) => template[of])).size).toBe(30);
  expect(promptTemplates.length).toBe(30);
});

test('ids never change: they stand in what people copied', () => {
  expect(promptTemplates.find(({ title }) => title === 'Summary for a busy reader')?.id).toMatchInlineSnapshot(`"d6e83d68-8e6e-8f6b-8ed8-c8b37fbb80f8"`);
});

test.each(promptTemplates.map((template) => [template.title, template] as const))('%s: has no broken tags, and says of each of its variables what belongs there, and of no other', (_title, { content }) => {
  expect(content.messages.flatMap(({ text }) => parseTemplate(text).problems)).toEqual([]);
  const standing = variablesOf(content, none);
  expect(standing.map(({ name }) => name).sort()).toEqual(content.variables.map(({ name }) => name).sort());
  expect(standing.filter(({ description }) => description === '')).toEqual([]);
  expect(content.messages.map(({ role }) => role)).toEqual(['SYSTEM', 'USER']);
});

test('they are listed by category and title, searched, and read page by page', async () => {
  const person = await given.person();
  const list = async (args: string) => {
    const { data, errors } = await as(person).query(`{ viewer { promptTemplates(${args}) { totalCount edges { cursor node { category title } } pageInfo { hasNextPage endCursor } } } }`);
    expect(errors).toBeUndefined();
    return (data?.['viewer'] as { promptTemplates: { totalCount: number; edges: { node: { category: string; title: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }).promptTemplates;
  };
  const titles = (page: Awaited<ReturnType<typeof list>>) => page.edges.map(({ node }) => node.title);
  const all = await list('first: 100');
  expect(all.totalCount).toBe(30);
  expect(all.edges.map(({ node }) => node)).toEqual(promptTemplates.map(({ category, title }) => ({ category, title })));
  expect(titles(await list('text: "CODE review"'))).toContain('Code review');
  expect(titles(await list('category: "code"'))).toEqual(['Code review', 'Explanation of unknown code', 'Tests for a function']);
  expect((await list('category: "nothing"')).totalCount).toBe(0);
  const first = await list('first: 20');
  expect([...titles(first), ...titles(await list(`first: 20, after: "${first.pageInfo.endCursor}"`))]).toEqual(titles(all));
  expect(titles(await list('last: 2'))).toEqual(titles(all).slice(-2));
});

test.each(Object.entries(templateWords))('in %s each template has a title and a description of its own, and nothing else has', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual(promptTemplates.map(({ key }) => key).sort());
  for (const of of ['title', 'description'] as const) {
    const said = promptTemplates.map((template) => words[template.key]?.[of] ?? '');
    expect(new Set(said).size).toBe(30);
    expect(said.filter((text, at) => text === '' || text === promptTemplates[at]?.[of])).toEqual([]);
  }
});

test('they are listed and searched in the language that is asked for, with the same prompts', async () => {
  const person = await given.person();
  type Listed = { id: string; category: string; title: string; description: string; content: { messages: unknown } };
  const list = async (args: string) => {
    const { data, errors } = await as(person).query(`{ viewer { promptTemplates(first: 100, ${args}) { edges { node { id category title description content { messages { text } } } } } } }`);
    expect(errors).toBeUndefined();
    return (data?.['viewer'] as { promptTemplates: { edges: { node: Listed }[] } }).promptTemplates.edges.map(({ node }) => node);
  };
  const [english, spanish] = [await list('language: EN'), await list('language: ES')];
  expect(spanish.map(({ id }) => id).sort()).toEqual(english.map(({ id }) => id).sort());
  expect(spanish.filter(({ category }) => category === 'code').map(({ title }) => title)).toEqual(['Explicación de código desconocido', 'Pruebas para una función', 'Revisión de código']);
  const contents = (all: Listed[]) => new Map(all.map(({ id, content }) => [id, content]));
  expect(contents(spanish)).toEqual(contents(english));
  expect((await list('language: HE, text: "תקציר"')).map(({ title }) => title)).toEqual(['תקציר למי שממהר']);
  expect(await list('language: ES, text: "Summary for a busy"')).toEqual([]);
});

test('a prompt begins as a template', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [template] = promptTemplates;
  const made = await as(owner).mutate('createPrompt', { spaceId, title: 'Mine', copyOf: publicId('PromptTemplate', template?.id ?? '') }, 'prompt { name kind description draft { messages { role text } variables { name } } }');
  expect(made).toMatchObject({ prompt: { name: 'mine', kind: 'PROMPT', description: template?.description, draft: { messages: template?.content.messages } } });
  expect(await as(owner).mutate('createPrompt', { spaceId, title: 'x', copyOf: publicId('PromptTemplate', '01939d2f-0000-7000-8000-000000000000') }, 'prompt { id }')).toMatchObject({ code: 'NOT_FOUND' });
});
