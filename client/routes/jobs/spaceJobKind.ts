/** What goes into a space, or out of it. */
export type SpaceJobKind = 'IMPORT' | 'EXPORT';

/** So that what is shown of the one is not read of the other. */
export const partsOf = (kind: SpaceJobKind): { readonly isImport: boolean } => ({ isImport: kind === 'IMPORT' });
