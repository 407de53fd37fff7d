import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { TextPlace, type TextPlaceShape } from './TextPlace.ts';

export interface PassageShape extends TextPlaceShape {
  readonly text: string;
}

export const Passage = builder.objectRef<PassageShape>('Passage').implement({
  description: 'Some sentences of a source, 80 to 160 words.',
  fields: (t) => ({
    place: t.field({ type: TextPlace, description: 'Where it stands.', resolve: (passage) => passage }),
    source: t.field({ type: Source, description: 'The source.', resolve: ({ sourceId }, _args, ctx) => orGone('Source', loadSource(ctx, sourceId)) }),
    text: t.exposeString('text', { description: 'Its text, plain.' }),
  }),
});
