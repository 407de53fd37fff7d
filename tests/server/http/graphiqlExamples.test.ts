import { getVariableValues, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { exampleTabs } from '#server/http/graphiqlExamples.ts';
import { schema } from '#server/schema/schema.ts';

const operationOf = (query: string) => parse(query).definitions[0] as OperationDefinitionNode;
const tabs = exampleTabs.map((tab) => ({ name: operationOf(tab.query).name?.value ?? '', ...tab }));

test('there are ten, each with a name of its own, which is what its tab is called', () => {
  expect(new Set(tabs.map(({ name }) => name)).size).toBe(10);
});

describe.each(tabs)('$name', ({ query, variables = '{}' }) => {
  test('its operation and its variables fit the schema', () => {
    expect(validate(schema, parse(query))).toEqual([]);
    const given = JSON.parse(variables) as Record<string, unknown>;
    const declared = operationOf(query).variableDefinitions ?? [];
    expect(getVariableValues(schema, declared, given).errors).toBeUndefined();
    expect(declared.map(({ variable }) => variable.name.value)).toEqual(expect.arrayContaining(Object.keys(given)));
  });
});
