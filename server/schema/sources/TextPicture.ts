import { builder } from '../base/builder.ts';

export const TextPicture = builder.objectRef<{ address: string; url: string | null }>('TextPicture').implement({
  description: 'A picture in the text of a source.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'What the text calls it: where it was, or `/pictures/…` for one that was put into a note.' }),
    url: t.exposeString('url', { nullable: true, description: 'Where it is: a path on this server that is good for an hour, for you alone.' }),
  }),
});
