// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import NewSpaceForm from '#client/spaces/switcher/NewSpaceForm.tsx';
import { renderPage } from '../../routes/page.tsx';

afterEach(cleanup);

function open() {
  const [onDiscard, onCreated] = [vi.fn(), vi.fn()];
  const page = renderPage({ routes: () => [{ path: '*', Component: () => <NewSpaceForm connection="list" onDiscard={onDiscard} onCreated={onCreated} /> }], at: '/' });
  return { ...page, onDiscard, onCreated };
}

test('New Space sends its name, its colour and what was switched; indigo unless another is chosen', async () => {
  const { person, asked, answer, onCreated } = open();
  expect(screen.getByRole('radio', { name: 'Indigo' }).getAttribute('aria-checked')).toBe('true');
  for (const [label, value] of [['Translate to', 'No Translate'], ['Length', 'No length change']]) expect(screen.getByRole('combobox', { name: label }).textContent).toBe(value);
  await person.type(screen.getByRole('textbox', { name: 'Name' }), ' Deep Sea ');
  await person.click(screen.getByRole('radio', { name: 'Teal' }));
  const instructions = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Instructions/ });
  const before = instructions.value;
  await person.click(screen.getByRole('switch', { name: 'Managed Structure' }));
  expect([instructions.readOnly, instructions.value]).toEqual([true, `${before} Order it under headings.`]);
  await person.click(screen.getByRole('switch', { name: 'Managed Tags' }));
  expect(instructions.value).toBe(`${before} Order it under headings. Add tags.`);
  await person.click(screen.getByRole('switch', { name: 'Create Summary' }));
  expect(instructions.value).toBe(`${before} Order it under headings. Add a short summary. Add tags.`);
  await person.click(screen.getByRole('switch', { name: 'Create Summary' }));
  await person.click(screen.getByRole('button', { name: 'Create' }));
  expect((await asked('useCreateSpaceMutation'))['input']).toMatchObject({
    name: 'Deep Sea',
    colour: 4,
    settings: { language: 'ORIGINAL', length: 'UNCHANGED', managedStructure: true, createSummary: false, managedTags: true },
  });
  await answer('useCreateSpaceMutation', { createSpace: { __typename: 'CreateSpacePayload', space: { id: 'space_sea' } } });
  expect(onCreated).toHaveBeenCalledWith('space_sea');
});

test('without a name Create is disabled and does nothing; Discard sends nothing; a failure is said in the words of the specification', async () => {
  const { person, environment, refuse, onDiscard } = open();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await person.type(name, '  {Enter}');
  expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-disabled')).toBe('true');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalled();
  await person.type(name, 'Deep Sea{Enter}');
  await refuse('useCreateSpaceMutation');
  expect(screen.getByText('Failed to create the space.')).toBeDefined();
});
