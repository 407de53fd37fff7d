import { useOutletContext } from 'react-router-dom';
import type { AddTarget } from '#client/sources/add/addTarget.ts';

/** What the vault's layout gives its pages. */
export type VaultOutlet = {
  /** Opens the tree over the page; undefined where it stands beside it. */
  openSidebar?: () => void;
  /** The space of the tree, for what is added while no collection is open; null where nothing may be added. */
  spaceTarget?: AddTarget | null;
  /** The space of the tree. */
  space?: { readonly name: string; readonly viewerCanEdit: boolean; readonly isArchived: boolean };
};

export const useVaultOutlet = () => useOutletContext<VaultOutlet>();
