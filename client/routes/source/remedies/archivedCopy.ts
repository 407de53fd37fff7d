/** Where the Internet Archive has its newest copy of a page; null for addresses that no archive can know: of a private network, or of a single machine. */
export function archivedCopyOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (!url) return null;
  const { hostname } = url;
  const isPublicName = hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[') && !/\.(local|localhost|internal|lan|home|test|arpa)$/.test(hostname);
  return isPublicName && url.port === '' ? `https://web.archive.org/web/2/${url.href}` : null;
}
