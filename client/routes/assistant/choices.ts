/** What decides whether a change is chosen. */
export type Choosable = { readonly id: string; readonly state: string; readonly needsId: string | null; readonly needsChoice: boolean };

/** What somebody has ticked and unticked, by change. */
export type Ticks = ReadonlyMap<string, boolean>;

/**
 * The changes that are chosen: of those that nobody has decided, what was ticked, and what needs no choice. What others need is chosen as long as one of those is, and they go with it.
 */
export function chosenOf(changes: readonly Choosable[], ticks: Ticks): ReadonlySet<string> {
  const open = changes.filter(({ state }) => state === 'PROPOSED');
  const dependents = Map.groupBy(open.filter(({ needsId }) => needsId !== null), ({ needsId }) => needsId ?? '');
  const byItself = ({ id, needsChoice }: Choosable) => ticks.get(id) ?? !needsChoice;
  const chosen = new Set<string>();
  for (const change of open) {
    const needy = dependents.get(change.id);
    if (needy ? needy.some(byItself) : byItself(change)) chosen.add(change.id);
  }
  return chosen;
}

/** Ticks or unticks changes; one that others need takes these along, and one of them brings it. */
export function tick(changes: readonly Choosable[], ticks: Ticks, ids: readonly string[], isTicked: boolean): Ticks {
  const next = new Map(ticks);
  const wanted = new Set(ids);
  for (const { id, needsId } of changes) if (wanted.has(id) || (needsId !== null && wanted.has(needsId))) next.set(id, isTicked);
  return next;
}

/** Of the changes of one kind: how many are chosen, as a box shows it. */
export function boxOf(changes: readonly Choosable[], chosen: ReadonlySet<string>): boolean | 'indeterminate' {
  const count = changes.filter(({ id }) => chosen.has(id)).length;
  return count === 0 ? false : count === changes.filter(({ state }) => state === 'PROPOSED').length || 'indeterminate';
}
