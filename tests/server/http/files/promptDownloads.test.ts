import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

/** A space with a collection, one below it, and a prompt in each. */
async function workshop() {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const ask = async (query: string, variables: Record<string, unknown> = {}, by = owner) =>
    (await it.server.post(by, query, variables)).body as { data?: Record<string, Record<string, Record<string, string>>>; errors?: { extensions: { code: string } }[] };
  const made = async (name: string, input: Record<string, unknown>, field: string): Promise<string> => {
    const { data } = await ask(`mutation($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ... on ${name[0]?.toUpperCase()}${name.slice(1)}Payload { ${field} { id } } } }`, { input });
    return data?.[name]?.[field]?.['id'] as string;
  };
  const support = await made('createPromptCollection', { spaceId, name: 'Support: "mail"' }, 'promptCollection');
  const answers = await made('createPromptCollection', { spaceId, name: 'Answers', parentId: support }, 'promptCollection');
  const content = (text: string) => ({ messages: [{ role: 'USER', text }], params: { temperature: 0.5, stop: ['END'] }, variables: [{ name: 'question', description: 'What they ask' }] });
  const first = await made('createPrompt', { spaceId, title: 'First answer', name: 'support/first', collectionId: support, content: content('Answer {{question}}') }, 'prompt');
  await made('createPrompt', { spaceId, title: 'Tone', name: 'tone', kind: 'FRAGMENT', collectionId: answers, content: content('Be kind.') }, 'prompt');
  const urlOf = async (id: string, args: string, by = owner) => {
    const { data, errors } = await ask(`query($id: ID!) { node(id: $id) { ... on Prompt { downloadUrl(${args}) } ... on PromptCollection { downloadUrl(${args.replace(/,.*/, '')}) } } }`, { id }, by);
    return { url: data?.['node']?.['downloadUrl'] as unknown as string, code: errors?.[0]?.extensions.code };
  };
  const opened = async (url: string) => {
    const answer = await fetch(it.server.url + url);
    return { answer, text: await answer.text() };
  };
  return { it, owner, spaceId, support, answers, first, urlOf, opened, ask, made, content };
}

test('a prompt in each format, with a name that every system takes, as a file and not as a page', async () => {
  const { first, urlOf, opened } = await workshop();
  const expected = { OPENAI: ['.json', 'application/json'], LANGFUSE: ['.json', 'application/json'], PROMPTFOO: ['.yaml', 'application/yaml'], MARKDOWN: ['.md', 'text/markdown'] };
  for (const [format, [ending, mimeType]] of Object.entries(expected)) {
    const { url } = await urlOf(first, `format: ${format}`);
    const { answer, text } = await opened(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `${mimeType}; charset=utf-8`,
      'content-disposition': `attachment; filename="support-first${ending}"; filename*=UTF-8''support-first${ending}`,
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    const { found } = readPromptFile(text, `x${ending}`);
    expect(found[0]?.prompt).toMatchObject({ name: 'support/first', title: 'First answer', path: [], labels: [], version: null, content: { messages: [{ role: 'USER', text: 'Answer {{question}}' }], params: { temperature: 0.5, stop: ['END'] } } });
  }
  const { url } = await urlOf(first, 'format: OPENAI');
  const head = await opened(url);
  expect(head.answer.status).toBe(200);
});

test('a version, its note and the labels that name it', async () => {
  const { spaceId: _spaceId, first, urlOf, opened, ask } = await workshop();
  const { data } = await ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { ... on SavePromptVersionPayload { version { id } } } }', { input: { promptId: first, note: 'The first', labels: ['production', 'staging'] } });
  const versionId = data?.['savePromptVersion']?.['version']?.['id'] ?? '';
  await ask('mutation($input: UpdatePromptInput!) { updatePrompt(input: $input) { __typename } }', { input: { promptId: first, content: { messages: [{ role: 'USER', text: 'Newer' }] } } });

  const saved = await opened((await urlOf(first, `format: LANGFUSE, versionId: "${versionId}"`)).url);
  expect(saved.answer.headers.get('content-disposition')).toContain('support-first-v1.json');
  expect(JSON.parse(saved.text)).toMatchObject({ name: 'support/first', version: 1, labels: ['production', 'staging'], commitMessage: 'The first', prompt: 'Answer {{question}}' });
  const draft = await opened((await urlOf(first, 'format: LANGFUSE')).url);
  expect(JSON.parse(draft.text)).toMatchObject({ labels: [], commitMessage: null, prompt: 'Newer' });
  expect((await urlOf(first, 'format: LANGFUSE, versionId: "promptversion_01h455vb4pex5vsknk084sn02q"')).code).toBe('NOT_FOUND');
});

test('a collection with all below it: one list, or an archive of Markdown with its folders; what labels name comes along', async () => {
  const { support, first, urlOf, opened, it, ask } = await workshop();
  await ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { __typename } }', { input: { promptId: first, labels: ['production'] } });
  await ask('mutation($input: UpdatePromptInput!) { updatePrompt(input: $input) { __typename } }', { input: { promptId: first, content: { messages: [{ role: 'USER', text: 'Newer' }] } } });
  for (const [format, ending] of [['OPENAI', 'json'], ['LANGFUSE', 'json'], ['PROMPTFOO', 'yaml']]) {
    const { answer, text } = await opened((await urlOf(support, `format: ${format}`)).url);
    expect(answer.headers.get('content-disposition')).toContain(`filename="Support mail.${ending}"`);
    expect(readPromptFile(text, `x.${ending}`).found.map(({ prompt }) => prompt && [prompt.name, prompt.path, prompt.version, prompt.labels, prompt.content.messages[0]?.text])).toEqual([
      ['support/first', ['Support: "mail"'], 1, ['production'], 'Answer {{question}}'],
      ['support/first', ['Support: "mail"'], null, [], 'Newer'],
      ['tone', ['Support: "mail"', 'Answers'], null, [], 'Be kind.'],
    ]);
  }
  const archive = await fetch(it.server.url + (await urlOf(support, 'format: MARKDOWN')).url);
  const files = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(([name, bytes]) => [name, readPromptFile(strFromU8(bytes), name).found[0]?.prompt?.content.messages[0]?.text]);
  expect(files).toEqual([
    ['Support mail/support-first.md', 'Answer {{question}}'],
    ['Support mail/support-first (2).md', 'Newer'],
    ['Support mail/Answers/tone.md', 'Be kind.'],
  ]);
});

test('an empty collection is an empty list', async () => {
  const { made, spaceId, urlOf, opened } = await workshop();
  const empty = await made('createPromptCollection', { spaceId, name: 'Empty' }, 'promptCollection');
  expect((await opened((await urlOf(empty, 'format: OPENAI')).url)).text).toBe('[]\n');
  expect((await opened((await urlOf(empty, 'format: PROMPTFOO')).url)).text).toContain('prompts: []');
});

test('an address is of no use to anybody who has lost the space, nor for what was deleted', async () => {
  const { it, first, support, spaceId, urlOf, opened, ask } = await workshop();
  const urls = [(await urlOf(first, 'format: OPENAI')).url, (await urlOf(support, 'format: MARKDOWN')).url];
  await ask('mutation($input: DeletePromptCollectionsInput!) { deletePromptCollections(input: $input) { __typename } }', { input: { promptCollectionIds: [support] } });
  for (const url of urls) expect((await opened(url)).answer.status).toBe(404);
  await it.server.database.prisma.prompt.updateMany({ where: { spaceId: uuid(spaceId) }, data: { deletedAt: null, collectionId: null } });
  expect((await opened(urls[0] ?? '')).answer.status).toBe(200);
  await it.server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId) } });
  expect((await opened(urls[0] ?? '')).answer.status).toBe(404);
});
