import { expect } from 'vitest';
import { z } from 'zod';
import type { RestAnswer } from './vaultRest.ts';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly description?: string; readonly content?: Record<string, { readonly schema: object; readonly example?: unknown }> }>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
}

export function fail(what: unknown): never {
  throw new Error(`Nothing at ${String(what)}`);
}

/** An OpenAPI document as a stranger reads it: parsed from what is served, not the objects it was made of. */
export function readDocument(made: object) {
  const document = JSON.parse(JSON.stringify(made)) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

  /** The schema as JSON Schema with its references put in place. */
  function inPlace(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(inPlace);
    if (typeof schema !== 'object' || schema === null) return schema;
    if ('$ref' in schema) return inPlace(document.components.schemas[String(schema.$ref).replace('#/components/schemas/', '')] ?? fail(schema.$ref));
    return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, inPlace(value)]));
  }

  const check = (schema: object, value: unknown) => z.fromJSONSchema(exactly(inPlace(schema)) as never).safeParse(value);

  return {
    document,
    operations,
    /** Whether a value is what a schema says, to the letter. */
    check,
    /** Every example in the document fits its schema, and every schema can be used. */
    expectExamplesToFit(): void {
      const visit = (schema: unknown, at: string): void => {
        if (typeof schema !== 'object' || schema === null) return;
        if ('example' in schema && ('type' in schema || 'oneOf' in schema || 'anyOf' in schema)) {
          expect(z.fromJSONSchema(inPlace(schema) as never).safeParse(schema.example).success, `${at}: ${JSON.stringify(schema.example)}`).toBe(true);
        }
        for (const [name, value] of Object.entries(schema)) visit(value, `${at}/${name}`);
      };
      visit(document.paths, 'paths');
      visit(document.components.schemas, 'components');
    },
    /** The document knows this answer: its status, and every part of its body. */
    expectDocumented({ operationId, responses }: Operation, { status, headers, body }: RestAnswer): void {
      const response = responses[String(status)];
      expect(response, `${operationId} answers ${status}, which is not documented: ${JSON.stringify(body)}`).toBeDefined();
      const schema = response?.content?.['application/json']?.schema;
      if (!schema || !headers.get('content-type')?.includes('json')) return;
      const { success, error } = check(schema, body);
      expect(success, `${operationId} ${status}: ${error ? z.prettifyError(error) : ''} in ${JSON.stringify(body)}`).toBe(true);
    },
  };
}

/** Answers are checked to the letter: what a schema does not know may not be there. */
function exactly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(exactly);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, exactly(value)]));
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
}
