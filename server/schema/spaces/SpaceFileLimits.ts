import type { FileLimits } from '#server/domain/context.ts';
import { builder } from '../base/builder.ts';

export const SpaceFileLimits = builder.objectRef<FileLimits & { readonly used: number }>('SpaceFileLimits').implement({
  description: 'How large files may be in a space, in bytes. What is larger is refused before its first byte.',
  fields: (t) => ({
    largestFile: t.exposeFloat('largestFile', { description: 'The largest file.' }),
    quota: t.float({
      nullable: true,
      description: 'What all files and texts of the space may weigh together; null for no limit.',
      resolve: ({ spaceQuota }) => spaceQuota || null,
    }),
    used: t.exposeFloat('used', {
      description: 'What they weigh now: the same file counts once; the trash and what is still being uploaded count.',
    }),
  }),
});
