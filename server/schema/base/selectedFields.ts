import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** By the first node of a field; a document has its fragments with it. */
const cache = new WeakMap<FieldNode, { readonly fieldNodes: readonly FieldNode[]; readonly names: ReadonlySet<string> }>();

/** The names of the fields that are asked of what a field answers, also by fragments and whatever the directives say. */
export function selectedFields({ fieldNodes, fragments }: Info): ReadonlySet<string> {
  const [first] = fieldNodes;
  // Asked for each row of a list, of which all have the same nodes.
  const known = first && cache.get(first);
  if (known && known.fieldNodes.length === fieldNodes.length && known.fieldNodes.every((node, index) => node === fieldNodes[index])) return known.names;
  const names = new Set<string>();
  const collect = (set: SelectionSetNode | undefined) => {
    for (const each of set?.selections ?? []) {
      if (each.kind === Kind.FIELD) names.add(each.name.value);
      else collect(each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments[each.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) collect(selectionSet);
  if (first) cache.set(first, { fieldNodes, names });
  return names;
}

/** Whether nothing but the id, and fields that need no more than that, are asked of what a field answers: whoever knows the id need not read the row. */
export function selectsOnlyId(info: Info, besides?: ReadonlySet<string>): boolean {
  for (const name of selectedFields(info)) if (name !== 'id' && name !== '__typename' && !besides?.has(name)) return false;
  return true;
}

/** A row that was not read (`selectsOnlyId`), with what its fields need besides. */
export const rowOfId = <Row extends { readonly id: string }>(known: Pick<Row, 'id'> & Partial<Row>): Row => known as Row;
