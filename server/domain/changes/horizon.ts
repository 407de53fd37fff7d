import { setTimeout as pause } from 'node:timers/promises';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import type { Horizon } from './position.ts';

/** Up to where everything has happened: numbers are given out before transactions end, so what comes after may still get neighbours. */
export async function readHorizon(db: SqlDb): Promise<Horizon> {
  const [horizon] = await queryRows<Horizon>(db, Prisma.sql`select epoch::text as epoch, pg_snapshot_xmin(pg_current_snapshot())::text::float8 as xid from "ChangeFeed"`, 'prepared');
  if (!horizon) throw new Error('The change feed has no epoch');
  return horizon;
}

const longestPauseMs = 500;

/** Resolves once the horizon has passed everything that has been written by now: as soon as the transactions that are under way have ended. */
export async function untilTold(db: SqlDb): Promise<void> {
  const [started] = await queryRows<{ xid: number }>(db, Prisma.sql`select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as xid`, 'prepared');
  for (let ms = 5; (await readHorizon(db)).xid < (started?.xid ?? 0); ms = Math.min(2 * ms, longestPauseMs)) await pause(ms);
}
