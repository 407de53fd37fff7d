import type { IEnvironment } from 'relay-runtime';

/** What the environment holds of a record, in Relay's own form: fields by name, links as `{ __ref }`. */
type Held = Record<string, { readonly __ref?: string; readonly __refs?: readonly (string | null)[] } | null | undefined> | null | undefined;

/**
 * The id that a record's plain link points to. Inside an updater this is the truth before the payload; undefined when the
 * record or the link is not known.
 */
export function previousLinkedId(environment: IEnvironment, id: string, field: string): string | null | undefined {
  const record = environment.getStore().getSource().get(id) as Held;
  const link = record?.[field];
  return link === null ? null : link?.__ref;
}

/** Whether a record's plain list of links, such as a space's tree, has this one in it, as far as the environment knows. */
export function isLinked(environment: IEnvironment, id: string, field: string, linkedId: string): boolean {
  const record = environment.getStore().getSource().get(id) as Held;
  return record?.[field]?.__refs?.includes(linkedId) ?? false;
}

/** Whether a record's plain field is true, as far as the environment knows. */
export function isHeldTrue(environment: IEnvironment, id: string, field: string): boolean {
  const record = environment.getStore().getSource().get(id) as Readonly<Record<string, unknown>> | null | undefined;
  return record?.[field] === true;
}
