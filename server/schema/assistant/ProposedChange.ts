import { readProposedChanges, type ProposedChangeRow } from '#server/domain/assistant/readProposedChanges.ts';
import { InvalidInputError } from '#server/domain/errors.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import { Failure } from '../processing/Failure.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { SourceConnection, SourceEdge } from '../sources/sourceConnection.ts';
import { wordsOfReason } from './reasons.ts';

const AssistantAct = builder.enumType('AssistantAct', {
  description: 'What the assistant can propose. New acts may be added: show an unknown one by its `reason`, do not apply it.',
  values: {
    ADD_LINK: { description: 'Add a link: `after` is its address.' },
    CREATE_COLLECTION: { description: 'Create a collection named `after` in `collection`.' },
    CREATE_NOTE: { description: 'Add a note with the text `after`.' },
    MAKE_CARDS: { description: 'Have flashcards proposed from the sources.' },
    MAKE_WORK: { description: 'Have a work written from the sources.' },
    MERGE_SOURCES: { description: 'Make one of copies of the same: the first of `sources` stays, with the tags, notes, highlights and favorites of all and the oldest date; the others go to the trash.' },
    MOVE_SOURCES: { description: 'Move the sources to `collection`.' },
    RENAME_COLLECTION: { description: 'Rename `collection` from `before` to `after`.' },
    RENAME_SOURCE: { description: 'Rename the source from `before` to `after`.' },
    SUMMARIZE_SOURCE: { description: 'Give the source, which has no summary, the summary `after`.' },
    TAG_SOURCES: { description: 'Put `tags` on the sources.' },
    TRASH_SOURCES: { description: 'Put the sources into the trash.' },
    UNTAG_SOURCES: { description: 'Take `tags` off the sources.' },
    UPDATE_NOTE: { description: 'Change the text of the note from `before` to `after`.' },
  } as const,
});

export const ProposedChangeState = builder.enumType('ProposedChangeState', {
  description: 'What became of a proposed change.',
  values: {
    APPLIED: { description: 'Done.' },
    DISMISSED: { description: 'Somebody does not want it.' },
    FAILED: { description: 'It could not be done; `failure` says why.' },
    OUTDATED: { description: 'What it is about has changed so that it does not fit any more.' },
    PROPOSED: { description: 'Nobody has decided.' },
    UNDONE: { description: 'Done and taken back.' },
  } as const,
});

const ProposalReason = builder.enumType('ProposalReason', {
  description: 'Why a change is proposed, for programs that have words for it; `reasonValues` has what these need. New reasons may be added: show `reason`.',
  values: {
    ALMOST_SAME_TEXT: { description: 'Nearly all of their words are the same. Values: how many there are.' },
    DEAD_LINK: { description: 'The page was gone when it was last read. Values: the site.' },
    HAS_THE_WORDS: { description: 'A search for the topic finds it. Values: the topic.' },
    LINKED_BY_SEVERAL: { description: 'Sources of several sites link to it. Values: how many.' },
    MODEL: { description: 'A language model says why. Values: its sentence.' },
    PLACE_BY_MOVES: { description: 'You moved much there lately. Values: how many of your last moves went there.' },
    PLACE_BY_SITE: { description: 'Sources of the same site lie there. Values: how many.' },
    PLACE_BY_TAGS: { description: 'What lies there has the same tags. Values: these tags.' },
    PLACE_BY_WORDS: { description: 'What lies there has the same words. Values: these words.' },
    SAME_ADDRESS: { description: 'They have the same address. Values: how many there are.' },
    SAME_FILE: { description: 'They have the same bytes. Values: how many there are.' },
    SAME_TEXT: { description: 'They have the same text. Values: how many there are.' },
    SENTENCES_OF_TEXT: { description: 'It has no summary, and these sentences say most of it.' },
    TAG_IN_TITLE: { description: 'Its title has the tag. Values: the tag.' },
    TAG_OF_SIMILAR: { description: 'What is most like it has the tag. Values: the tag, how many have it, of how many.' },
    TITLE_IN_TEXT: { description: 'It is called by its file or address, and its text begins so.' },
  } as const,
});

function placeOf(argument: 'after' | 'before', cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,9}$/.test(cursor)) throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  return Number(cursor);
}

export const ProposedChange = builder.objectRef<ProposedChangeRow>('ProposedChange').implement({
  description: 'One thing that the assistant would do. It says all that will happen.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `proposedchange_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('ProposedChange', id) }),
    act: t.expose('act', { type: AssistantAct, description: 'What.' }),
    after: t.exposeString('after', { nullable: true, description: 'The name, title or text that there will be; null when the act has none.' }),
    before: t.exposeString('before', { nullable: true, description: 'What stands there now; null when nothing does. Of a move: the collection that it comes from; of a merge: how many copies there are.' }),
    collection: t.field({
      type: Collection,
      nullable: true,
      description: 'Where to; null when nowhere, and when it is a collection that an earlier change of the list creates.',
      resolve: ({ collectionId }, _args, ctx) => (collectionId === null ? null : loadCollection(ctx, collectionId)),
    }),
    collectionName: t.exposeString('collectionName', { nullable: true, description: 'The name of that collection, also when it is not there yet.' }),
    failure: t.field({
      type: Failure,
      nullable: true,
      description: 'Why it could not be applied; null when it was not tried or succeeded.',
      resolve: ({ failureCode, failureMessage }) => (failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' }),
    }),
    needsChoice: t.exposeBoolean('needsChoice', { description: 'Whether it is right is for a person to see: offer it without choosing it for them.' }),
    needsId: t.id({ nullable: true, description: 'The change without which this one cannot be, and which is applied with it; null when it needs none.', resolve: ({ needsId }) => needsId && encodePublicId('ProposedChange', needsId) }),
    reason: t.string({ description: 'Why, in a sentence.', resolve: ({ reason, reasonValues }) => wordsOfReason(reason, reasonValues) }),
    reasonCode: t.expose('reason', { type: ProposalReason, description: 'The same for programs that have words of their own.' }),
    reasonValues: t.exposeStringList('reasonValues', { description: 'What the words for `reasonCode` need.' }),
    sources: t.connection(
      {
        type: Source,
        description: 'The sources it touches, as they are now. `totalCount` is what to show beside Apply.',
        resolve: async ({ sourceIds }, args, ctx) => {
          // They are few: all are read, so that a page is full whoever is gone.
          const nodes = (await Promise.all(sourceIds.map((id) => loadSource(ctx, id)))).flatMap((node) => node ?? []);
          const { page, pageInfo } = await readCursorPage(args, ({ after, before, backwards, limit }) => {
            const [from, to] = [placeOf('after', after) ?? -1, placeOf('before', before) ?? nodes.length];
            const within = nodes.map((node, at) => ({ cursor: String(at), node, at })).filter(({ at }) => at > from && at < to);
            return Promise.resolve((backwards ? within.reverse() : within).slice(0, limit));
          });
          return { edges: page.map(({ cursor, node }) => ({ cursor, node })), pageInfo, count: () => Promise.resolve(nodes.length) };
        },
      },
      SourceConnection,
      SourceEdge,
    ),
    state: t.expose('state', { type: ProposedChangeState, description: 'What became of it.' }),
    tags: t.exposeStringList('tags', { description: 'The tags that are put on or taken off.' }),
  }),
});
registerNode('ProposedChange', readProposedChanges);
