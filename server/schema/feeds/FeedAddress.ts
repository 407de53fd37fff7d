import { countFeedAddresses, type FeedAddressRow, readFeedAddresses, readFeedAddressPages } from '#server/domain/feeds/readFeedAddresses.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { Space } from '../spaces/Space.ts';

/** A feed address of the reader's own, by its id. */
export const loadFeedAddress = byId(readFeedAddresses);

export const FeedAddress = builder.objectRef<FeedAddressRow>('FeedAddress').implement({
  description: 'An Atom feed of what is new in a list, for whoever has its address. It shows what its maker may see.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `feedaddress_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('FeedAddress', id) }),
    name: t.exposeString('name', { description: 'Its title.' }),
    url: t.string({ description: 'Where it is: the only place where the secret is shown. `.rss` in place of `.atom` gives RSS.', resolve: ({ id }, _args, { feedUrlOf }) => feedUrlOf(id) }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastReadAt: t.expose('lastReadAt', { type: 'DateTime', nullable: true, description: 'When somebody last read it, to the hour; null: never.' }),
  }),
});
registerNode('FeedAddress', readFeedAddresses);

const FeedAddressEdge = builder.edgeObject({ type: FeedAddress, name: 'FeedAddressEdge', description: 'A feed address in a list.' });
const FeedAddressConnection = builder.connectionObject(
  {
    type: FeedAddress,
    name: 'FeedAddressConnection',
    description: 'A page of feed addresses.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many feed addresses the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  FeedAddressEdge,
);

const addressesOf = timelineOf({ pages: readFeedAddressPages, counts: countFeedAddresses });

builder.objectField(Space, 'feedAddresses', (t) =>
  t.connection(
    { type: FeedAddress, description: 'Those that you made, newest first.', resolve: ({ id }, args, ctx) => addressesOf(ctx, args, id) },
    FeedAddressConnection,
    FeedAddressEdge,
  ),
);
