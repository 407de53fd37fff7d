/** What somebody does with the source on top. */
export type Act = { readonly kind: 'file'; readonly collectionId: string; readonly name: string } | { readonly kind: 'done' | 'later' | 'delete' };

/** What was done with one source. */
export type Decision = {
  readonly sourceId: string;
  readonly act: Act;
  /** Where in the queue it stood. */
  readonly at: number;
  /** What leads the server's change back; null: nothing was changed, or the server refused. */
  readonly undoId: Promise<string | null>;
};

/** Somebody sorts an Inbox, one source at a time, without a pause longer than looking at one of them. */
export type Sitting = {
  readonly spaceId: string;
  /** The sources that are not decided, as far as they are known, in the order in which they come. */
  readonly queue: readonly string[];
  /** Which of the queue is on top. */
  readonly at: number;
  /** What was decided, last decision last. */
  readonly decisions: readonly Decision[];
  /** How many sources the Inbox had when it began. */
  readonly total: number;
  /** After which cursor the Inbox goes on; null: all of it is known. */
  readonly more: string | null;
  /** In milliseconds, as `Date.now` has it. */
  readonly beganAt: number;
};

/** The source on top; undefined when the queue is empty. */
export const topOf = ({ queue, at }: Sitting): string | undefined => queue[at];

/** Those that come next, `count` of them, in the order in which they come. */
export const nextOf = ({ queue, at }: Sitting, count: number): readonly string[] => [...queue.slice(at + 1), ...queue.slice(0, at)].slice(0, count);

/** The source on top leaves the queue, or goes to its end; the one that follows is on top then, and after the last one the first of those passed over. */
export function decide(sitting: Sitting, decision: Decision): Sitting {
  const rest = sitting.queue.filter((id) => id !== decision.sourceId);
  const queue = decision.act.kind === 'later' ? [...rest, decision.sourceId] : rest;
  return { ...sitting, queue, at: sitting.at < queue.length ? sitting.at : 0, decisions: [...sitting.decisions, decision] };
}

/** The last decision is taken back: its source is on top again, where it stood. */
export function takeBack(sitting: Sitting): Sitting {
  const last = sitting.decisions.at(-1);
  return last ? { ...putBack(sitting, last), decisions: sitting.decisions.slice(0, -1) } : sitting;
}

/** The server refused a decision: its source comes back on top, and nothing is left to be taken back. */
export const refuse = (sitting: Sitting, decision: Decision): Sitting => ({ ...putBack(sitting, decision), decisions: sitting.decisions.filter((each) => each !== decision) });

function putBack(sitting: Sitting, { sourceId, at }: Decision): Sitting {
  const rest = sitting.queue.filter((id) => id !== sourceId);
  return { ...sitting, queue: rest.toSpliced(at, 0, sourceId), at: Math.min(at, rest.length) };
}

/** It is gone without anybody's decision here. */
export function drop(sitting: Sitting, sourceId: string): Sitting {
  const index = sitting.queue.indexOf(sourceId);
  if (index === -1) return sitting;
  const queue = sitting.queue.toSpliced(index, 1);
  const at = index < sitting.at ? sitting.at - 1 : sitting.at;
  return { ...sitting, queue, at: at < queue.length ? at : 0 };
}

/** Another one comes on top without a decision, as far as the queue goes. */
export function step(sitting: Sitting, by: 1 | -1): Sitting {
  const at = sitting.at + by;
  return at < 0 || at >= sitting.queue.length ? sitting : { ...sitting, at };
}

/** More of the Inbox is known. */
export function addMore(sitting: Sitting, ids: readonly string[], more: string | null): Sitting {
  const known = new Set([...sitting.queue, ...sitting.decisions.map(({ sourceId }) => sourceId)]);
  return { ...sitting, queue: [...sitting.queue, ...ids.filter((id) => !known.has(id))], more };
}

/** What came of a sitting. */
export type Outcome = { readonly filed: number; readonly collections: number; readonly done: number; readonly deleted: number };

/** How many went where; what was put off is not among them. */
export function outcomeOf({ decisions }: Sitting): Outcome {
  const filed = decisions.flatMap(({ act }) => (act.kind === 'file' ? [act.collectionId] : []));
  const of = (kind: Act['kind']) => decisions.filter(({ act }) => act.kind === kind).length;
  return { filed: filed.length, collections: new Set(filed).size, done: of('done'), deleted: of('delete') };
}

/** How many are decided for good. */
export const decidedOf = (sitting: Sitting): number => sitting.decisions.filter(({ act }) => act.kind !== 'later').length;
