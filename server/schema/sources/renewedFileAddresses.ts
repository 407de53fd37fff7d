import { InvalidInputError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { Viewer } from '../viewer/Viewer.ts';

/** A page with more pictures than this asks again. */
const maxAtOnce = 100;

builder.objectField(Viewer, 'renewedFileAddresses', (t) =>
  t.field({
    type: ['String'],
    nullable: { list: false, items: true },
    description:
      'Addresses of files that you were given, also such as have ended, renewed: in the order asked, null for what is none of yours. Addresses of downloads are not renewed.',
    args: { addresses: t.arg.stringList({ required: true, description: 'Paths as `Source.contentUrl`, `previewUrl` and their like answer them, at most 100.' }) },
    resolve: (_viewer, { addresses }, ctx) => {
      if (addresses.length > maxAtOnce) throw new InvalidInputError([{ path: 'addresses', message: `At most ${maxAtOnce} at once.`, code: 'TOO_MANY', limit: maxAtOnce }]);
      return addresses.map((address) => ctx.renewFileAddress(address)?.path ?? null);
    },
  }),
);
