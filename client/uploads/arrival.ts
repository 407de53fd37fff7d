/** What was dropped or pasted and is not taken yet. */
export type Arrival = { readonly files: readonly File[] } | { readonly entries: readonly FileSystemEntry[] } | { readonly links: readonly string[] };
