import type { ProposalReason } from '#server/platform/db/generated/client.ts';
import type { Proposal } from '../proposal.ts';

/** Sources that are alike in one way. */
export interface Alike {
  readonly kind: Extract<ProposalReason, 'SAME_ADDRESS' | 'SAME_FILE' | 'SAME_TEXT' | 'ALMOST_SAME_TEXT'>;
  readonly ids: readonly string[];
}

/** What decides which of several copies stays. */
export interface Copy {
  readonly id: string;
  readonly title: string;
  readonly isRead: boolean;
  readonly collectionId: string | null;
  readonly highlights: number;
  readonly createdAt: Date;
  /** The address of a link, as addresses are compared. */
  readonly address: string | null;
}

/** A text that more pages of different addresses have is the frame of a site, or what it shows instead of a page. */
const mostAddressesOfText = 3;
/** What is certain comes first: it decides the words for the reason. */
const certainty = ['SAME_FILE', 'SAME_ADDRESS', 'SAME_TEXT', 'ALMOST_SAME_TEXT'] as const;

/**
 * Merges of what is the same: each source in one at most. The copy that stays is one that was read, lies in a collection, has most highlights and is the oldest, in this order.
 * What is almost the same, or lies in different collections, waits for somebody to choose it.
 */
export function mergesOf(found: readonly Alike[], copies: ReadonlyMap<string, Copy>): Proposal[] {
  const groups = joined(found.filter((alike) => !isFrame(alike, copies)));
  return groups.flatMap(({ kind, ids }): Proposal[] => {
    const present = ids.flatMap((id) => copies.get(id) ?? []).sort(byWorth);
    const [kept, ...others] = present;
    if (!kept || others.length === 0) return [];
    const places = new Set(present.flatMap(({ collectionId }) => collectionId ?? []));
    return [
      {
        act: 'MERGE_SOURCES', sourceIds: [kept.id, ...others.map(({ id }) => id)], before: String(present.length), after: kept.title,
        reason: kind, reasonValues: [String(present.length)], needsChoice: kind === 'ALMOST_SAME_TEXT' || places.size > 1,
      },
    ];
  });
}

function isFrame({ kind, ids }: Alike, copies: ReadonlyMap<string, Copy>): boolean {
  if (kind !== 'SAME_TEXT' && kind !== 'ALMOST_SAME_TEXT') return false;
  return new Set(ids.flatMap((id) => copies.get(id)?.address ?? [])).size > mostAddressesOfText;
}

function byWorth(one: Copy, other: Copy): number {
  return (
    Number(other.isRead) - Number(one.isRead) ||
    Number(other.collectionId !== null) - Number(one.collectionId !== null) ||
    other.highlights - one.highlights ||
    one.createdAt.getTime() - other.createdAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

/** What is alike in one way or another, put together; of what is certain and what is not, the certain decides, and takes nothing uncertain along. */
function joined(found: readonly Alike[]): Alike[] {
  const groupOf = new Map<string, { kind: Alike['kind']; ids: Set<string> }>();
  for (const kind of certainty) {
    for (const alike of found.filter((each) => each.kind === kind)) {
      const known = new Set(alike.ids.flatMap((id) => groupOf.get(id) ?? []));
      if (kind === 'ALMOST_SAME_TEXT' && known.size > 0) continue;
      const [into = { kind, ids: new Set<string>() }, ...more] = known;
      for (const id of [...alike.ids, ...more.flatMap((other) => [...other.ids])]) {
        into.ids.add(id);
        groupOf.set(id, into);
      }
    }
  }
  return [...new Set(groupOf.values())].map(({ kind, ids }) => ({ kind, ids: [...ids] }));
}
