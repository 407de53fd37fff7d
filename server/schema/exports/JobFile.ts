import { UnauthenticatedError } from '#server/domain/errors.ts';
import { type ExportFile, readExportFiles } from '#server/domain/exports/readExports.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { Job } from '../runs/Job.ts';

const fileOf = byId(readExportFiles);

const JobFile = builder.objectRef<ExportFile>('JobFile').implement({
  description: 'A file that a job made.',
  fields: (t) => ({
    expiresAt: t.field({ type: 'DateTime', description: 'Until when it can be had.', resolve: ({ expiresAt }) => expiresAt }),
    name: t.exposeString('fileName', { description: 'Such as `Research Lab 2026-11-22.zip`.' }),
    size: t.exposeFloat('size', { description: 'In bytes.' }),
    url: t.string({
      description: 'A path on this server, good for an hour, for you alone.',
      resolve: ({ jobId }, _args, ctx) => {
        const address = ctx.fileAddress('EXPORT', jobId);
        if (!address) throw new UnauthenticatedError();
        return address.path;
      },
    }),
  }),
});

builder.objectField(Job, 'file', (t) =>
  t.field({
    type: JobFile,
    nullable: true,
    description: 'The file it made, for seven days; null when it made none, and for everybody but who asked for it: it holds what they could see.',
    resolve: ({ id }, _args, ctx) => fileOf(ctx, id),
  }),
);
