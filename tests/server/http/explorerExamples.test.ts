import { getVariableValues, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { examples, idsQuery } from '#client/explorer/examples.ts';
import { schema } from '#server/schema/schema.ts';

const operationOf = (query: string) => parse(query).definitions[0] as OperationDefinitionNode;
const nothingYet = { spaceId: null, collectionId: null, sourceId: null };
const id = '01h455vb4pex5vsknk084sn02q';
const everything = { spaceId: `space_${id}`, collectionId: `collection_${id}`, sourceId: `source_${id}` };

test('there are ten, each with a name of its own, which is what its tab is called', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(10);
  expect(examples.map(({ query }) => operationOf(query).name?.value)).toEqual(examples.map(({ name }) => name));
});

test('the ids of the examples are asked for by a query of the schema', () => {
  expect(validate(schema, parse(idsQuery))).toEqual([]);
});

describe.each(examples)('$name', ({ query, variables }) => {
  test('its operation and its variables fit the schema, with and without ids', () => {
    expect(validate(schema, parse(query))).toEqual([]);
    const declared = operationOf(query).variableDefinitions ?? [];
    for (const ids of [nothingYet, everything]) {
      const given = { ...variables?.(ids) };
      expect(getVariableValues(schema, declared, given).errors).toBeUndefined();
      expect(declared.map(({ variable }) => variable.name.value)).toEqual(expect.arrayContaining(Object.keys(given)));
    }
  });
});
