import { createRoute, z } from '@hono/zod-openapi';
import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { NotFoundError } from '#server/domain/errors.ts';
import type { ModelParams, VariableFill, VariableValue } from '#server/domain/prompts/content/promptContent.ts';
import { findPromptVersions, readLabelsOfVersions } from '#server/domain/prompts/readPromptVersions.ts';
import { readPrompts } from '#server/domain/prompts/readPrompts.ts';
import { renderPromptVersions } from '#server/domain/prompts/renderPromptVersions.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { servePrompts } from '../../files/servePrompts.ts';
import { idempotencyHeader, jsonBody, shown, taggedAnswer } from '../describing.ts';
import { tagged } from './answering.ts';
import { failures, notModified, seeing } from './shapes.ts';
import { routes, type VaultContext } from './vaultContext.ts';

export const prompts = routes();

const RenderedPrompt = z
  .object({
    id: z.string().openapi({ description: 'Of the version.', example: 'promptversion_01h455vb4pex5vsknk084sn02q' }),
    name: z.string().openapi({ description: 'What it is called now.', example: 'support/answer' }),
    number: z.int().openapi({ description: 'Which version.', example: 3 }),
    labels: z.array(z.string()).openapi({ description: 'The labels that name this version.', example: ['production'] }),
    messages: z
      .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
      .openapi({ description: 'With variables and fragments put in, as chat endpoints take them.', example: [{ role: 'user', content: 'Answer in two sentences: why do we forget?' }] }),
    params: z
      .object({
        model: z.string().optional(),
        temperature: z.number().optional(),
        max_tokens: z.int().optional(),
        top_p: z.number().optional(),
        seed: z.int().optional(),
        stop: z.array(z.string()).optional(),
        response_format: z.unknown().optional(),
      })
      .openapi({ description: 'How the model is to be asked, as chat endpoints take it; what is not said is left out.', example: { temperature: 0.2 } }),
    missing: z.array(z.string()).openapi({ description: 'Variables that have neither a value nor a default: they stand as they are.', example: [] }),
    sourceIds: z.array(z.string()).openapi({ description: 'The sources whose words were put in.', example: [] }),
  })
  .openapi('RenderedPrompt');

const nameParam = z.object({
  spaceId: z.string().openapi({ param: { name: 'spaceId', in: 'path' }, example: 'space_01h455vb4pex5vsknk084sn02q' }),
  name: z.string().openapi({ param: { name: 'name', in: 'path' }, description: 'Its name, with `/` as `%2F`; for 90 days also one that it had before.', example: 'support%2Fanswer' }),
});

const label = z.string().max(200).optional().openapi({ description: 'Which version by its label; `production` unless told, `latest` for the newest.', example: 'production' });
const isNumber = 'Must be a whole number from 1.';

const asked = z.object({
  label,
  number: z.coerce.number(isNumber).int(isNumber).min(1, isNumber).max(1_000_000, isNumber).optional().openapi({ type: 'integer', description: 'Which version by its number, in place of a label.' }),
});

const value = z.union([
  z.string(),
  z.strictObject({ sourceId: z.string() }),
  z.strictObject({ collectionId: z.string() }),
  z.strictObject({ search: z.string() }),
]);

const rendering = z.object({
  label,
  number: z.int().min(1).max(1_000_000).optional().openapi({ description: 'Which version by its number, in place of a label.' }),
  values: z
    .record(z.string(), value)
    .optional()
    .openapi({ description: 'What to put in for variables, by name: a text, the text of a source, the texts of a collection, or the best passages for a question.', example: { question: 'Why do we forget?' } }),
});

prompts.openapi(
  createRoute({
    method: 'get',
    path: '/spaces/{spaceId}/prompts/{name}',
    operationId: 'getPrompt',
    tags: ['Prompts'],
    summary: 'A prompt by name and label, with the defaults of its variables put in.',
    request: { params: nameParam, query: asked },
    responses: { 200: taggedAnswer('The prompt.', RenderedPrompt), ...notModified, ...failures(...seeing) },
  }),
  async (c) => {
    const { spaceId, name } = c.req.valid('param');
    const { label: wanted, number } = c.req.valid('query');
    return c.json({ data: tagged(c, await render(c.var.vault, { spaceId, name, label: wanted, number, values: {} })) }, 200);
  },
);

prompts.openapi(
  createRoute({
    method: 'post',
    path: '/spaces/{spaceId}/prompts/{name}/render',
    operationId: 'renderPrompt',
    tags: ['Prompts'],
    summary: 'A prompt by name and label, with these values put in for its variables.',
    description: 'A POST because values are long; it changes nothing, so that a key that may only read may render.',
    request: { params: nameParam, headers: idempotencyHeader, body: jsonBody(rendering) },
    responses: { 200: shown('The prompt.', RenderedPrompt), ...failures(...seeing, 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED') },
  }),
  async (c) => {
    const { label: wanted, number, values = {} } = c.req.valid('json');
    return c.json({ data: await render(c.var.vault, { ...c.req.valid('param'), label: wanted, number, values }) }, 200);
  },
);

const formats = { langfuse: 'LANGFUSE', markdown: 'MARKDOWN', openai: 'OPENAI', promptfoo: 'PROMPTFOO' } as const;
const file = { schema: { type: 'string' } } as const;

prompts.openapi(
  createRoute({
    method: 'get',
    path: '/spaces/{spaceId}/prompts/{name}/export',
    operationId: 'exportPrompt',
    tags: ['Prompts'],
    summary: 'A version of a prompt as a file that other tools read.',
    description: 'With variables and fragments as they are written; as Promptfoo also with its test sets.',
    request: {
      params: nameParam,
      query: asked.extend({ format: z.enum(['langfuse', 'markdown', 'openai', 'promptfoo'], 'Must be langfuse, markdown, openai or promptfoo.').openapi({ description: 'As what.', example: 'promptfoo' }) }),
    },
    responses: {
      200: { description: 'The file, as an attachment.', content: { 'application/json': { schema: {} }, 'application/yaml': file, 'text/markdown': file } },
      ...failures(...seeing),
    },
  }),
  async (c) => {
    const { spaceId, name } = c.req.valid('param');
    const { label: wanted, number, format } = c.req.valid('query');
    const version = await findVersion(c.var.vault, { spaceId, name, label: wanted, number });
    return servePrompts(c, c.var.vault, version.id, formats[format]);
  },
);

type Wanted = Omit<Rendering, 'values'>;

interface Rendering {
  readonly spaceId: string;
  readonly name: string;
  readonly label: string | undefined;
  readonly number: number | undefined;
  readonly values: Readonly<Record<string, z.infer<typeof value>>>;
}

async function findVersion(ctx: VaultContext, { spaceId, name, label: wanted = 'production', number }: Wanted) {
  const space = await authorizeSpace(ctx, 'space.read', uuidOf('Space', spaceId));
  const named = { name: name.replaceAll('\0', ''), label: wanted.replaceAll('\0', ''), number: number ?? null };
  const version = (await findPromptVersions(ctx, named, [space.id])).get(space.id);
  if (!version) throw new NotFoundError('Prompt version');
  return version;
}

async function render(ctx: VaultContext, { values, ...wanted }: Rendering): Promise<z.infer<typeof RenderedPrompt>> {
  const version = await findVersion(ctx, wanted);
  const given = Object.entries(values).map(([variable, said]): VariableValue => ({ name: variable, fill: fillOf(said) }));
  const rendered = (await renderPromptVersions(ctx, given, [version.id])).get(version.id);
  const prompt = (await readPrompts(ctx, [version.promptId])).get(version.promptId);
  if (!rendered || !prompt) throw new NotFoundError('Prompt version');
  const labels = (await readLabelsOfVersions(ctx, [version.id])).get(version.id) ?? [];
  return {
    id: encodePublicId('PromptVersion', version.id),
    name: prompt.name,
    number: version.number,
    labels: labels.map((row) => row.name),
    messages: rendered.messages.map(({ role, text }) => ({ role: role.toLowerCase() as 'system' | 'user' | 'assistant', content: text })),
    params: shownParams(rendered.params),
    missing: [...rendered.missing],
    sourceIds: rendered.sourceIds.map((id) => encodePublicId('Source', id)),
  };
}

function fillOf(said: z.infer<typeof value>): VariableFill {
  if (typeof said === 'string') return { text: said };
  if ('sourceId' in said) return { sourceId: known(uuidOf('Source', said.sourceId), 'Source') };
  if ('collectionId' in said) return { collectionId: known(uuidOf('Collection', said.collectionId), 'Collection') };
  return said;
}

function known(id: string | null, what: 'Source' | 'Collection'): string {
  if (id === null) throw new NotFoundError(what);
  return id;
}

/** In the words of the chat endpoints that programs hand it on to. */
function shownParams({ model, temperature, maxTokens, topP, seed, stop, responseSchema }: ModelParams) {
  return {
    ...(model !== null && { model }),
    ...(temperature !== null && { temperature }),
    ...(maxTokens !== null && { max_tokens: maxTokens }),
    ...(topP !== null && { top_p: topP }),
    ...(seed !== null && { seed }),
    ...(stop.length > 0 && { stop: [...stop] }),
    ...(responseSchema !== null && { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: JSON.parse(responseSchema) as unknown } } }),
  };
}
