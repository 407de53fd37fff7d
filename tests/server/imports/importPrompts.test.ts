import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { countsOf, importer, type ReportedJob } from '#tests/support/imports.ts';
import { uuid } from '#tests/support/vault.ts';

const database = useDatabase();
const prompts = { format: 'PROMPTS', fileName: 'prompts.json' };

interface ShownPrompt {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly collection: { readonly name: string; readonly parent: { readonly name: string } | null } | null;
  readonly draft: { readonly messages: { readonly text: string }[]; readonly variables: { readonly name: string; readonly defaultFill: { readonly text: string | null } | null }[] };
  readonly labels: { readonly name: string; readonly version: { readonly number: number; readonly note: string; readonly content: { readonly messages: { readonly text: string }[] } } }[];
  readonly versions: { readonly totalCount: number };
}

async function workshop() {
  const it = await importer(database.url);
  await it.work();
  const listed = async () => {
    const { node } = (await it.ask(
      `query($id: ID!) { node(id: $id) { ... on Space { promptTree { id name } prompts(first: 100) { edges { node { id name title collection { name parent { name } } draft { messages { text } variables { name defaultFill { text } } }
        labels { name version { number note content { messages { text } } } } versions { totalCount } } } } } } }`,
      { id: it.spaceId },
    )) as unknown as { node: { promptTree: { id: string; name: string }[]; prompts: { edges: { node: ShownPrompt }[] } } };
    return { prompts: node.prompts.edges.map((edge) => edge.node).sort((one, other) => (one.name < other.name ? -1 : 1)), folders: node.promptTree };
  };
  const make = async (name: string, input: Record<string, unknown>, field: string) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const data = (await it.ask(`mutation($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${field} { id } } } }`, { input: { spaceId: it.spaceId, ...input } })) as unknown as Record<string, Record<string, { id: string }>>;
    return data[name]?.[field]?.id ?? '';
  };
  const undo = async (undoId: string | null) =>
    (await it.ask('mutation($input: UndoChangeInput!) { undoChange(input: $input) { __typename ... on UndoChangePayload { changedIds } ... on Error { code message } } }', { input: { undoId } })) as unknown as { undoChange: { __typename: string; changedIds?: string[]; code?: string } };
  return { ...it, listed, make, undo };
}

const rowsOf = (job: ReportedJob) => job.rows.edges.map(({ node }) => [node.outcome, node.field, node.text.split('\n')[0]]);
const say = (name: string, text: string, more: object = {}) => ({ type: 'text', name, prompt: text, config: {}, labels: [], tags: [], ...more });

const langfuse = JSON.stringify([
  say('support/answer', 'Answer {{question}} @@@langfusePrompt:name=tone|label=production@@@', { version: 1, commitMessage: 'First' }),
  say('support/answer', 'Answer {{question}} kindly', { version: 2, labels: ['production', 'latest'], tags: ['x'] }),
  say('tone', 'Be kind.', { version: 1, labels: ['production'] }),
  say('tone', 'Be kind.', { version: 1, labels: ['production'] }),
  { type: 'chat', name: 'odd', prompt: [{ role: 'wizard', content: 'x' }], config: {} },
]);

test('a file is looked through first: what it is, each prompt, what is lost, and nothing is made', async () => {
  const { lookThrough, listed } = await workshop();
  const job = await lookThrough(langfuse, prompts);
  expect(job).toMatchObject({ state: 'AWAITING_APPROVAL', done: 5, total: 5, failure: null, importPlan: { format: 'PROMPTS', promptFormat: 'LANGFUSE', lostFields: ['tags'] } });
  expect(countsOf(job)).toEqual({ ADDED: 3, REPEATED: 1, FAILED: 1 });
  expect(rowsOf(job)).toEqual([
    ['ADDED', null, 'support/answer (support/answer)'],
    ['ADDED', null, 'support/answer (support/answer)'],
    ['ADDED', null, 'tone (tone)'],
    ['REPEATED', null, 'tone (tone)'],
    ['FAILED', 'role', expect.stringContaining('"odd"')],
  ]);
  expect(await listed()).toEqual({ prompts: [], folders: [] });
});

test('what is approved comes with its versions, labels and fragments; the same again makes nothing; all of it can be taken back', async () => {
  const { lookThrough, act, reaches, listed, undo, carryOut } = await workshop();
  const { id } = await lookThrough(langfuse, prompts);
  expect((await act('approveJobs', id)).code).toBeUndefined();
  const job = await reaches(id, 'SUCCEEDED', 'FAILED');
  expect(job).toMatchObject({ state: 'SUCCEEDED', done: 5, failure: null });
  const { prompts: made } = await listed();
  expect(made.map(({ name, versions, labels, draft }) => [name, versions.totalCount, labels.map((label) => [label.name, label.version.number]), draft.messages[0]?.text])).toEqual([
    ['support/answer', 2, [['production', 2]], 'Answer {{question}} kindly'],
    ['tone', 1, [['production', 1]], 'Be kind.'],
  ]);
  expect(job.rows.edges.map(({ node }) => node.result?.id ?? null)).toEqual([made[0]?.id, made[0]?.id, made[1]?.id, made[1]?.id, null]);

  const again = await carryOut(langfuse, prompts);
  expect(countsOf(again)).toEqual({ ALREADY_THERE: 3, REPEATED: 1, FAILED: 1 });
  expect((await listed()).prompts).toEqual(made);

  const undone = await undo(job.undoId);
  expect(undone.undoChange).toMatchObject({ __typename: 'UndoChangePayload' });
  expect((await listed()).prompts).toEqual([]);
  expect((await undo(job.undoId)).undoChange.code).toBe('NOT_FOUND');
});

test('into a collection, with the collections of the file below it; taking it back leaves what somebody put there', async () => {
  const { make, carryOut, listed, undo } = await workshop();
  const promptCollectionId = await make('createPromptCollection', { name: 'Mine' }, 'promptCollection');
  const file = JSON.stringify([
    { messages: [{ role: 'user', content: 'One {{a}}' }], knowledge_vault: { name: 'one', title: 'One', path: ['Old', 'Deep'], variables: [{ name: 'a', description: '', fill: { text: 'x' } }] } },
    { messages: [{ role: 'user', content: 'Two' }], knowledge_vault: { name: 'two', title: 'Two', path: ['Old'], variables: [{ name: 'b', description: '', fill: { sourceId: 'source_01h455vb4pex5vsknk084sn02q' } }] } },
  ]);
  const job = await carryOut(file, { ...prompts, into: { promptCollectionId } });
  expect(job).toMatchObject({ state: 'SUCCEEDED', result: { __typename: 'PromptCollection', id: promptCollectionId }, importPlan: { promptFormat: 'OPENAI', lostFields: ['defaultFill'], collections: [{ path: ['Old'] }, { path: ['Old', 'Deep'] }] } });
  const { prompts: made, folders } = await listed();
  expect(made.map(({ name, collection, draft }) => [name, collection?.name, collection?.parent?.name, draft.variables[0]?.defaultFill?.text ?? null])).toEqual([
    ['one', 'Deep', 'Old', 'x'],
    ['two', 'Old', 'Mine', null],
  ]);
  expect(folders.map(({ name }) => name)).toEqual(['Mine', 'Old', 'Deep']);
  await make('createPrompt', { title: 'Own', collectionId: folders[1]?.id }, 'prompt');
  await undo(job.undoId);
  const after = await listed();
  expect(after.prompts.map(({ name }) => name)).toEqual(['own']);
  expect(after.folders.map(({ name }) => name)).toEqual(['Mine', 'Old']);
});

test('a name that another prompt has gets a number, and the same again does not get another one', async () => {
  const { make, carryOut, listed } = await workshop();
  await make('createPrompt', { title: 'Greet', content: { messages: [{ role: 'USER', text: 'Mine' }] } }, 'prompt');
  const file = JSON.stringify({ name: 'greet', messages: [{ role: 'user', content: 'Theirs' }] });
  expect(countsOf(await carryOut(file, prompts))).toEqual({ ADDED: 1 });
  expect(countsOf(await carryOut(file, prompts))).toEqual({ ALREADY_THERE: 1 });
  expect((await listed()).prompts.map(({ name, draft }) => [name, draft.messages[0]?.text])).toEqual([
    ['greet', 'Mine'],
    ['greet-2', 'Theirs'],
  ]);
});

test('a version whose fragment is nowhere is told in its row; its draft comes all the same', async () => {
  const { carryOut, listed } = await workshop();
  const job = await carryOut(JSON.stringify([say('alone', 'x @@@langfusePrompt:name=nowhere|label=production@@@', { version: 1, labels: ['production'] })]), prompts);
  expect(job.rows.edges[0]?.node).toMatchObject({ outcome: 'ADDED', field: 'labels', failure: { message: 'There is no fragment nowhere in this space.' } });
  expect((await listed()).prompts.map(({ name, versions, draft }) => [name, versions.totalCount, draft.messages[0]?.text])).toEqual([['alone', 0, 'x {{> nowhere}}']]);
});

test('tests of Promptfoo come as a test set of each prompt, and go out again as they came', async () => {
  const { carryOut, ask, server, token, spaceId } = await workshop();
  const setsOf = async (into: string) => {
    const { node } = (await ask('query($id: ID!) { node(id: $id) { ... on Space { prompts(first: 3) { edges { node { id title testSets(first: 3) { edges { node { name cases(first: 3) { edges { node { expected values { name fill { text search source { id } } } assertions { kind value threshold } } } } } } } } } } } } }', { id: into })) as unknown as { node: { prompts: { edges: { node: { id: string; title: string; testSets: object } }[] } } };
    return node.prompts.edges.map((edge) => edge.node).sort((one, other) => (one.title < other.title ? -1 : 1));
  };
  const file = `description: Greetings\nprompts: [{ id: one, label: One, raw: "Hello {{name}}" }, { id: two, label: Two, raw: "Bye {{name}}" }]\ntests:
  - { vars: { name: Ada }, assert: [{ type: contains, value: "{{name}}" }, { type: is-json, value: { type: object } }] }
  - { vars: { name: Bea }, prompts: [two], metadata: { knowledge_vault: { set: Byes, expected: Bye, values: [{ name: name, fill: { search: Who? } }, { name: from, fill: { sourceId: source_01h455vb4pex5vsknk084sn02q } }] } } }\n`;
  const job = await carryOut(file, { ...prompts, fileName: 'promptfooconfig.yaml' });
  expect(job).toMatchObject({ state: 'SUCCEEDED', importPlan: { promptFormat: 'PROMPTFOO', lostFields: ['defaultFill'] } });
  const made = await setsOf(spaceId);
  const sets = (at: number) => JSON.stringify(made[at]?.testSets);
  const ada = '{"expected":null,"values":[{"name":"name","fill":{"text":"Ada","search":null,"source":null}}],"assertions":[{"kind":"CONTAINS","value":"Ada","threshold":null},{"kind":"JSON_SCHEMA","value":"{\\"type\\":\\"object\\"}","threshold":null}]}';
  const greetings = `{"node":{"name":"Greetings","cases":{"edges":[{"node":${ada}}]}}}`;
  expect(sets(0)).toBe(`{"edges":[${greetings}]}`);
  expect(sets(1)).toContain(greetings);
  expect(sets(1)).toContain('{"node":{"name":"Byes","cases":{"edges":[{"node":{"expected":"Bye","values":[{"name":"name","fill":{"text":null,"search":"Who?","source":null}}],"assertions":[]}}]}}}');

  const { node } = (await ask('query($id: ID!) { node(id: $id) { ... on Prompt { downloadUrl(format: PROMPTFOO) } } }', { id: made[1]?.id })) as unknown as { node: { downloadUrl: string } };
  const written = await (await fetch(`${server.url}${node.downloadUrl}`, { headers: { authorization: `Bearer ${token}` } })).text();
  const { createSpace } = (await ask('mutation { createSpace(input: { name: "Second" }) { ... on CreateSpacePayload { space { id } } } }')) as unknown as { createSpace: { space: { id: string } } };
  await carryOut(written, { ...prompts, fileName: 'two.yaml', into: { spaceId: createSpace.space.id } });
  const [again, ...others] = await setsOf(createSpace.space.id);
  expect(others).toEqual([]);
  expect(again?.testSets).toEqual(made[1]?.testSets);
});

test('an archive of Markdown comes with its folders; files in it that are no prompts are rows that cannot be taken', async () => {
  const { start, server, token, reaches, listed } = await workshop();
  const bytes = zipSync({ 'Mail/answer.md': strToU8('---\ntitle: Answer\n---\n# System\n\nBe kind.\n\n# User\n\n{{question}}\n'), 'Mail/broken.json': strToU8('{'), 'notes.bin': strToU8('x'), '__MACOSX/._answer.md': strToU8('x'), 'empty.md': strToU8('') });
  const job = await start('x'.repeat(bytes.byteLength), { ...prompts, fileName: 'prompts.zip', skipDryRun: true });
  await fetch(`${server.url}${job.uploadPath}`, { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: bytes });
  const done = await reaches(job.id, 'SUCCEEDED', 'FAILED');
  expect(rowsOf(done)).toEqual([
    ['ADDED', null, 'Answer (answer)'],
    ['FAILED', null, 'Mail/broken.json'],
    ['FAILED', null, 'empty.md'],
  ]);
  const { prompts: made } = await listed();
  expect(made.map(({ title, collection, draft }) => [title, collection?.name, draft.messages.map(({ text }) => text)])).toEqual([['Answer', 'Mail', ['Be kind.', '{{question}}']]]);
});

test('what cannot be read at all ends in a failure with its reason', async () => {
  const { lookThrough } = await workshop();
  expect((await lookThrough('{"messages": [', prompts)).failure?.code).toBe('DAMAGED');
  expect((await lookThrough('   ', prompts)).failure?.code).toBe('UNSUPPORTED');
  expect((await lookThrough('PK\x03\x04 no archive', { ...prompts, fileName: 'a.zip' })).failure?.code).toBe('DAMAGED');
});

test('places that are none for prompts, files that are too large, and who may not write are refused', async () => {
  const { start, make, server, spaceId } = await workshop();
  const promptCollectionId = await make('createPromptCollection', { name: 'Mine' }, 'promptCollection');
  const collectionId = await make('createCollection', { name: 'Sources' }, 'collection');
  expect((await start('x', { ...prompts, into: { collectionId } })).code).toBe('INVALID');
  expect((await start('x', { format: 'CSV', into: { promptCollectionId } })).code).toBe('INVALID');
  expect((await start('x', { ...prompts, size: 20_000_001 })).code).toBe('INVALID');
  const stranger = await server.signedIn();
  expect((await start('x', { ...prompts, into: { promptCollectionId } }, stranger)).code).toBe('NOT_FOUND');
  const { body } = await server.post(stranger, '{ viewer { user { id } } }');
  const userId = (body as { data: { viewer: { user: { id: string } } } }).data.viewer.user.id;
  await server.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(userId), role: 'VIEWER' } });
  expect((await start('x', { ...prompts, into: { promptCollectionId } }, stranger)).code).toBe('FORBIDDEN');
});
