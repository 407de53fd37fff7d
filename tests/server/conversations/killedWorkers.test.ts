import { once } from 'node:events';
import { expect, test } from 'vitest';
import { answerQuestion } from '#server/domain/conversations/answerQuestion.job.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { labelWith, lineOf, saying, type Script, startScriptedModel } from '#tests/support/scriptedModel.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault({ hasModel: true });
const { as, given } = vault;

const rises = 'The Elbe rises in the Giant Mountains at 1,386 metres';
const measured = 'It was first measured by Anna Novak in 1874';
type Call = Parameters<Script>[0];
const springLine = (call: Call) => ({ say: 'The Elbe rises in the Giant Mountains.', cite: [{ p: labelWith(call, 'Giant'), quote: rises }] });
const yearLine = (call: Call) => ({ say: 'Anna Novak measured it in 1874.', cite: [{ p: labelWith(call, 'Novak'), quote: measured }] });

interface Answer {
  readonly state: string;
  readonly failure: { readonly code: string } | null;
  readonly statements: readonly { readonly text: string; readonly support: string; readonly citations: readonly { readonly quote: string; readonly state: string }[] }[];
  readonly spend: readonly { readonly calls: number; readonly inputTokens: number; readonly cost: number | null }[];
}

test('a worker that is killed in the midst of an answer leaves it interrupted with what was found; nobody is paid again before somebody asks, and it goes on behind', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const { id } = await vault.database.prisma.source.create({
    data: { spaceId: uuid(spaceId), type: 'CONTENT', status: 'COMPLETED', title: 'The Elbe', language: 'en', text: { create: { plainText: `${rises} above the sea.\n\n${measured} with a chain.` } } },
    select: { id: true },
  });
  await indexNow(vault.context({ kind: 'system', job: answerQuestion.name }), [id]);
  const read = async (messageId: string): Promise<Answer> => {
    const { data, errors } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Message { state failure { code } statements { text support citations { quote state } } spend { calls inputTokens cost } } } }', { id: messageId });
    expect(errors).toBeUndefined();
    return data?.['node'] as Answer;
  };

  const model = await startScriptedModel((call) => ({ pieces: [lineOf(springLine(call))], hang: true }));
  const variables = { DATABASE_URL: vault.url, VAULT_DATA: temporaryFolder(), LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_INPUT_PRICE: '2', LLM_OUTPUT_PRICE: '10' };
  const doomed = await startServer('worker', variables);
  const { conversation, answer } = (await as(owner).mutate('startConversation', { spaceId, question: 'Where does the Elbe rise, and who measured the river?' }, 'conversation { id } answer { id }')) as unknown as { conversation: { id: string }; answer: { id: string } };
  await eventually(async () => expect((await read(answer.id)).statements).toHaveLength(1));
  doomed.child.kill('SIGKILL');
  await once(doomed.child, 'exit');
  expect(await read(answer.id)).toMatchObject({ state: 'RUNNING' });
  const [promised] = (await read(answer.id)).spend;
  expect(promised?.inputTokens).toBeGreaterThan(100);

  await startServer('worker', variables);
  // Jobs of dead workers are looked for at the start, and then each minute.
  await eventually(async () => expect((await read(answer.id)).state).toBe('INTERRUPTED'), { timeout: 150_000 });
  const kept = [{ text: 'The Elbe rises in the Giant Mountains.', support: 'SUPPORTED', citations: [{ quote: rises, state: 'FOUND' }] }];
  // What was asked of the endpoint stands as paid: as estimated before, for it was killed before it was counted.
  expect(await read(answer.id)).toEqual({ state: 'INTERRUPTED', failure: { code: 'INTERNAL' }, statements: kept, spend: [{ ...promised, calls: 1 }] });
  expect(model.calls).toHaveLength(1);

  model.script = saying((call) => [springLine(call), yearLine(call)]);
  const anew = (await as(owner).mutate('askQuestion', { conversationId: conversation.id, insteadOf: answer.id }, 'answer { id }')) as unknown as { answer: { id: string } };
  await eventually(async () => expect((await read(anew.answer.id)).state).toBe('SUCCEEDED'));
  const whole = await read(anew.answer.id);
  expect(whole.statements).toEqual([...kept, { text: 'Anna Novak measured it in 1874.', support: 'SUPPORTED', citations: [{ quote: measured, state: 'FOUND' }] }]);
  expect(whole.spend).toMatchObject([{ calls: 2 }]);
  expect(model.calls).toHaveLength(2);
  expect(model.calls[1]?.text).toContain('These sentences of the answer are written already');
});
