import { z } from 'zod';

const count = z.int().min(0);

/** So much of a table is kept in its details: its first columns, the names of them and its first rows, and the beginning of each cell. */
export const [tableColumns, tableRows, tableCell] = [4, 5, 24];

/** One heading of a text. */
const heading = z.object({
  title: z.string(),
  /** 1 is the highest. */
  level: z.int().min(1).max(6),
  /** The page of a document, from 1. */
  page: z.int().min(1).optional(),
  /** The id of the heading in the readable text. */
  anchor: z.string().optional(),
});
export type Heading = z.infer<typeof heading>;

/** What a model made of a text. */
const adaptation = z.object({
  /** It was rewritten in this length; `As told`: as the instructions of the space say, in its own. */
  rewritten: z.enum(['Short', 'Normal', 'Long', 'As told']).optional(),
  /** The language it was translated into, BCP 47; empty where that is not known any more. */
  translated: z.string().max(20).optional(),
  /** It got headings that it did not have. */
  headings: z.boolean().optional(),
});
export type TextAdaptation = z.infer<typeof adaptation>;

/** What a card shows of a table. Read with every list: it must stay small. */
const table = z.object({
  /** Without the one that has the names of the columns. */
  rows: count,
  columns: count,
  /** The names of the first columns (letters where they have none), and what stands in them in the first rows. */
  cells: z.array(z.array(z.string().max(tableCell)).max(tableColumns)).max(tableRows),
});
export type TableDetails = z.infer<typeof table>;

/** What the kinds of sources know of themselves; each kind its own. */
const detailsSchema = z.object({
  pages: count.optional(),
  /** On how many of them text was recognised in a picture (OCR). */
  recognizedPages: count.optional(),
  /** From how many pages of its site its text was put together. */
  joinedPages: count.optional(),
  width: count.optional(),
  height: count.optional(),
  durationSeconds: z.number().min(0).optional(),
  outline: z.array(heading).max(2_000).optional(),
  /** What is in an archive. */
  entries: z.array(z.object({ name: z.string(), size: count })).max(10_000).optional(),
  /** The names of the sheets of a workbook. */
  sheets: z.array(z.string()).max(1_000).optional(),
  /** Of a file of comma-separated values. */
  table: table.optional(),
  /** When a picture was taken, ISO 8601. */
  takenAt: z.string().optional(),
  camera: z.string().optional(),
  /** How the text that is shown differs from the one that was read; absent where it does not. */
  adapted: adaptation.optional(),
});
export type SourceDetails = z.infer<typeof detailsSchema>;

/** The part of them that lists read. */
export function readTableDetails(stored: unknown): TableDetails | null {
  return table.safeParse(stored).data ?? null;
}

/** Details as they are stored; of what cannot be read nothing is told. */
export function readDetails(stored: unknown): SourceDetails {
  return detailsSchema.safeParse(stored).data ?? {};
}
