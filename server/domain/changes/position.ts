import { z } from 'zod';
import { InvalidInputError, PositionExpiredError } from '../errors.ts';

/** A place in the order in which changes are told: by transaction, then by number. Numbers begin at 1. */
export interface Place {
  readonly xid: number;
  readonly seq: number;
}

/** How far somebody has been told. */
export interface Position {
  /** What its transaction numbers count in. */
  readonly epoch: string;
  /** Everything up to here has been told. */
  readonly reached: Place;
  /** Of a space that the reader came into at exactly that place: how far what lay in it before has been told. */
  readonly reachedInside: Place;
  /** Deletions by earlier transactions need not be told: the copy that is being made was begun afterwards. */
  readonly copyBegan: number;
  /** In seconds; for how long it counts is reckoned from then. */
  readonly time: number;
}

/** What all transactions are that have ended. */
export interface Horizon {
  readonly epoch: string;
  /** Every transaction before this one has ended, and what it changed can be read. */
  readonly xid: number;
}

/** How long a position counts. Deletions are kept for a day more (`sweepRecords.ts`). */
const positionDays = 30;

const nowhere: Place = { xid: 0, seq: 0 };

/** From where nothing is told that came before. @param last the last place that has been told, of a change that is there: numbers of transactions that wrote nothing are given out again after a crash */
export const positionAt = (epoch: string, last: Place, now: Date): Position => ({ epoch, reached: last, reachedInside: nowhere, copyBegan: 0, time: seconds(now) });

/** From where everything is told that is there. @param last as of `positionAt` */
export const positionOfCopy = (epoch: string, last: Place, now: Date): Position => ({ epoch, reached: { xid: -1, seq: 0 }, reachedInside: nowhere, copyBegan: last.xid + 1, time: seconds(now) });

/** Whether a place comes after another. */
export const isAfter = (place: Place, other: Place): boolean => (place.xid === other.xid ? place.seq > other.seq : place.xid > other.xid);

/** @param told where in the order of the reader it stands, and in the order of all */
export function positionAfter(before: Position, told: { readonly reached: Place; readonly place: Place; readonly changedAt: Date }): Position {
  const isInside = told.reached.xid !== told.place.xid || told.reached.seq !== told.place.seq;
  return { ...before, reached: told.reached, reachedInside: isInside ? told.place : nowhere, time: Math.max(before.time, seconds(told.changedAt)) };
}

const whole = z.int().min(0);
const cursorSchema = z.tuple([z.uuid(), z.int().min(-1), whole, whole, whole, whole, whole]);

/** The position as a cursor, which clients keep and do not look into. */
export function encodePosition({ epoch, reached, reachedInside, copyBegan, time }: Position): string {
  return Buffer.from(JSON.stringify([epoch, reached.xid, reached.seq, reachedInside.xid, reachedInside.seq, copyBegan, time])).toString('base64url');
}

/** @throws InvalidInputError for what is no position; PositionExpiredError for one that counts no more */
export function decodePosition(cursor: string, horizon: Horizon, now: Date): Position {
  const position = parse(cursor);
  const isOld = now.getTime() / 1_000 - position.time > positionDays * 86_400;
  if (isOld || position.epoch !== horizon.epoch || position.reached.xid > horizon.xid) throw new PositionExpiredError();
  return position;
}

function parse(cursor: string): Position {
  try {
    const [epoch, xid, seq, insideXid, insideSeq, copyBegan, time] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { epoch, reached: { xid, seq }, reachedInside: { xid: insideXid, seq: insideSeq }, copyBegan, time };
  } catch {
    throw new InvalidInputError([{ path: 'after', message: 'This is no position of the change feed. Start again without it.' }]);
  }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);
