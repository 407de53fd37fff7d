import { type ExistingSource, findExistingSources, type GivenSources } from '#server/domain/sources/add/existingSources.ts';
import { builder } from '../base/builder.ts';
import { byIdAndPage, orGone } from '../base/perOperation.ts';
import { rowOfId, selectsOnlyId } from '../base/selectedFields.ts';
import { Space } from '../spaces/Space.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import { loadSource, Source } from './Source.ts';

const ExistingSourceMatch = builder.enumType('ExistingSourceMatch', {
  description: 'In what a new source and one that is there are alike.',
  values: {
    ADDRESS: { description: 'The same address, tracking parameters, `www.`, protocol, fragment and closing slash aside.' },
    CONTENT: { description: 'The same bytes.' },
    REDIRECT: { description: 'It led to, or names as its own, the same address.' },
  } as const,
});

const ExistingSourceRef = builder.objectRef<ExistingSource & { readonly spaceId: string }>('ExistingSource').implement({
  description: 'A source that is there already.',
  fields: (t) => ({
    given: t.exposeString('given', { description: 'The address or the hash that was asked about, as it was given.' }),
    match: t.field({ type: ExistingSourceMatch, description: 'In what they are alike.', resolve: ({ match }) => match }),
    source: t.field({
      type: Source,
      description: 'The first of those that are alike. `trashedAt` says whether it lies in the trash.',
      resolve: ({ sourceId, spaceId }, _args, ctx, info) => (selectsOnlyId(info) ? rowOfId<SourceRow>({ id: sourceId, spaceId }) : orGone('Source', loadSource(ctx, sourceId))),
    }),
  }),
});

const existingOf = byIdAndPage(({ db }, given: GivenSources, spaceIds) => findExistingSources(db, given, spaceIds));

builder.objectField(Space, 'existingSources', (t) =>
  t.field({
    type: [ExistingSourceRef],
    description: 'Which of these the space has already: for asking before adding. Only what is there is answered, in the order asked.',
    args: {
      links: t.arg.stringList({ description: 'Addresses as they were typed or pasted, at most 1,000.' }),
      sha256: t.arg.stringList({ description: 'SHA-256 of the bytes of files, hexadecimal, at most 1,000.' }),
    },
    resolve: async ({ id }, { links, sha256 }, ctx) => {
      const given = { links: links ?? [], sha256: sha256 ?? [] };
      if (given.links.length + given.sha256.length === 0) return [];
      return ((await existingOf(ctx, given, id)) ?? []).map((existing) => ({ ...existing, spaceId: id }));
    },
  }),
);
