import { pathOfPlace } from '#server/domain/passages/pathOfPlace.ts';
import { builder } from '../base/builder.ts';

/** A place in the text of a source. */
export interface TextPlaceShape {
  readonly sourceId: string;
  readonly start: number;
  readonly end: number;
  readonly contentHash: string;
  readonly heading: string | null;
  readonly page: number | null;
}

export const TextPlace = builder.objectRef<TextPlaceShape>('TextPlace').implement({
  description: 'Where a passage or a quote stands in its source.',
  fields: (t) => ({
    contentHash: t.exposeString('contentHash', { description: 'The version of the text that `start` and `end` count in.' }),
    end: t.exposeInt('end', { description: 'Behind its last character in `Source.plainText`, in UTF-16 code units.' }),
    heading: t.exposeString('heading', { nullable: true, description: 'The heading above it; null where there is none.' }),
    page: t.exposeInt('page', { nullable: true, description: 'The page of a document, from 1; null where there are none.' }),
    path: t.string({ description: 'The address in the web client that opens the source there, such as `/source/source_01h…?at=120-188`.', resolve: pathOfPlace }),
    seconds: t.float({ nullable: true, description: 'When it is said in a recording; null elsewhere.', resolve: () => null }),
    start: t.exposeInt('start', { description: 'Before its first character in `Source.plainText`, from 0.' }),
  }),
});
