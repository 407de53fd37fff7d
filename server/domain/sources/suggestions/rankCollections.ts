/** Something that a source shares with others, and how many of those lie in one collection. */
export interface SharedFeature {
  readonly kind: 'WORD' | 'TITLE_WORD' | 'TAG' | 'SITE';
  /** The word, the name of the tag, or the host. */
  readonly name: string;
  readonly collectionId: string;
  readonly count: number;
}

/** What is known of a space when a place for one of its sources is looked for. */
export interface Surroundings {
  readonly features: readonly SharedFeature[];
  /** How many sources lie in each collection. */
  readonly sizes: ReadonlyMap<string, number>;
  /** How many of the reader's last moves went to each collection. */
  readonly recentMoves: ReadonlyMap<string, number>;
}

export interface RankedCollection {
  readonly collectionId: string;
  /** What speaks for it most. */
  readonly reason: 'SHARED_WORDS' | 'SHARED_TAGS' | 'SAME_SITE' | 'RECENT_MOVES';
  /** The words or tags that it shares, at most three, those that tell most first. */
  readonly names: readonly string[];
  /** SAME_SITE: how many sources of that site lie there; RECENT_MOVES: how many of the last moves went there; else 0. */
  readonly count: number;
}

/** What each kind counts. Words are many, and each alone says little. */
const weights = { WORD: 0.5, TITLE_WORD: 1, TAG: 2, SITE: 1.5 } satisfies Record<SharedFeature['kind'], number>;
/** So many sources without the feature are added in thought to each collection: with one source of one nothing is proved. */
const doubt = 3;
/** Below this no collection is suggested: better none than a guess. */
const threshold = 2;
/** One that has less than this part of what the best one has is none of those one would choose. */
const shareOfBest = 0.3;

/**
 * The collections that a source most likely belongs to, best first, at most `most`. Each feature counts by how much more
 * frequent it is in a collection than in the space (the logarithm of the lift); what a collection lacks does not count against it.
 */
export function rankCollections({ features, sizes, recentMoves }: Surroundings, most: number): RankedCollection[] {
  const total = sum(sizes.values());
  const moves = sum(recentMoves.values());
  const held = Map.groupBy(features, ({ kind, name }) => `${kind} ${name}`);
  const gains = new Map<string, { readonly feature: SharedFeature; readonly gain: number }[]>();
  for (const same of held.values()) {
    const frequency = sum(same.map(({ count }) => count)) / Math.max(total, 1);
    for (const feature of same) {
      const size = Math.max(sizes.get(feature.collectionId) ?? 0, feature.count);
      const lift = (feature.count + doubt * frequency) / (size + doubt) / frequency;
      const gain = weights[feature.kind] * Math.log(lift);
      if (gain > 0) gains.set(feature.collectionId, [...(gains.get(feature.collectionId) ?? []), { feature, gain }]);
    }
  }
  const scored = [...gains].map(([collectionId, found]) => {
    const moved = recentMoves.get(collectionId) ?? 0;
    const habit = moves === 0 ? 0 : Math.log1p((moved / moves) * 4);
    return { collectionId, score: sum(found.map(({ gain }) => gain)) + habit, found, moved, habit };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= threshold && score >= best * shareOfBest)
    .sort((one, other) => other.score - one.score || (one.collectionId < other.collectionId ? -1 : 1))
    .slice(0, most)
    .map(({ collectionId, found, moved, habit }) => ({ collectionId, ...reasonOf(found, moved, habit) }));
}

function reasonOf(found: readonly { readonly feature: SharedFeature; readonly gain: number }[], moved: number, habit: number): Omit<RankedCollection, 'collectionId'> {
  const of = (...kinds: readonly SharedFeature['kind'][]) => found.filter(({ feature }) => kinds.includes(feature.kind)).sort((one, other) => other.gain - one.gain);
  const gainOf = (some: typeof found) => sum(some.map(({ gain }) => gain));
  const namesOf = (some: typeof found) => [...new Set(some.map(({ feature }) => feature.name))].slice(0, 3);
  const words = of('TITLE_WORD', 'WORD');
  const tags = of('TAG');
  const sites = of('SITE');
  const strongest = Math.max(gainOf(words), gainOf(tags), gainOf(sites), habit);
  if (gainOf(sites) === strongest) return { reason: 'SAME_SITE', names: [], count: sites[0]?.feature.count ?? 0 };
  if (gainOf(tags) === strongest) return { reason: 'SHARED_TAGS', names: namesOf(tags), count: 0 };
  if (habit === strongest) return { reason: 'RECENT_MOVES', names: [], count: moved };
  return { reason: 'SHARED_WORDS', names: namesOf(words), count: 0 };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);
