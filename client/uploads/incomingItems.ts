import type { AddTarget } from '#client/sources/add/addTarget.ts';

/** What was dropped or pasted. */
export type IncomingItems = { readonly files: readonly File[] } | { readonly entries: readonly FileSystemEntry[] } | { readonly links: readonly string[] };

/** Items that are not taken yet, and where they go: to what was on the screen when they came, whatever is there by the time they are taken. */
export type Arrival = { readonly items: IncomingItems; readonly target: AddTarget | null };
