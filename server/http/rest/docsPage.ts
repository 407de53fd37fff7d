import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly description?: string; readonly schema?: Shape }[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: Shape }> };
  readonly responses: Record<string, { readonly description: string; readonly content?: Record<string, { readonly schema?: Shape }> }>;
}
interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly properties?: Record<string, Shape>;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; }
  pre { overflow: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 1.5rem; }
  h3 code { font-size: 1rem; } .method { text-transform: uppercase; font-weight: 700; }
  dt { font-weight: 600; } dd { margin: 0 0 .5rem 1.5rem; white-space: pre-line; } nav li { line-height: 1.9; }`;

/** The OpenAPI document as one page to read: no scripts, nothing from elsewhere. */
export function docsPage(document: Document): ReturnType<typeof html> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = (document.components?.schemas ?? {}) as Record<string, Shape>;
  const sections = (document.tags ?? []).map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    return html`<section><h2>${name}</h2><p>${words(description)}</p>${own.map((each) => article(each, schemas))}</section>`;
  });
  const contents = operations.map(
    ({ path, method, operation }) => html`<li><a href="#${operation.operationId ?? ''}"><code>${method.toUpperCase()} ${path}</code></a> ${words(operation.summary)}</li>`,
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${document.info.title} REST API</title><style>${raw(style)}</style></head><body><main>
    <h1>${document.info.title} REST API</h1>
    ${(document.info.description ?? '').split('\n\n').map((paragraph) => html`<p>${words(paragraph)}</p>`)}
    <p>All addresses begin with <code>${document.servers?.[0]?.url ?? ''}</code>. The document behind this page: <a href="openapi.json">openapi.json</a>.
    The services: <a href="/vault/api/v1/docs">the vault</a>, <a href="/auth/api/v1/docs">accounts and tokens</a>.</p>
    <nav aria-label="Calls"><ul>${contents}</ul></nav>${sections}</main></body></html>`;
}

function article({ path, method, operation }: { path: string; method: string; operation: Operation }, schemas: Record<string, Shape>) {
  const body = Object.entries(operation.requestBody?.content ?? {});
  return html`<article id="${operation.operationId ?? ''}">
    <h3><code><span class="method">${method}</span> ${path}</code></h3>
    <p>${words(operation.summary)}</p>${operation.description ? html`<p>${words(operation.description)}</p>` : ''}
    ${operation.parameters ? html`<h4>Parameters</h4><dl>${operation.parameters.map(
      (parameter) => html`<dt><code>${parameter.name}</code> (${parameter.in}${parameter.required ? ', required' : ''})</dt>
        <dd>${words(parameter.description ?? parameter.schema?.description)}</dd>`,
    )}</dl>` : ''}
    ${body.map(([type, { schema }]) => html`<h4>Body: <code>${type}</code></h4>${example(schema, schemas)}`)}
    <h4>Answers</h4><dl>${Object.entries(operation.responses).map(
      ([status, { description, content }]) => html`<dt>${status}</dt><dd>${words(description)}${
        Number(status) < 300 ? example(content?.['application/json']?.schema, schemas) : ''
      }</dd>`,
    )}</dl></article>`;
}

/** What stands between backticks is code. */
function words(text = '') {
  return text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
}

function example(schema: Shape | undefined, schemas: Record<string, Shape>) {
  const value = schema && exampleOf(schema, schemas);
  return value === undefined || value === '' ? '' : html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
}

function exampleOf(schema: Shape, schemas: Record<string, Shape>): unknown {
  if (schema.example !== undefined) return schema.example;
  const named = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (named) return exampleOf(named, schemas);
  const one = schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema.allOf?.[0];
  if (one) return exampleOf(one, schemas);
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property, schemas)]));
  if (schema.items) return [exampleOf(schema.items, schemas)];
  return schema.enum?.[0] ?? '';
}
