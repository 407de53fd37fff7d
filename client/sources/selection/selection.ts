/** Which sources are selected. Values are never changed, only replaced. */
export type Selection = {
  /** Selection mode: checkboxes show, a click selects instead of opening. */
  readonly isOn: boolean;
  readonly ids: ReadonlySet<string>;
  /** Everything that matches the list is selected, loaded or not: how many that were when it was said; null otherwise. */
  readonly allOf: number | null;
  /** From where a range is drawn. */
  readonly anchor: string | null;
};

export const noSelection: Selection = { isOn: false, ids: new Set(), allOf: null, anchor: null };

export const isSelected = ({ ids, allOf }: Selection, id: string): boolean => allOf !== null || ids.has(id);

export const selectedCount = ({ ids, allOf }: Selection): number => allOf ?? ids.size;

/** Selects one more or one less; the mode comes on by itself. `order` is the list as it is loaded. */
export function toggled(selection: Selection, id: string, order: readonly string[]): Selection {
  // Whoever takes one out of everything keeps the rest of what is loaded: the API knows no exceptions.
  const ids = new Set(selection.allOf === null ? selection.ids : order);
  if (!ids.delete(id)) ids.add(id);
  return { isOn: true, ids, allOf: null, anchor: id };
}

/** Selects everything between the last one that was pressed and this one. */
export function extendedTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const to = order.indexOf(id);
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  if (from === -1 || to === -1) return toggled(selection, id, order);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { isOn: true, ids: new Set([...selection.ids, ...range]), allOf: null, anchor: selection.anchor };
}

/** Selects all that is loaded. */
export const withAll = (selection: Selection, order: readonly string[]): Selection => ({
  ...selection,
  isOn: true,
  ids: new Set(order),
  allOf: null,
});

/** Selects everything that matches the list. */
export const withEverything = (selection: Selection, count: number): Selection => ({ ...selection, isOn: true, allOf: count });

/** Selects nothing; the mode stays. */
export const cleared = ({ isOn }: Selection): Selection => ({ ...noSelection, isOn });

/** Forgets sources that are gone. */
export function withoutGone(selection: Selection, gone: readonly string[]): Selection {
  if (!gone.some((id) => selection.ids.has(id))) return selection;
  const ids = new Set(selection.ids);
  for (const id of gone) ids.delete(id);
  return { ...selection, ids };
}
