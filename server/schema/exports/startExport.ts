import { ForbiddenError, InvalidInputError, LimitReachedError, NotFoundError } from '#server/domain/errors.ts';
import { startExport } from '#server/domain/exports/startExport.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { ScopeInput, toGivenScope } from '../ask/ScopeInput.ts';
import { builder } from '../base/builder.ts';
import { Job, jobOf } from '../runs/Job.ts';

const ExportFormat = builder.enumType('ExportFormat', {
  description: 'As what a space is written.',
  values: {
    BOOKMARKS_HTML: { description: 'Links with tree and tags, for browsers (Netscape).' },
    CSV: { description: 'One source a line.' },
    JSONL: { description: 'One JSON object a line: every source with text, tags, note, highlights.' },
    OPML: { description: 'Its feeds.' },
    VAULT_ZIP: { description: 'All of it: sources, files, kept pages, tree, tags, notes, highlights, feeds, prompts, as JSON and Markdown.' },
  } as const,
});

builder.relayMutationField(
  'startExport',
  {
    description: 'What, and as what.',
    inputFields: (t) => ({
      format: t.field({ type: ExportFormat, required: true, description: 'As what.' }),
      includeFiles: t.boolean({ description: 'Whether files and kept pages go along; true unless told. Only VAULT_ZIP.' }),
      scope: t.field({ type: ScopeInput, description: 'Which sources; left out: the whole space.' }),
      spaceId: t.id({ required: true, description: 'The space.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError, InvalidInputError, LimitReachedError, NotFoundError] },
    description: 'Writes a space, or part of it, into a file, as a job: `Job.file` when it SUCCEEDED. Whoever may read may export. For up to 10,000 sources at once there is `downloadSources`.',
    resolve: (_root, { input: { format, includeFiles, scope, spaceId } }, ctx) =>
      startExport(ctx, { spaceId: uuidOf('Space', spaceId), format, includeFiles: includeFiles ?? undefined, scope: scope ? toGivenScope(scope) : undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ job: t.field({ type: Job, description: 'The export.', resolve: ({ jobId }, _args, ctx) => jobOf(ctx, jobId) }) }),
  },
);
