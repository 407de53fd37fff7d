import { readStatements, readStatementsOf, type StatementRow } from '#server/domain/conversations/readStatements.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import type { CitationRow } from '#server/domain/conversations/readCitations.ts';
import { Citation, citationsOfStatement } from './Citation.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

export const TextRange = builder.objectRef<Range>('TextRange').implement({
  description: 'A piece of a text, by characters (UTF-16 code units, as JavaScript counts them).',
  fields: (t) => ({
    end: t.exposeInt('end', { description: 'Behind its last character.' }),
    start: t.exposeInt('start', { description: 'Before its first character, from 0.' }),
  }),
});

const Support = builder.enumType('Support', {
  description: 'Whether quotes bear out what is said. "Your source says", never "true".',
  values: {
    OWN: { description: "Somebody's own words, without citations: nothing is claimed, no mark is drawn. Works and cards only." },
    PARTLY: { description: 'They do, but for `doubts`.' },
    SUPPORTED: { description: 'They do: every number, date and name of it stands in them.' },
    UNSUPPORTED: { description: 'It has no quote: shown as "no source", never with a number.' },
  } as const,
});

/** What stands upon quotes. */
export interface CitedShape {
  readonly id: string;
  readonly citations: (ctx: GraphQLContext) => Promise<readonly CitationRow[]>;
  /** Whether its quotes bear it out; `doubts` has beginnings and ends, one after the other. */
  readonly supported: (ctx: GraphQLContext) => Promise<{ readonly support: StatementRow['support'] | 'OWN'; readonly doubts: readonly number[] }>;
}

export const Cited = builder.interfaceRef<CitedShape>('Cited').implement({
  description: 'Something said that stands upon sources.',
  fields: (t) => ({
    citations: t.field({ type: [Citation], description: 'The quotes it stands upon, in the order of their numbers.', resolve: async ({ citations }, _args, ctx) => [...(await citations(ctx))] }),
    doubts: t.field({
      type: [TextRange],
      description: 'Words of its text that no quote has: numbers, dates, names, a "not". To be underlined when PARTLY.',
      resolve: async ({ supported }, _args, ctx) => {
        const { doubts } = await supported(ctx);
        return doubts.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: doubts[at + 1] ?? start }] : []));
      },
    }),
    support: t.field({ type: Support, description: 'Whether its quotes bear it out.', resolve: async ({ supported }, _args, ctx) => (await supported(ctx)).support }),
  }),
});

/** A statement as the schema tells it. */
export type StatementShape = StatementRow & CitedShape;

const shapeOf = (row: StatementRow): StatementShape => ({
  ...row,
  citations: (ctx) => citationsOfStatement(ctx, row.id),
  supported: () => Promise.resolve(row),
});

export const Statement = builder.objectRef<StatementShape>('Statement').implement({
  description: 'A sentence of an answer, with the quotes it stands upon.',
  interfaces: [builder.nodeInterfaceRef(), Cited],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'messageId' in value && 'support' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `statement_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Statement', id) }),
    position: t.exposeInt('position', { description: 'Its place in the answer, from 0: what `answerGrew(after:)` counts.' }),
    text: t.exposeString('text', { description: 'Markdown without links and pictures.' }),
  }),
});
registerNode('Statement', async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readStatements(ctx, ids))].map(([id, row]) => [id, shapeOf(row)])));

const statementsOf = byId(readStatementsOf);

/** The statements of an answer that the reader may see. */
export const statementsOfAnswer = async (ctx: GraphQLContext, messageId: string): Promise<readonly StatementShape[]> => ((await statementsOf(ctx, messageId)) ?? []).map(shapeOf);
