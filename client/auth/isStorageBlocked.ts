/** Whether this browser refuses to store anything between visits: then a reload signs out. */
export function isStorageBlocked(): boolean {
  const key = 'vault.storageTest';
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return false;
  } catch {
    return true;
  }
}
