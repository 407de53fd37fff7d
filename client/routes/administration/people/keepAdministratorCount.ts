import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Keeps with the vault how many look after it, as a mutation has answered. Where its list is shown, the vault is in the store. */
export function keepAdministratorCount(store: RecordSourceSelectorProxy, count: number | undefined): void {
  if (count !== undefined) store.getRoot().getLinkedRecord('viewer').getLinkedRecord('administration').setValue(count, 'administratorCount');
}
