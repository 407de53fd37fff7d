import { type DocumentNode, GraphQLError, parse, type Source } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { schema } from '#server/schema/schema.ts';
import { type Excess, excessesOf, measureOperation, operationLimits } from './operationLimits.ts';

/** How GraphQL's parser says that it stopped: an error like any other of syntax, without a code. */
const tooManyTokens = /^Syntax Error: Document contains more tha[nt] \d+ tokens/;

/** So many objects that an operation may answer are worth a call. The largest operation of the web client is worth two. */
const objectsPerCall = 500;

/** Counts an operation by what it may answer, for the operations that come after it: what it costs is known once it is read. */
export interface CostCounter {
  /** @param calls besides the one that every operation is */
  readonly countCalls?: (calls: number) => void;
}

/**
 * Refuses operations beyond `operationLimits` as soon as they are read, before validation and before any resolver: the
 * same over HTTP, server-sent events and WebSocket. One error for each limit, with `extensions {code, limit, actual}`.
 */
export function limitOperations(): Plugin {
  return {
    onRequestParse: () => ({
      onRequestParseDone({ requestParserResult }) {
        if (!Array.isArray(requestParserResult)) return;
        const actual = requestParserResult.length;
        const message = `This request holds a list of ${actual} operations; one is allowed. Send one operation per request: requests may run side by side.`;
        throw refusal({ code: 'BATCH_LIMIT', message, limit: 1, actual }, { status: 400 });
      },
    }),
    onParse({ context, params: { source }, setParseFn }) {
      const { request, params, countCalls } = context as CostCounter & { request?: Request; params?: { operationName?: string; variables?: Record<string, unknown> } };
      const refuse = (excess: Excess) => refusal(excess, request && { spec: true, status: 400 });
      const given = source as string | Source;
      const text = typeof given === 'string' ? given : given.body;
      const { characters, depth, tokens } = operationLimits;
      if (text.length > characters) {
        const message = `This document has ${text.length} characters; at most ${characters} are allowed. Put long texts and lists into variables.`;
        throw refuse({ code: 'CHARACTER_LIMIT', message, limit: characters, actual: text.length });
      }
      let refused: GraphQLError | undefined;
      setParseFn((body: string | Source, options: Parameters<typeof parse>[1]) => {
        try {
          return parse(body, { ...options, maxLexicalTokens: tokens });
        } catch (error) {
          // The parser calls itself for each bracket, and runs out of stack before it runs out of tokens.
          if (error instanceof RangeError) {
            const message = `This document is nested too deep to be read; operations of at most ${depth} levels are allowed. Put lists and objects into variables.`;
            throw (refused = refuse({ code: 'DEPTH_LIMIT', message, limit: depth, actual: depth + 1 }));
          }
          if (!(error instanceof GraphQLError) || !tooManyTokens.test(error.message)) throw error;
          const message = `This document has more than ${tokens} words and signs; at most ${tokens} are allowed. Put lists into variables, or send separate operations.`;
          throw (refused = refuse({ code: 'TOKEN_LIMIT', message, limit: tokens, actual: tokens + 1 }));
        }
      });
      return ({ result }) => {
        // Thrown here and not left to Yoga, which would call it a syntax error.
        if (refused) throw refused;
        if (result === null || result instanceof Error) return;
        const measure = measureOperation({ schema, document: result as DocumentNode, operationName: params?.operationName, variables: params?.variables });
        const excesses = excessesOf(measure);
        if (excesses.length > 0) throw new AggregateError(excesses.map(refuse));
        if (measure) countCalls?.(Math.floor(measure.cost / objectsPerCall));
      };
    },
  };
}

/** The errors to answer when reading an operation failed with this; null when it is the server's own failure. */
export function refusalsIn(failure: unknown): readonly GraphQLError[] | null {
  if (failure instanceof GraphQLError) return [failure];
  return failure instanceof AggregateError && failure.errors.every((each) => each instanceof GraphQLError) ? failure.errors : null;
}

/** @param http Yoga's word about the status; with `spec` only where GraphQL's own media type has statuses */
function refusal({ code, message, limit, actual }: Excess, http?: { readonly spec?: boolean; readonly status: number }): GraphQLError {
  return new GraphQLError(message, { extensions: { code, limit, actual, ...(http && { http }) } });
}
