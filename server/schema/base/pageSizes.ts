/** Page sizes of every connection. */
export const pageSizes = { defaultSize: 20, maxSize: 100 } as const;
