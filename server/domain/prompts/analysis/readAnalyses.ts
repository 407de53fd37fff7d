import { type FailureCode, Prisma, type PromptTool, type RunState, type SuggestionKind, type SuggestionSeverity, type SuggestionState } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { requireUser } from '../../access/authorize.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { Actor, DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { endAnalyses } from './analysisResults.ts';

export interface AnalysisRow {
  readonly id: string;
  readonly spaceId: string;
  readonly promptId: string;
  readonly tool: PromptTool;
  readonly state: RunState;
  readonly isSimulation: boolean;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export interface SuggestionRow {
  readonly id: string;
  readonly analysisId: string;
  readonly kind: SuggestionKind;
  readonly severity: SuggestionSeverity;
  /** Which fixed rule found it; null where a model said it. */
  readonly code: string | null;
  readonly values: Readonly<Record<string, string>>;
  readonly said: string;
  readonly messageIndex: number | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly replacement: string | null;
  readonly state: SuggestionState;
}

const columns = Prisma.sql`a.id::text, a."spaceId"::text as "spaceId", a."promptId"::text as "promptId", a.tool::text, a.state::text, a."isSimulation", a."failureCode"::text as "failureCode", a."failureMessage", a."createdAt", a."endedAt"`;
const suggestionColumns = Prisma.sql`s.id::text, s."analysisId"::text as "analysisId", s.kind::text, s.severity::text, s.code, s.values, s.said, s."messageIndex", s.start, s."end", s.replacement, s.state::text`;

/** An analysis is for whoever asked for it. */
function visibleAnalysisSql(actor: Actor): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`(a."authorId" = ${actor.userId}::uuid and ${visibleSpaceSql(actor, Prisma.sql`a."spaceId"`)} and exists (select 1 from "Prompt" p where p.id = a."promptId" and p."deletedAt" is null))`;
}

/** Those of these ids that the reader may see, by id: one statement. */
export async function readAnalyses({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, AnalysisRow>> {
  const rows = await queryRows<AnalysisRow>(db, Prisma.sql`select ${columns} from "PromptAnalysis" a where a.id = any(${[...ids]}::uuid[]) and ${visibleAnalysisSql(actor)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The analyses of a space that have not ended and that the reader may see, oldest first. */
export function readOpenAnalyses({ db, actor }: DomainContext, spaceId: string): Promise<AnalysisRow[]> {
  return queryRows<AnalysisRow>(db, Prisma.sql`select ${columns} from "PromptAnalysis" a where a."spaceId" = ${spaceId}::uuid and a."endedAt" is null and ${visibleAnalysisSql(actor)} order by a."createdAt", a.id`);
}

/** What each of these analyses says, in the order of the text: one statement. Who asks has been found to see them. */
export async function readSuggestionsOf({ db }: DomainContext, analysisIds: readonly string[]): Promise<Map<string, SuggestionRow[]>> {
  const rows = await queryRows<SuggestionRow>(db, Prisma.sql`select ${suggestionColumns} from "PromptSuggestion" s where s."analysisId" = any(${[...analysisIds]}::uuid[]) order by s."analysisId", s.position`);
  return Map.groupBy(rows, ({ analysisId }) => analysisId);
}

/** Those of these ids that the reader may see, by id: one statement. */
export async function readSuggestions({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, SuggestionRow>> {
  const rows = await queryRows<SuggestionRow>(
    db,
    Prisma.sql`select ${suggestionColumns} from "PromptSuggestion" s join "PromptAnalysis" a on a.id = s."analysisId" where s.id = any(${[...ids]}::uuid[]) and ${visibleAnalysisSql(actor)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stops analyses that the acting person has asked for, all of them or none, in the caller's transaction. @throws NotFoundError */
export async function stopAnalyses(ctx: DomainContext, given: readonly (string | null)[]): Promise<string[]> {
  if (given.length === 0) return [];
  requireUser(ctx);
  const ids = given.filter((id) => id !== null);
  if ((await readAnalyses(ctx, ids)).size < given.length) throw new NotFoundError('Prompt analysis');
  await endAnalyses(ctx, ids, 'STOPPED');
  return ids;
}
