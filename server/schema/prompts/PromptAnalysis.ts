import { readPaidForAnalyses } from '#server/domain/models/modelUses.ts';
import { type AnalysisRow, readAnalyses, readSuggestions, readSuggestionsOf, type SuggestionRow } from '#server/domain/prompts/analysis/readAnalyses.ts';
import { suggestionText } from '#server/domain/prompts/analysis/suggestionText.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { hasEnded } from '#server/domain/runs/runStates.ts';
import { MailLanguage } from '../account/MailLanguage.ts';
import { TextRange } from '../ask/Statement.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { Run, type RunShape } from '../runs/Run.ts';

/** An analysis as the schema tells it. */
export type AnalysisShape = AnalysisRow & RunShape;

const paidFor = byId((ctx, ids) => readPaidForAnalyses(ctx.db, ids));

function shapeOf(row: AnalysisRow): AnalysisShape {
  const { failureCode, failureMessage } = row;
  return {
    ...row,
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
    spend: async (ctx) => (row.isSimulation ? [] : ((await paidFor(ctx, row.id)) ?? [])),
    // Whoever sees an analysis has asked for it.
    viewerCanStop: ({ actor }) => !hasEnded(row.state) && actor.kind === 'user' && actor.scopes.has('write'),
  };
}

/** Analyses as the schema tells them. */
export const analysisShapes = (rows: readonly AnalysisRow[]): AnalysisShape[] => rows.map(shapeOf);

const readShapes = async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readAnalyses(ctx, ids))].map(([id, row]) => [id, shapeOf(row)]));

/** An analysis that the reader may see, by its id. */
export const loadAnalysis = byId(readShapes);
/** A suggestion that the reader may see, by its id. */
export const loadSuggestion = byId(readSuggestions);
const suggestionsOf = byId(readSuggestionsOf);

const SuggestionKind = builder.enumType('SuggestionKind', {
  description: 'What a suggestion is about. New kinds may be added.',
  values: {
    AMBIGUITY: { description: 'It can be understood in two ways.' },
    CONTRADICTION: { description: 'It asks for what it forbids.' },
    EXAMPLES: { description: 'It has no examples, or poor ones.' },
    FORMAT: { description: 'The form of the answer, or its own layout.' },
    GOAL: { description: 'What it wants is not said.' },
    INJECTION: { description: 'What variables put in could be read as instructions.' },
    LENGTH: { description: 'It could be shorter, or should say more.' },
    REPETITION: { description: 'It says the same twice.' },
    ROLE: { description: 'It does not say who speaks.' },
    TOKENS: { description: 'The same in fewer tokens.' },
    VARIABLES: { description: 'A variable is unused, unknown or without default.' },
  } as const,
});

const SuggestionSeverity = builder.enumType('SuggestionSeverity', {
  description: 'How much a suggestion matters.',
  values: { ERROR: { description: 'It will not do what it shall.' }, INFO: { description: 'A matter of taste.' }, WARNING: { description: 'It may go wrong.' } } as const,
});

export const SuggestionState = builder.enumType('SuggestionState', {
  description: 'What became of a suggestion.',
  values: { APPLIED: { description: 'Its replacement stands in the prompt.' }, DISMISSED: { description: 'Somebody does not want it.' }, OPEN: { description: 'Nobody has decided.' } } as const,
});

export const PromptTool = builder.enumType('PromptTool', {
  description: 'What to look for or to do. All but ANALYSE and CHECK_CONSISTENCY answer with replacements for the whole of a message.',
  values: {
    ADD_EXAMPLES: { description: 'Add examples.' },
    ANALYSE: { description: 'Everything that could be better.' },
    CHECK_CONSISTENCY: { description: 'Contradictions only.' },
    COMPRESS: { description: 'The same, shorter.' },
    EXPAND: { description: 'The same, with more detail.' },
    FORMAT: { description: 'Layout, headings, lists.' },
    IMPROVE_CLARITY: { description: 'The same, clearer.' },
    OPTIMIZE_TOKENS: { description: 'The same in fewer tokens.' },
    REMOVE_REDUNDANCY: { description: 'What is said twice, once.' },
  } as const,
});

export const PromptSuggestion = builder.objectRef<SuggestionRow>('PromptSuggestion').implement({
  description: 'Something that could be better.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `suggestion_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('PromptSuggestion', id) }),
    kind: t.expose('kind', { type: SuggestionKind, description: 'What it is about.' }),
    message: t.string({
      description: 'What could be better. What a model said stays in the words of the model.',
      args: { language: t.arg({ type: MailLanguage, description: 'In which language; EN unless told.' }) },
      resolve: (row, { language }) => suggestionText(row, language ?? 'en'),
    }),
    messageIndex: t.exposeInt('messageIndex', { nullable: true, description: 'Which message of the prompt it is about, from 0; null: the whole.' }),
    range: t.field({ type: TextRange, nullable: true, description: 'What to highlight there, in the text that was looked at; null: nothing. Where it begins and ends at one place, something is to be added there.', resolve: ({ start, end }) => (start === null || end === null ? null : { start, end }) }),
    replacement: t.exposeString('replacement', { nullable: true, description: 'The automatic action: what to put in place of `range`. Null: there is none.' }),
    severity: t.expose('severity', { type: SuggestionSeverity, description: 'How much it matters.' }),
    state: t.expose('state', { type: SuggestionState, description: 'What became of it.' }),
  }),
});
registerNode('PromptSuggestion', readSuggestions);

export const PromptAnalysis = builder.objectRef<AnalysisShape>('PromptAnalysis').implement({
  description: 'What is to be said about a prompt, for whoever asked. Kept for 30 days.',
  interfaces: [Run, builder.nodeInterfaceRef()],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'isSimulation' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `analysis_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('PromptAnalysis', id) }),
    isSimulation: t.exposeBoolean('isSimulation', { description: 'Whether fixed rules made it and no model was asked.' }),
    suggestions: t.field({ type: [PromptSuggestion], description: 'In the order of the text; at most 200.', resolve: async ({ id }, _args, ctx) => [...((await suggestionsOf(ctx, id)) ?? [])] }),
    tool: t.expose('tool', { type: PromptTool, description: 'What was asked for.' }),
  }),
});
registerNode('PromptAnalysis', readShapes);
