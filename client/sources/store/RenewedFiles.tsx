import { useRenewedFiles } from './renewedFiles.ts';

/** Keeps the files on the page loading for as long as it is open. */
export default function RenewedFiles() {
  useRenewedFiles();
  return null;
}
