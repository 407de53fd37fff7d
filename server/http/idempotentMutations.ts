import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { type ExecutionArgs, type ExecutionResult, getDirectiveValues, getOperationAST, getVariableValues, GraphQLError, OperationTypeNode, print } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createRoleLoader, type UserActor } from '#server/domain/context.ts';
import { runOnce } from '#server/domain/idempotency/runOnce.ts';
import { inSavepoint } from '#server/platform/db/savepoint.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';
import { idempotent } from '#server/schema/base/idempotent.ts';

const longestKey = 255;

type Execute = (args: ExecutionArgs) => ExecutionResult | PromiseLike<ExecutionResult>;

/**
 * Carries out mutations with a key once: `@idempotent(key:)` over any transport, or the header `Idempotency-Key` over HTTP.
 * Why: docs/decisions/idempotency-keys.md
 */
export function idempotentMutations(): Plugin<GraphQLContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { request } = args.contextValue as { request?: Request };
      const key = keyOf(args, request?.headers.get('idempotency-key') ?? null);
      if (key !== null) setExecuteFn((given: ExecutionArgs) => executeOnce(given, key, executeFn as Execute));
    },
  };
}

/** The key of a mutation; null for one without, and for what is no mutation. The directive counts where both are given. */
function keyOf({ schema, document, operationName, variableValues }: ExecutionArgs, header: string | null): string | null {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return null;
  const read = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
  // GraphQL itself refuses such variables, in its own words.
  if (read.errors) return null;
  const given = getDirectiveValues(idempotent, operation, read.variableValues);
  return given === undefined ? header : String(given['key']);
}

/**
 * Executes a mutation of a person once for its key within 24 hours; later calls get the first answer, with `idempotentReplayed` in
 * their extensions. What failed unexpectedly is taken back as a whole and not kept, and neither is what was refused.
 */
export async function executeOnce(args: ExecutionArgs, key: string, execute: Execute): Promise<ExecutionResult> {
  const outer = args.contextValue as GraphQLContext;
  const { actor } = outer;
  if (actor.kind !== 'user') return execute(args);
  if (key.length === 0 || key.length > longestKey) return refusal('BAD_REQUEST', `An idempotency key has 1 to ${longestKey} characters.`, 400);
  let answer: ExecutionResult = {};
  try {
    const outcome = await runOnce(outer, { key: keyHash(key), requestHash: requestHash(args, actor) }, async (ctx) => {
      let succeeded = 0;
      const attempt: GraphQLContext['attempt'] = async (work, isRefusal) => {
        const value = await inSavepoint(ctx.db, work, isRefusal);
        if (!isRefusal(value)) succeeded += 1;
        return value;
      };
      answer = await execute({ ...args, contextValue: { ...ctx, roles: createRoleLoader(ctx.db, actor), attempt } });
      if (answer.errors && answer.errors.length > 0) {
        // All of it is taken back, so none of it may be told as done.
        answer = { ...answer, data: null };
        return null;
      }
      return succeeded === 0 ? null : { status: 200, body: seal(JSON.stringify(answer.data), key, actor.userId), headers: {} };
    });
    if (outcome.kind === 'KEY_REUSED') return refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was used for another call. Take a new one for each call that shall happen.', 422);
    if (outcome.kind === 'RAN') return answer;
    return { data: JSON.parse(unseal(outcome.answer.body, key, actor.userId)) as Record<string, unknown>, extensions: { idempotentReplayed: true } };
  } catch (error) {
    // Of the transaction itself: the same words as for any other failure (`graphql.ts`).
    return { errors: [new GraphQLError('Unexpected error.', { cause: error })] };
  }
}

function refusal(code: string, message: string, status: number): ExecutionResult {
  return { errors: [new GraphQLError(message, { extensions: { code, http: { spec: true, status } } })] };
}

/** Only this is stored: who has a copy of the database can neither use the key nor read the answer. */
const keyHash = (key: string) => `graphql:${createHash('sha256').update(key).digest('hex')}`;

function requestHash({ document, operationName, variableValues }: ExecutionArgs, actor: UserActor): string {
  // A key with fewer rights must not be told what was answered to one with more.
  const rights = [actor.credential, [...actor.scopes].sort(), actor.spaceIds && [...actor.spaceIds].sort()];
  return createHash('sha256').update(JSON.stringify([print(document), operationName ?? null, sorted(variableValues ?? {}), rights])).digest('hex');
}

/** The same value with the fields of objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, sorted(each)]));
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const cipherKey = (key: string, userId: string) => new Uint8Array(hkdfSync('sha256', key, userId, 'idempotent answer', 32));

/** Answers hold what is shown once, such as the secret of an API key: readable by whoever has the idempotency key. */
function seal(text: string, key: string, userId: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, cipherKey(key, userId), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
}

function unseal(stored: string, key: string, userId: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const opening = createDecipheriv(cipher, cipherKey(key, userId), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}
