import { CountChangedError, LimitReachedError, UnauthenticatedError } from '#server/domain/errors.ts';
import { downloadSources } from '#server/domain/sources/bulk/downloadSources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'downloadSources',
  {
    description: 'Which sources.',
    inputFields: (t) => sourceSelectionFields(t),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError, LimitReachedError] },
    description:
      'Makes an address under which your browser saves sources as one zip archive: files as they are, links as .url and their text, notes and pasted text as .md, and manifest.json, which says what is what. ' +
      'It changes nothing, so that viewers and keys that only read may do it too. At most 10,000 sources.',
    resolve: async (_root, { input }, ctx) => {
      const { downloadId, sourceCount } = await downloadSources(ctx, toSelection(input));
      const address = ctx.fileAddress('ARCHIVE', downloadId);
      if (!address) throw new UnauthenticatedError();
      return { ...address, sourceCount };
    },
  },
  {
    description: 'Where the archive is.',
    outputFields: (t) => ({
      url: t.string({ description: 'A path on this server, for you alone. The archive is made while it is loaded.', resolve: ({ path }) => path }),
      expiresAt: t.field({ type: 'DateTime', description: 'Until when loading it may begin.', resolve: ({ expiresAt }) => expiresAt }),
      sourceCount: t.int({ description: 'How many sources it holds.', resolve: ({ sourceCount }) => sourceCount }),
    }),
  },
);
