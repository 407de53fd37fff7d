import { randomUUID } from 'node:crypto';
import { type DocumentNode, execute, type ExecutionResult, GraphQLError, parse, validate } from 'graphql';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, vi } from 'vitest';
import { createCollection } from '#server/domain/collections/createCollection.ts';
import { type Actor, createRoleLoader, type ModelLimits, type OfferedModel, type Scope } from '#server/domain/context.ts';
import { decodePublicId, encodePublicId, type PublicKind } from '#server/domain/publicId.ts';
import { createSpace } from '#server/domain/spaces/createSpace.ts';
import { fileAddressesFor, renewedFileAddressesFor } from '#server/http/files/fileAddresses.ts';
import { createFileTokens } from '#server/http/files/fileToken.ts';
import { mintApiKey } from '#server/identity/apiKeys.ts';
import { type Database, isRowGone, openDatabase } from '#server/platform/db/database.ts';
import type { IdentityProvider, Role } from '#server/platform/db/generated/client.ts';
import { createStorageEstimates } from '#server/domain/sources/files/storageEstimates.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';
import { schema } from '#server/schema/schema.ts';
import { useDatabase } from './database.ts';
import { newEmail, silentLog } from './identity.ts';

/** Somebody who acts, by the public id of their User. */
export interface Person {
  readonly id: string;
  readonly actor: Actor;
}

export const nobody: { readonly actor: Actor } = { actor: { kind: 'anonymous' } };

type Answer = Record<string, unknown> & { __typename: string; code?: string; message?: string };

/** A vault on a real database, spoken to through its real schema in this process. */
export interface Vault {
  readonly database: Database;
  /** Where its database is. */
  readonly url: string;
  context(actor: Actor): GraphQLContext;
  as(who: { readonly actor: Actor }): {
    query(text: string, variables?: Record<string, unknown>): Promise<ExecutionResult<Record<string, unknown>>>;
    /** Answers the mutation's result: what was selected of its payload, or the error's code and message. */
    mutate(name: string, input: Record<string, unknown>, selection: string): Promise<Answer>;
  };
  /** The SQL statements that answer this query. */
  statementsOf(who: { readonly actor: Actor }, text: string, variables?: Record<string, unknown>): Promise<string[]>;
  /** How many SQL statements answer this query. */
  queriesOf(who: { readonly actor: Actor }, text: string, variables?: Record<string, unknown>): Promise<number>;
  readonly given: Given;
}

interface Given {
  /** Signed in; with `scopes` they came by an API key that has these. */
  person(scopes?: readonly Scope[]): Promise<Person>;
  /** The public id of a space with this owner. */
  space(owner: Person, name?: string): Promise<string>;
  member(spaceId: string, role: Role, scopes?: readonly Scope[]): Promise<Person>;
  collection(owner: Person, spaceId: string, name: string, parentId?: string): Promise<string>;
  /** The same person by an API key with every scope that is for these spaces only. */
  keyFor(person: Person, ...spaceIds: string[]): Promise<Person>;
  /** The public id of a session of somebody with an account in the vault. */
  session(person: Person): Promise<string>;
  /** The public id of a passkey of somebody with an account in the vault. */
  passkey(person: Person, name?: string): Promise<string>;
  /** Links in a collection, PENDING as after adding. */
  links(owner: Person, spaceId: string, collectionId: string, ...urls: string[]): Promise<string[]>;
}

const fileTokens = createFileTokens('secret of the tests');

/** A mutation that answers what is selected of its payload, or the error's code and message. */
export function mutationText(name: string, selection: string): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `mutation($input: ${type}Input!) { ${name}(input: $input) {
    __typename ... on ${type}Payload { ${selection} } ... on Error { code message } } }`;
}

export const uuid = (id: string): string => decodePublicId(id)?.uuid ?? '';
export const publicId = (kind: PublicKind, id: string): string => encodePublicId(kind, id);

type Question = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** What texts ask. The same are asked again and again, and reading one against our schema takes longer than most answers. */
const questions = new Map<string, Question>();

function questionOf(text: string): Question {
  const known = questions.get(text) ?? read(text);
  questions.set(text, known);
  return known;
}

function read(text: string): Question {
  try {
    const document = parse(text);
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/**
 * Opens a vault for the test file that calls this at its top.
 * @param connections with one, answers come in the order of the questions: who counts statements depends on no luck
 * @param hasModel whether questions may be put to a language model, which a worker of the test has
 * @param models those that prompts can be run with
 */
export function useVault({ connections = 10, hasModel = false, models = [], modelLimits = {} }: { readonly connections?: number; readonly hasModel?: boolean; readonly models?: readonly OfferedModel[]; readonly modelLimits?: ModelLimits } = {}): Vault {
  const source = useDatabase();
  let database: Database;
  beforeAll(async () => {
    database = openDatabase(source.url, { max: connections });
    await runMigrations({ pgPool: database.pool });
  });
  afterAll(() => database.close());

  const storageEstimates = createStorageEstimates();
  const context = (actor: Actor): GraphQLContext => ({
    db: database.prisma,
    actor,
    log: silentLog,
    now: () => new Date(),
    storageEstimates,
    hasModel,
    models,
    modelLimits,
    roles: createRoleLoader(database.prisma, actor),
    mintApiKey,
    fileAddress: fileAddressesFor(fileTokens, actor, () => new Date()),
    feedUrlOf: (id) => `https://vault.example.org/feeds/${id}.atom`,
    renewFileAddress: renewedFileAddressesFor(fileTokens, actor, fileAddressesFor(fileTokens, actor, () => new Date())),
    storeBytes: () => {
      throw new Error('No files here: use a server');
    },
    forgetCredentials: () => {},
    subscribe: () => {
      throw new Error('No events here: use a server');
    },
  });

  /** The account of the vault's own that somebody has, made if there is none. */
  async function accountOf({ id }: Pick<Person, 'id'>): Promise<{ provider: IdentityProvider; uid: string }> {
    const { provider, uid, email } = await database.prisma.user.findUniqueOrThrow({ where: { id: uuid(id) } });
    await database.prisma.authUser.upsert({ where: { id: uid }, create: { id: uid, name: '', email: email ?? uid }, update: {} });
    return { provider, uid };
  }

  const as: Vault['as'] = ({ actor }) => {
    const query = async (text: string, variableValues: Record<string, unknown> = {}) => {
      const asked = questionOf(text);
      if ('errors' in asked) return { errors: asked.errors };
      return (await execute({ schema, document: asked.document, variableValues, contextValue: context(actor) })) as ExecutionResult<Record<string, unknown>>;
    };
    return {
      query,
      async mutate(name, input, selection) {
        const { data, errors } = await query(mutationText(name, selection), { input });
        if (errors) return { __typename: 'errors', code: String(errors[0]?.extensions['code'] ?? codeOf(errors[0]?.cause)), message: errors[0]?.message ?? '' };
        return data?.[name] as Answer;
      },
    };
  };

  const statementsOf: Vault['statementsOf'] = async (who, text, variables) => {
    const answer = async () => {
      const { errors: [error] = [] } = await as(who).query(text, variables);
      if (error) throw error;
    };
    // Connections and what Prisma asks of a new one are no part of an answer.
    await answer();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await answer();
      return query.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text));
    } finally {
      query.mockRestore();
    }
  };

  const given: Given = {
    async person(scopes) {
      const email = newEmail();
      const user = await database.prisma.user.create({ data: { provider: 'local', uid: email, email, displayName: email } });
      const credential = scopes ? 'apiKey' : 'token';
      return { id: publicId('User', user.id), actor: { kind: 'user', userId: user.id, credential, credentialId: null, authTime: scopes ? null : new Date(), scopes: new Set(scopes ?? ['read', 'write', 'manage']), spaceIds: null } };
    },
    async space(owner, name = 'Research Lab') {
      return publicId('Space', (await createSpace(context(owner.actor), { name })).spaceId);
    },
    async member(spaceId, role, scopes) {
      const person = await given.person(scopes);
      await database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(person.id), role } });
      return person;
    },
    async collection(owner, spaceId, name, parentId) {
      const { collectionId } = await createCollection(context(owner.actor), {
        spaceId: uuid(spaceId),
        parentId: parentId && uuid(parentId),
        name,
      });
      return publicId('Collection', collectionId);
    },
    async keyFor({ id, actor }, ...spaceIds) {
      if (actor.kind !== 'user') throw new Error('Only people have keys.');
      const { secret: _, ...stored } = mintApiKey();
      const uuids = spaceIds.map(uuid);
      const data = { userId: uuid(id), name: 'For some spaces', scopes: ['read' as const, 'write' as const, 'manage' as const], seesAllSpaces: false, spaceIds: uuids, ...stored };
      const key = await database.prisma.apiKey.create({ data });
      return { id, actor: { ...actor, credential: 'apiKey', credentialId: key.id, authTime: null, spaceIds: uuids } };
    },
    async session(person) {
      const { provider, uid } = await accountOf(person);
      const row = { id: randomUUID(), token: randomUUID(), provider, userId: uid, ipAddress: '192.0.2.1', userAgent: 'tests', expiresAt: new Date(Date.now() + 86_400_000) };
      return publicId('Session', (await database.prisma.authSession.create({ data: row })).id);
    },
    async passkey(person, name = 'MacBook, Touch ID') {
      const { uid } = await accountOf(person);
      const row = { id: randomUUID(), userId: uid, name, credentialID: randomUUID(), publicKey: 'AAAA', counter: 0, deviceType: 'multiDevice', backedUp: true };
      return publicId('Passkey', (await database.prisma.authPasskey.create({ data: row })).id);
    },
    async links(owner, spaceId, collectionId, ...urls) {
      const { results } = (await as(owner).mutate(
        'addSources',
        { spaceId, collectionId, sources: urls.map((url) => ({ link: { url } })) },
        'results { source { id } }',
      )) as unknown as { results: { source: { id: string } }[] };
      return results.map(({ source: { id } }) => id);
    },
  };

  return {
    get database() {
      return database;
    },
    get url() {
      return source.url;
    },
    context,
    as,
    statementsOf,
    queriesOf: async (who, text, variables) => (await statementsOf(who, text, variables)).length,
    given,
  };
}

/** As the HTTP server says it: what was deleted meanwhile is not there. */
function codeOf(error: unknown): unknown {
  if (isRowGone(error)) return 'NOT_FOUND';
  return error instanceof Error && 'code' in error ? error.code : error instanceof Error ? error.constructor.name : 'none';
}
