import { encodePublicId } from '#server/domain/publicId.ts';
import type { builder } from './builder.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
type OutputFields<Changed> = PothosSchemaTypes.ObjectFieldBuilder<Types, Changed>;

/** The field by which a plural mutation is asked to remember what takes it back. */
export const undoableField = (t: InputFields) =>
  t.boolean({ description: 'true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it.' });

/** What `undoChange` takes to take this back. */
export const undoIdField = <Changed extends { readonly undoId: string | null }>(t: OutputFields<Changed>) =>
  t.id({
    nullable: true,
    description: 'What `undoChange` takes to take all of this back; null unless `undoable` was asked for.',
    resolve: ({ undoId }) => undoId && encodePublicId('Undo', undoId),
  });
