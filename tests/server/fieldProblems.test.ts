import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidInputError } from '#server/domain/errors.ts';
import { line, parseInput, text } from '#server/domain/input.ts';
import { useVault } from '#tests/support/vault.ts';

const { as, given } = useVault();

const schema = z.object({
  name: line(20, 'Name is required'),
  text: text(10).optional(),
  code: z.string().min(3).optional(),
  list: z.array(z.string().max(2)).min(2).max(3).optional(),
  size: z.number().min(1).max(5).optional(),
  role: z.enum(['OWNER', 'EDITOR']).optional(),
  when: z.iso.datetime().optional(),
  own: z.string().refine((value) => value !== 'taken', { error: 'Taken', params: { code: 'TAKEN' } }).optional(),
  plain: z.string().refine((value) => value !== 'odd', 'Odd').optional(),
});

test.each([
  [{}, ['name', 'REQUIRED', undefined]],
  [{ name: null }, ['name', 'REQUIRED', undefined]],
  [{ name: 7 }, ['name', 'MALFORMED', undefined]],
  [{ name: ' ' }, ['name', 'REQUIRED', undefined]],
  [{ name: 'x'.repeat(21) }, ['name', 'TOO_LONG', 20]],
  [{ name: 'a', text: 'x'.repeat(11) }, ['text', 'TOO_LONG', 10]],
  [{ name: 'a', code: 'ab' }, ['code', 'TOO_SHORT', 3]],
  [{ name: 'a', list: ['a'] }, ['list', 'TOO_FEW', 2]],
  [{ name: 'a', list: ['a', 'a', 'a', 'a'] }, ['list', 'TOO_MANY', 3]],
  [{ name: 'a', list: ['a', 'abc'] }, ['list.1', 'TOO_LONG', 2]],
  [{ name: 'a', size: 0 }, ['size', 'TOO_SMALL', 1]],
  [{ name: 'a', size: 6 }, ['size', 'TOO_LARGE', 5]],
  [{ name: 'a', role: 'KING' }, ['role', 'NOT_ALLOWED', undefined]],
  [{ name: 'a', when: 'soon' }, ['when', undefined, undefined]],
  [{ name: 'a', own: 'taken' }, ['own', 'TAKEN', undefined]],
  [{ name: 'a', plain: 'odd' }, ['plain', undefined, undefined]],
])('of %j it is said what is wrong, where, and which bound was passed', (input, [path, code, limit]) => {
  try {
    parseInput(schema, input);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError);
    const [problem, ...more] = (error as InvalidInputError).fields;
    expect(more).toEqual([]);
    expect([problem?.path, problem?.code, problem?.limit]).toEqual([path, code, limit]);
  }
});

test('GraphQL answers the way to the field step by step, a code, and the bound', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const fields = async (name: string, type: string, input: Record<string, unknown>) => {
    const { data, errors } = await as(owner).query(`mutation($input: ${type}!) { ${name}(input: $input) { ... on InvalidInputError { fields { path field code limit message } } } }`, { input });
    expect(errors).toBeUndefined();
    return (data?.[name] as { fields: unknown[] }).fields;
  };
  expect(await fields('createCollection', 'CreateCollectionInput', { spaceId, name: ' ' })).toEqual([
    { path: 'name', field: ['name'], code: 'REQUIRED', limit: null, message: expect.any(String) },
  ]);
  expect(await fields('updateSpace', 'UpdateSpaceInput', { spaceId, name: 'x'.repeat(201) })).toMatchObject([{ field: ['name'], code: 'TOO_LONG', limit: 200 }]);
  expect(await fields('deleteSources', 'DeleteSourcesInput', { sourceIds: [] })).toMatchObject([{ field: ['sourceIds'], code: 'TOO_FEW', limit: 1 }]);
  expect(await fields('moveSources', 'MoveSourcesInput', { toCollectionId: null })).toMatchObject([{ code: 'CONFLICTING' }]);
});
