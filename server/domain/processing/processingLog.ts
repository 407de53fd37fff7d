import type { Db } from '#server/platform/db/database.ts';
import { type FailureCode, Prisma, type ProcessingOutcome, type ProcessingStage } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';

/** One stage in the processing of a source, as it is logged. */
export interface LoggedStage {
  readonly id: string;
  readonly sourceId: string;
  readonly run: number;
  readonly stage: ProcessingStage;
  readonly outcome: ProcessingOutcome;
  readonly code: FailureCode | null;
  readonly message: string | null;
  readonly startedAt: Date;
  readonly durationMs: number | null;
  readonly partsDone: number | null;
  readonly parts: number | null;
}

const columns = Prisma.raw(
  ['id', 'sourceId', 'run', 'stage', 'outcome', 'code', 'message', 'startedAt', 'durationMs', 'partsDone', 'parts'].map((name) => `e."${name}"`).join(', '),
);

/** So much of a log is shown. */
const longestLog = 200;

/** What happened to each of these sources, oldest first; of longer logs the newest 200. Who asks has been found to see the sources. */
export async function readProcessingLogs(db: Db, sourceIds: readonly string[]): Promise<Map<string, LoggedStage[]>> {
  const rows = await queryRows<LoggedStage>(
    db,
    Prisma.sql`select e.* from unnest(${[...sourceIds]}::uuid[]) as wanted(id) cross join lateral (
      select ${columns} from "ProcessingEvent" e where e."sourceId" = wanted.id order by e."startedAt" desc, e.id desc limit ${Prisma.raw(String(longestLog))}
    ) e order by e."startedAt", e.id`,
  );
  return Map.groupBy(rows, ({ sourceId }) => sourceId);
}

/** A stage in the present run of a source, without what only its page says. */
export type RunStage = Pick<LoggedStage, 'stage' | 'outcome' | 'durationMs' | 'partsDone' | 'parts'> & {
  /** ISO 8601. */
  readonly startedAt: string;
};

/** What has happened in the present run of a source, oldest first. */
export type PresentRun = readonly RunStage[];

/** The `PresentRun` of a source `s`, as JSON. */
export const presentRun = `(
    select coalesce(json_agg(json_build_object('stage', e.stage, 'outcome', e.outcome, 'durationMs', e."durationMs", 'partsDone', e."partsDone", 'parts', e.parts,
      'startedAt', e."startedAt") order by e."startedAt", e.id), '[]')
    from "ProcessingEvent" e where e."sourceId" = s.id and e.run = s.run)`;

/** The entries of these ids that the reader may see, by id. */
export async function readLoggedStages({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, LoggedStage>> {
  const rows = await queryRows<LoggedStage>(
    db,
    Prisma.sql`select ${columns} from "ProcessingEvent" e join "Source" s on s.id = e."sourceId" where e.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`s."spaceId"`)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
