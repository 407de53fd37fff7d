// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import SpacePrompts from '#client/spaces/settings/prompts/SpacePrompts.tsx';
import { renderTemplate } from '#server/templates/renderTemplate.ts';
import { renderPage } from '../../routes/page.tsx';

afterEach(cleanup);

const builtInPrompts = [
  { purpose: 'SUMMARY', text: 'Summarize it {{language}}.', variables: [{ name: 'language', description: 'In which language.' }] },
  { purpose: 'INSTRUCTIONS', text: '', variables: [] },
];
const ours = { id: 'prompt_ours', title: 'Ours', labels: [{ name: 'production' }], versions: { edges: [{ __typename: 'PromptVersionEdge' }] } };
const space = {
  __typename: 'Space', id: 'space_lab', viewerCanManage: true, viewerCanEdit: true, models: [],
  settings: { instructions: '', builtInPrompts, prompts: [] as object[] },
  prompts: { edges: [{ node: ours }] },
};

async function openPrompts(given: object = {}) {
  const page = renderPage({ routes: () => [{ path: '*', Component: () => <SpacePrompts spaceId="space_lab" onLeave={vi.fn()} /> }], at: '/' });
  await page.answer('SpacePromptsQuery', { node: { ...space, ...given } });
  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...page, card };
}

test('instructions are copied as the plain words that they are, the vault\'s own as the template that it is', async () => {
  const instructions = 'Keep {{x}}, \\{{y}} and {{> z}} as they are.';
  const { person, asked, refuse, card } = await openPrompts({ settings: { ...space.settings, instructions } });
  await person.click((await card('Instructions for all sources')).getByRole('button', { name: 'Copy into prompts' }));
  const { input } = (await asked('useCopyBuiltInPromptMutation')) as { input: { content: { messages: { text: string }[] } } };
  expect(renderTemplate(input.content.messages[0]?.text ?? '', new Map([['x', 'no']]), new Map()).text).toBe(instructions);
  await refuse('useCopyBuiltInPromptMutation');
  await person.click((await card('Summary')).getByRole('button', { name: 'Copy into prompts' }));
  expect(await asked('useCopyBuiltInPromptMutation')).toMatchObject({ input: { content: { messages: [{ text: 'Summarize it {{language}}.' }] } } });
});

test('who chooses a prompt for a purpose says nothing of the others', async () => {
  const set = (purpose: string) => ({ purpose, label: 'production', version: { __typename: 'PromptVersion' }, prompt: { id: 'prompt_ours', title: 'Ours' } });
  const { person, asked, card } = await openPrompts({ settings: { ...space.settings, prompts: [set('INSTRUCTIONS')] } });
  await person.click((await card('Summary')).getByRole('combobox', { name: 'Prompt for Summary' }));
  await person.click(await screen.findByRole('option', { name: 'Ours' }));
  expect(await asked('useSetPurposePromptsMutation')).toEqual({ input: { spaceId: 'space_lab', settings: { promptChanges: [{ purpose: 'SUMMARY', prompt: { promptId: 'prompt_ours', label: 'production' } }] } } });
});
