type Tags = ReadonlyMap<string, readonly string[]>;
type Tagging = { readonly sourceIds: readonly string[]; readonly add?: readonly string[]; readonly remove?: readonly string[] };

/**
 * What gives sources back the tags they had (`tagsOf`) before `add` and `remove`: only those that did not have an added tag
 * lose it, only those that had a removed one get it again. Case does not count.
 */
export function wayBack(tagsOf: Tags, add: readonly string[], remove: readonly string[]): readonly Tagging[] {
  const has = (id: string, name: string) => (tagsOf.get(id) ?? []).some((tag) => tag.toLocaleLowerCase() === name.toLocaleLowerCase());
  const ids = [...tagsOf.keys()];
  const taken = add.map((name) => ({ remove: [name], sourceIds: ids.filter((id) => !has(id, name)) }));
  const given = remove
    .filter((name) => !add.some((added) => added.toLocaleLowerCase() === name.toLocaleLowerCase()))
    .map((name) => ({ add: [name], sourceIds: ids.filter((id) => has(id, name)) }));
  return [...taken, ...given].filter(({ sourceIds }) => sourceIds.length > 0);
}
