/** What was dropped or pasted and is not taken yet. */
export type IncomingItems = { readonly files: readonly File[] } | { readonly entries: readonly FileSystemEntry[] } | { readonly links: readonly string[] };
