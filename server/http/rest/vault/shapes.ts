import { z } from '@hono/zod-openapi';
import { changeKinds } from '#server/domain/changes/readChanges.ts';
import { answersOf, type Told } from '../describing.ts';

/*
 * The JSON of the vault service (architecture.md section 6), as one checks requests with it and as the OpenAPI document
 * shows it. What may be said in a field, how long a name may be: those are rules, and the domain's.
 */

const publicId = (prefix: string) => ({ description: 'A public id.', example: `${prefix}_01h455vb4pex5vsknk084sn02q` });
const moment = z.string().openapi({ format: 'date-time', example: '2026-11-20T17:21:06.000Z' });

export const Space = z
  .object({
    id: z.string().openapi(publicId('space')),
    name: z.string().openapi({ example: 'Research Lab' }),
    description: z.string().openapi({ example: 'What we read about memory.' }),
    settings: z.string().openapi({
      description: 'JSON of `outputLanguage`, `lengthModify`, `managedStructure`, `managedTags`, `createSummary`, `instructions`.',
      example:
        '{"outputLanguage":"Without translation","lengthModify":"No length change","managedStructure":false,"managedTags":false,"createSummary":false,"instructions":""}',
    }),
    created_at: moment,
    updated_at: moment,
  })
  .openapi('Space');

export const Collection = z
  .object({
    id: z.string().openapi(publicId('collection')),
    space_id: z.string().openapi(publicId('space')),
    parentId: z.string().nullable().openapi({ ...publicId('collection'), description: 'The collection it lies in; null at the top of the tree.' }),
    name: z.string().openapi({ example: 'Memory' }),
    description: z.string().openapi({ example: '' }),
    settings: z.string().openapi({ description: 'JSON: the object that was sent.', example: '{}' }),
  })
  .openapi('Collection');

export const Change = z
  .object({
    kind: z.enum(changeKinds).openapi({ description: 'What kind of thing. New kinds may be added: pass over unknown ones.', example: 'SOURCE' }),
    action: z.enum(['UPSERTED', 'DELETED']).openapi({ description: 'There, or gone for good. The trash is no deletion.', example: 'UPSERTED' }),
    changedId: z.string().openapi({ ...publicId('source'), description: 'Of what changed, also when it is gone. READING has the id of the source.' }),
    changedAt: moment,
    spaceId: z.string().nullable().openapi(publicId('space')),
  })
  .openapi('Change');

const sourceTypes = ['URI', 'FILE', 'CONTENT', 'NOTE'] as const;
const statuses = ['UPLOADING', 'PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;
export const SourceType = z.enum(sourceTypes, 'Must be URI, FILE, CONTENT or NOTE.').openapi({ example: 'URI' });
export const SourceStatus = z.enum(statuses, 'Must be UPLOADING, PENDING, PROCESSING, COMPLETED or FAILED.').openapi({ example: 'COMPLETED' });

export const Source = z
  .object({
    id: z.string().openapi(publicId('source')),
    spaceId: z.string().openapi(publicId('space')),
    userId: z.string().nullable().openapi({ ...publicId('user'), description: 'Who added it; null when they are gone.' }),
    collectionId: z.string().nullable().openapi({ ...publicId('collection'), description: 'null: it lies in no collection.' }),
    type: SourceType,
    status: SourceStatus,
    title: z.string().openapi({ example: 'The forgetting curve' }),
    sourceUrl: z.string().nullable().openapi({
      description: 'The address of a link; where the bytes of a file are to be had, once they are there.',
      example: 'https://example.org/forgetting',
    }),
    processedContent: z.string().nullable().openapi({
      description: 'The readable text as sanitised HTML.',
      example: '<p>In the winter of 1879 …</p>',
    }),
    originalContent: z.string().nullable().openapi({
      description: 'Pasted text or a note as it was given; of links and files the text without markup.',
      example: 'In the winter of 1879 …',
    }),
    createdAt: moment,
    updatedAt: moment,
    isFavorite: z.boolean().openapi({ description: 'One of your favorites; others have their own.', example: false }),
    failure: z
      .object({ code: z.string().openapi({ example: 'TIMEOUT' }), message: z.string().openapi({ example: 'The site did not answer in time.' }) })
      .nullable()
      .openapi({ description: 'Why it failed; null unless the status is FAILED.' }),
    tags: z.array(z.string()).openapi({ description: 'Its tags by name.', example: ['draft', 'memory'] }),
    summary: z.string().nullable().openapi({ example: null }),
    size: z.number().nullable().openapi({ description: 'In bytes.', example: 48213 }),
    mimeType: z.string().nullable().openapi({ example: 'text/html' }),
    excerpt: z.string().nullable().openapi({ description: 'Its beginning, at most 300 characters.', example: 'In the winter of 1879 …' }),
    textsShortened: z
      .literal(true)
      .optional()
      .openapi({ description: 'Only in lists: both texts are their first 2,000 characters, because the list has more than 4 MB of text before, or `texts=short` was asked for.', example: true }),
    duplicateOf: z.string().optional().openapi({
      ...publicId('source'),
      description: 'Not in lists: the first source of the space with the same bytes or the same address, when this one came later.',
    }),
    uploadUrl: z.string().optional().openapi({
      description: 'Only of a file whose bytes are not there yet: PUT them here, with the same credential.',
      example: 'https://vault.example.org/vault/api/v1/sources/source_01h455vb4pex5vsknk084sn02q/content',
    }),
  })
  .openapi('Source');

const always = ['INVALID', 'UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const;

/** The failures of an operation, for `responses`: those of every operation and these. */
export const failures = (...codes: Told[]) => answersOf([...always, ...codes]);

export const seeing = ['NOT_FOUND', 'FORBIDDEN'] as const;
/** What can stand in the way of a change in a space. */
export const changing = [...seeing, 'SPACE_ARCHIVED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED'] as const;

/** What can stand in the way of a POST that takes no body. */
export const posting = [...seeing, 'TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'] as const;

/** The caller has it already, says If-None-Match. */
export const notModified = { 304: { description: 'It still has the ETag in If-None-Match.' } };

export const idParam = (prefix: string) =>
  z.object({ id: z.string().openapi({ param: { name: 'id', in: 'path' }, ...publicId(prefix) }) });

export const spaceIdParam = z.object({
  spaceId: z.string().openapi({ param: { name: 'spaceId', in: 'path' }, ...publicId('space') }),
});

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, 'Must be a whole number.')
    .transform(Number)
    .pipe(z.number().min(min, `At least ${min}.`).max(max, `At most ${max}.`));

/** Without either, a list answers everything up to 1,000. */
export const pageQuery = z.object({
  limit: whole(1, 200)
    .optional()
    .openapi({ type: 'integer', minimum: 1, maximum: 200, description: 'How many at once.', example: 50 }),
  cursor: z
    .string()
    .max(2_000)
    .optional()
    .openapi({ description: 'Where to go on: `nextCursor` of the answer before, or the cursor in its `Link` header.' }),
});

const yes = z
  .enum(['true', 'false', '1', '0'], 'Must be true or false.')
  .transform((value) => value === 'true' || value === '1')
  .optional();
export const yesNo = (description: string) => yes.openapi({ type: 'boolean', description, example: true });

/** One or several: `?type=URI&type=NOTE` or `?type=URI,NOTE`. */
export const several = <T extends z.ZodType<string, string>>(one: T, description: string, words?: readonly string[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [given].flat().flatMap((each) => each.split(',')).filter((each) => each !== ''))
    .pipe(z.array(one).max(50))
    .optional()
    .openapi({ type: 'array', items: { type: 'string', ...(words && { enum: [...words] }) }, description });

export const ifMatchHeader = z.object({
  'if-match': z
    .string()
    .max(1_000)
    .optional()
    .openapi({ description: 'The ETag of what you read: change only that.', example: '"0r6v1hYpLw3dWUVt"' }),
});
