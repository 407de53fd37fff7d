import { z } from '@hono/zod-openapi';
import { InvalidInputError } from '#server/domain/errors.ts';
import type { GivenPage } from '#server/domain/processing/givenPage.ts';
import type { NewSource } from '#server/domain/sources/add/newSource.ts';
import { pageQuery, several, SourceStatus, SourceType, yesNo } from './shapes.ts';

const collectionIdInput = z.string().nullish().openapi({ description: 'The collection it lies in; null or empty: none.', example: 'collection_01h455vb4pex5vsknk084sn02q' });
const text = z.union([z.string(), z.object({ title: z.string().nullish(), text: z.string() })], 'Must be a text, or an object of `title` and `text`.');
const link = z.union(
  [
    z.string('The address is required'),
    z.object({
      url: z.string('The address is required'),
      html: z.string().nullish().openapi({ description: 'The page as you have it before you, at most 2,000,000 characters: it is read instead of what the address answers.' }),
    }),
  ],
  'Must be an address, or an object of `url` and `html`.',
);
const file = z.object({
  name: z.string('File name is required').openapi({ example: 'ebbinghaus.pdf' }),
  size: z.number('The size in bytes is required').openapi({ example: 482133 }),
  mimeType: z.string().nullish().openapi({ example: 'application/pdf' }),
});

export const newSourceInput = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('URI'), collectionId: collectionIdInput, data: link }),
      z.object({ type: z.literal('FILE'), collectionId: collectionIdInput, data: file }),
      z.object({ type: z.literal('CONTENT'), collectionId: collectionIdInput, data: text }),
      z.object({ type: z.literal('NOTE'), collectionId: collectionIdInput, data: text }),
    ],
    'Must be URI, FILE, CONTENT or NOTE.',
  )
  .openapi('NewSource', { example: { type: 'URI', data: 'https://example.org/forgetting', collectionId: null } });

export const sourceChangeInput = z
  .object({
    type: SourceType.optional().openapi({ description: 'As it is: the type of a source stays.' }),
    collectionId: collectionIdInput,
    data: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .optional()
      .openapi({ description: 'A new text, or an object of `title` and `text`; of a file its `name`. The address of a link stays.' }),
    title: z.string().optional().openapi({ example: 'The forgetting curve' }),
    tags: z.array(z.string()).optional().openapi({ description: 'All the tags it shall have.', example: ['draft', 'memory'] }),
    isFavorite: z.boolean().optional().openapi({ example: true }),
  })
  .openapi('SourceChange', { example: { collectionId: 'collection_01h455vb4pex5vsknk084sn02q' } });

export const sourcesQuery = pageQuery.extend({
  collectionId: z.string().optional().openapi({ description: 'Only those in this collection.', example: 'collection_01h455vb4pex5vsknk084sn02q' }),
  includeDescendants: yesNo('With `collectionId`: also those in the collections below it.'),
  q: z.string().max(1_000).optional().openapi({ description: 'Words to search for, with the operators of the search; best first.', example: 'forgetting tag:memory' }),
  type: several(SourceType, 'Of one of these types.', SourceType.options),
  status: several(SourceStatus, 'In one of these statuses.', SourceStatus.options),
  tag: several(z.string().max(200), 'With all of these tags.'),
  favorite: yesNo('true: only your favorites.'),
  texts: z
    .enum(['whole', 'short'], 'Must be whole or short.')
    .optional()
    .openapi({ description: 'short: of each text the first 2,000 characters. Otherwise whole texts, up to 4 MB of them in one list.', example: 'short' }),
  trashed: yesNo('true: only what lies in the trash, instead of what does not.'),
});

type NewSourceInput = Omit<z.infer<typeof newSourceInput>, 'collectionId'>;

/** The page that comes with a link. */
export function htmlIn({ type, data }: NewSourceInput): string | null {
  return type === 'URI' && typeof data === 'object' ? ((data as { html?: string | null }).html ?? null) : null;
}

/** What an older client calls `data` is an address, a text, or what there is to know of a file. @param page what came with a link, stored */
export function toNewSource({ type, data }: NewSourceInput, page?: GivenPage): NewSource {
  switch (type) {
    case 'URI':
      return { type, url: typeof data === 'string' ? data : (data as { url: string }).url, page };
    case 'FILE':
      return { type, ...(data as z.infer<typeof file>) };
    case 'CONTENT':
    case 'NOTE':
      return { type, ...(typeof data === 'string' ? { text: data } : (data as { title?: string | null; text: string })) };
  }
}

const dataFields = z.object({ title: z.string().nullish(), text: z.string().optional(), name: z.string().optional() });

/** What of a source its `data` changes. */
export function fieldsIn(data: string | Record<string, unknown>): { title?: string; text?: string } {
  if (typeof data === 'string') return { text: data };
  const parsed = dataFields.safeParse(data);
  if (!parsed.success) throw new InvalidInputError([{ path: 'data', message: 'Must be a text, or an object of `title` and `text`; of a file its `name`.' }]);
  const title = parsed.data.title ?? parsed.data.name;
  const { text } = parsed.data;
  return { ...(title !== undefined && { title }), ...(text !== undefined && { text }) };
}
