import { encodePublicId } from '../publicId.ts';

/** The address in the web client that opens a source at a place in its text. */
export const pathOfPlace = ({ sourceId, start, end }: { readonly sourceId: string; readonly start: number; readonly end: number }): string => `/source/${encodePublicId('Source', sourceId)}?at=${start}-${end}`;
