import { z } from 'zod';

/** A text in a file of somebody else: empty where it is missing, or is none. */
export const writtenText = z.string().nullish().catch(null).transform((text) => text ?? '');

/** A moment in such a file, as text or in seconds since 1970; undefined where it is missing, or is none. What is not a date is an invalid one. */
export const writtenDate = z.union([z.string(), z.number()]).transform((written) => new Date(typeof written === 'number' ? written * 1_000 : written)).optional().catch(undefined);

/** Names in such a file; none where they are missing, or are none. */
export const writtenNames = z.array(z.string()).catch([]);
