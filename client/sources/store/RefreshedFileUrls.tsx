import { useRefreshedFileUrls } from './refreshedFileUrls.ts';

/** Keeps the files on the page loading for as long as it is open. */
export default function RefreshedFileUrls() {
  useRefreshedFileUrls();
  return null;
}
