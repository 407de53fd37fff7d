import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const entry = { bytes: count, sha256 };

/** What a backup says of itself: everything that must be in it, and how to tell that it is unchanged. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The server's version, for people. */
  postgres: z.string(),
  /** The migrations of the vault that the database had had, oldest first. */
  migrations: z.array(z.string()),
  /** The last migration of the queue; 0 without a queue. */
  queueMigration: count,
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: count, ...entry })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^\d+$/) })),
  secrets: z.array(z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/), ...entry })),
  /** The bytes of files, by what they are; null in a backup of the database alone. */
  files: z.array(z.object({ ...entry })).nullable(),
  /** Of files that sources refer to and that the vault itself had lost. */
  missingFiles: z.array(sha256),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DumpedTable = Manifest['tables'][number];

export const manifestName = 'manifest.json';
export const tableEntry = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>) => `database/${schema}.${name}.copy`;
export const secretEntry = (name: string) => `secrets/${name}`;
export const fileEntry = (hash: string) => `files/${hash}`;
