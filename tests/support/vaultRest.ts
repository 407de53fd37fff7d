import { randomUUID } from 'node:crypto';
import { decodePublicId, encodePublicId } from '#server/domain/publicId.ts';
import { apiKeyHint, hashApiKey, newApiKeySecret } from '#server/identity/apiKeys.ts';
import type { Scope } from '#server/domain/context.ts';
import type { Role } from '#server/platform/db/generated/client.ts';
import { type RunningServer, startServer } from './server.ts';

/** What the service answers, as it promises it; each test asks for the part that it expects. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what came over the wire is any, and expect is what checks it
export type RestBody = any;

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: RestBody;
}

type CallOptions = { body?: unknown; raw?: BodyInit; headers?: Record<string, string> };

/** The vault service over HTTP, with people who call it. */
export interface VaultRest {
  readonly server: RunningServer;
  call(token: string | null, method: string, path: string, options?: CallOptions): Promise<RestAnswer>;
  /** Calls of one person with a JSON body. */
  as(token: string): (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<RestAnswer>;
  /** The bearer token of a new member of the space; somebody new unless told who. */
  member(spaceId: string, role: Role, token?: string): Promise<string>;
  /** An API key of the person behind a token. */
  apiKey(token: string, key: { scopes: Scope[]; expiresAt?: Date; /** Of the only spaces it is for. */ spaceUuids?: string[] }): Promise<string>;
  /** A space with collections, a note and a file, by their owner: somebody new unless told who. */
  place(owner?: string): Promise<Place>;
  /** The same with a link in its collection. */
  placeWithLink(owner?: string): Promise<PlaceWithLink>;
}

export interface Place {
  readonly owner: string;
  readonly spaceId: string;
  readonly collectionId: string;
  readonly otherCollectionId: string;
  readonly sourceId: string;
  /** A file whose bytes are there. */
  readonly fileId: string;
}

export interface PlaceWithLink extends Place {
  readonly linkId: string;
  /** Something in the file, as if it were an archive. */
  readonly entryId: string;
  /** An import of the owner's that waits for a file of five bytes. */
  readonly jobId: string;
  /** A prompt whose one version is in production. */
  readonly promptName: string;
}

export async function vaultRest(databaseUrl: string, options?: Parameters<typeof startServer>[1]): Promise<VaultRest> {
  const server = await startServer(databaseUrl, options);
  const { prisma } = server.database;

  const call: VaultRest['call'] = async (token, method, path, { body, raw, headers = {} } = {}) => {
    const answer = await fetch(`${server.url}/vault/api/v1${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(raw !== undefined && { body: raw }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : isJson ? JSON.parse(text) : text };
  };
  const as: VaultRest['as'] = (token) => (method, path, body, headers) => call(token, method, path, { body, ...(headers && { headers }) });

  const userOf = async (token: string): Promise<string> => {
    const answer = await fetch(`${server.url}/auth/api/v1/token/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { data } = (await answer.json()) as { data: { user: { id: string } } };
    return decodePublicId(data.user.id)?.uuid ?? '';
  };

  const vault: VaultRest = {
    server,
    call,
    as,
    async member(spaceId, role, given) {
      const token = given ?? (await server.signedIn());
      await prisma.membership.create({ data: { spaceId: decodePublicId(spaceId)?.uuid ?? '', userId: await userOf(token), role } });
      return token;
    },
    async apiKey(token, { scopes, expiresAt, spaceUuids }) {
      const secret = newApiKeySecret();
      await prisma.apiKey.create({
        data: { userId: await userOf(token), name: 'script', secretHash: hashApiKey(secret), hint: apiKeyHint(secret), scopes, expiresAt: expiresAt ?? null, seesAllSpaces: !spaceUuids, spaceIds: spaceUuids ?? [] },
      });
      return secret;
    },
    async place(given) {
      const owner = given ?? (await server.signedIn());
      const mine = as(owner);
      const made = async (path: string, body: unknown): Promise<string> => (await mine('POST', path, body)).body.data.id;
      const spaceId = await made('/spaces', { name: 'Research Lab' });
      const collectionId = await made(`/spaces/${spaceId}/collections`, { name: 'Inbox' });
      const otherCollectionId = await made(`/spaces/${spaceId}/collections`, { name: 'Reading' });
      const sourceId = await made(`/spaces/${spaceId}/sources`, { type: 'NOTE', collectionId, data: `A note ${randomUUID()}` });
      const fileId = await made(`/spaces/${spaceId}/sources`, { type: 'FILE', collectionId, data: { name: 'words.txt', size: 5, mimeType: 'text/plain' } });
      await call(owner, 'PUT', `/sources/${fileId}/content`, { raw: 'words' });
      return { owner, spaceId, collectionId, otherCollectionId, sourceId, fileId };
    },
    async placeWithLink(given) {
      const place = await vault.place(given);
      const { body } = await as(place.owner)('POST', `/spaces/${place.spaceId}/sources`, { type: 'URI', collectionId: place.collectionId, data: 'https://example.org/members' });
      const fileUuid = decodePublicId(place.fileId)?.uuid ?? '';
      const { blobHash } = await prisma.source.findUniqueOrThrow({ where: { id: fileUuid }, select: { blobHash: true } });
      const entry = await prisma.sourceEntry.create({ data: { sourceId: fileUuid, position: 0, name: 'in/words.txt', size: 5, hash: blobHash } });
      const job = await prisma.job.create({
        data: {
          spaceId: decodePublicId(place.spaceId)?.uuid ?? '',
          startedById: await userOf(place.owner),
          kind: 'IMPORT',
          state: 'AWAITING_FILE',
          import: { create: { format: 'AUTO', fileName: 'bookmarks.html', size: 5, duplicates: 'SKIP_IN_SPACE' } },
        },
      });
      const promptName = 'support/answer';
      const inSpace = { spaceId: decodePublicId(place.spaceId)?.uuid ?? '' };
      const said = { messages: [{ role: 'USER', text: 'Answer: {{question}}' }], params: {}, variables: [] };
      const prompt = await prisma.prompt.create({ data: { ...inSpace, ...said, name: promptName, title: 'Answer', kind: 'PROMPT' } });
      const version = await prisma.promptVersion.create({ data: { ...inSpace, ...said, promptId: prompt.id, number: 1, fragments: {} } });
      await prisma.promptLabel.create({ data: { promptId: prompt.id, versionId: version.id, name: 'production' } });
      return { ...place, promptName: encodeURIComponent(promptName), linkId: body.data.id, entryId: encodePublicId('SourceEntry', entry.id), jobId: encodePublicId('Job', job.id) };
    },
  };
  return vault;
}

/** An id of the right shape that names nothing. */
export const nowhere = (kind: 'Space' | 'Collection' | 'Source' | 'SourceEntry' | 'Job') => encodePublicId(kind, '01939d2f-0000-7000-8000-000000000000');
