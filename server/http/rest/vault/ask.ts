import { createRoute, z } from '@hono/zod-openapi';
import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { askPassages } from '#server/domain/passages/askPassages.ts';
import { pathOfPlace } from '#server/domain/passages/pathOfPlace.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { markTerms } from '#server/domain/search/markTerms.ts';
import { readSources } from '#server/domain/sources/read/readSources.ts';
import { idempotencyHeader, jsonBody, shown } from '../describing.ts';
import { failures, seeing, spaceIdParam } from './shapes.ts';
import { routes } from './vaultContext.ts';

export const ask = routes();

const Passage = z
  .object({
    text: z.string().openapi({ description: 'Its text, plain.', example: 'Ebbinghaus learned lists of syllables by heart and forgot most of them within a day.' }),
    fragments: z.array(z.object({ text: z.string(), isHit: z.boolean() })).openapi({ description: 'The same in pieces; those that were asked for are hits.' }),
    score: z.number().openapi({ description: 'How well it fits, from 0 to 1, where 1 is the best of this list.', example: 1 }),
    source: z.object({ id: z.string().openapi({ example: 'source_01h455vb4pex5vsknk084sn02q' }), title: z.string().openapi({ example: 'The forgetting curve' }) }),
    place: z.object({
      start: z.int().openapi({ description: 'Before its first character in the plain text of the source, in UTF-16 code units.', example: 120 }),
      end: z.int().openapi({ description: 'Behind its last.', example: 188 }),
      contentHash: z.string().openapi({ description: 'The version of the text that these count in.' }),
      heading: z.string().nullable().openapi({ description: 'The heading above it.', example: null }),
      page: z.int().nullable().openapi({ description: 'The page of a document, from 1.', example: null }),
      path: z.string().openapi({ description: 'The address in the web client that opens the source there.', example: '/source/source_01h455vb4pex5vsknk084sn02q?at=120-188' }),
    }),
  })
  .openapi('Passage');

const ids = (most: number) => z.array(z.string()).max(most).optional();

const question = z.object({
  query: z.string().max(1_000).openapi({ description: 'A question or words, in any language, at most 1,000 characters. Any of the words may be missing.', example: 'How fast do people forget?' }),
  collectionIds: ids(100).openapi({ description: 'Only what lies in these and below them.' }),
  sourceIds: ids(1_000).openapi({ description: 'Only these; joined with the collections.' }),
  limit: z.int().min(1).max(100).optional().openapi({ description: 'How many, at most 100; 20 unless told.' }),
  cursor: z.string().max(200).nullish().openapi({ description: '`nextCursor` of the page before.' }),
});

ask.openapi(
  createRoute({
    method: 'post',
    path: '/spaces/{spaceId}/ask',
    operationId: 'askSpace',
    tags: ['Sources'],
    summary: 'The passages of a space that fit a question best, best first, at most 200.',
    description: 'A POST because questions are long; it changes nothing, so that a key that may only read may ask.',
    request: { params: spaceIdParam, headers: idempotencyHeader, body: jsonBody(question) },
    responses: {
      200: shown(
        'The passages.',
        z.object({
          isAnswerable: z.boolean().openapi({ description: 'Whether the best of them are good enough to answer from. false: "not in your sources".' }),
          passages: z.array(Passage),
          nextCursor: z.string().nullable().openapi({ example: null }),
        }),
      ),
      ...failures(...seeing, 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED'),
    },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const { query, collectionIds = [], sourceIds = [], limit = 20, cursor } = c.req.valid('json');
    const space = await authorizeSpace(ctx, 'space.read', uuidOf('Space', c.req.valid('param').spaceId));
    const scope = { collectionIds: collectionIds.map((id) => uuidOf('Collection', id)), sourceIds: sourceIds.map((id) => uuidOf('Source', id)) };
    const { passages, isAnswerable, terms, nextCursor } = await askPassages(ctx, { query, scope, spaceIds: [space.id] }, { after: cursor ?? undefined, limit });
    const sources = await readSources(ctx, [...new Set(passages.map(({ sourceId }) => sourceId))]);
    const shownPassages = passages.flatMap(({ text, score, ...passage }) => {
      const source = sources.get(passage.sourceId);
      if (!source) return [];
      const { start, end, contentHash, heading, page } = passage;
      return [{ text, fragments: markTerms(text, terms), score, source: { id: encodePublicId('Source', passage.sourceId), title: source.title }, place: { start, end, contentHash, heading, page, path: pathOfPlace(passage) } }];
    });
    return c.json({ data: { isAnswerable, passages: shownPassages, nextCursor } }, 200);
  },
);
