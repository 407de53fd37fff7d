/** Larger ones are not read for it: they would have to be in memory whole. */
const LARGEST = 64 * 1024 * 1024;

/** The SHA-256 of a file's bytes, hexadecimal; null for one that is empty, too large or cannot be read, and where the browser cannot tell (a page without TLS). */
export async function sha256Of(file: File): Promise<string | null> {
  // Typed as always there, which it is only in secure contexts.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle || file.size === 0 || file.size > LARGEST) return null;
  try {
    const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
