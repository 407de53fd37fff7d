import { useOutletContext } from 'react-router-dom';

/** What the vault's layout gives its pages. */
export type VaultOutlet = {
  /** Opens the tree over the page; undefined where it stands beside it. */
  openSidebar?: () => void;
};

export const useVaultOutlet = () => useOutletContext<VaultOutlet>();
