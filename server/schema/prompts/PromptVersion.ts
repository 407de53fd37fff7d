import {
  countVersions,
  findPromptVersions,
  type PromptLabelRow,
  type PromptVersionRow,
  readLabelsOfPrompts,
  readLabelsOfVersions,
  readPromptVersions,
  readSavedContents,
  readUnsaved,
  readVersionPages,
  type WantedVersion,
} from '#server/domain/prompts/readPromptVersions.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { Space } from '../spaces/Space.ts';
import { ModelSpend } from '../usage/ModelSpend.ts';
import { loadUser, User } from '../viewer/User.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { PromptContent } from './PromptContent.ts';

/** A version that the reader may see, by its id. */
export const loadPromptVersion = byId(readPromptVersions);

const contentOf = byId(readSavedContents);
const labelsOfPrompt = byId(readLabelsOfPrompts);
const labelsOfVersion = byId(readLabelsOfVersions);
const isUnsaved = byId(readUnsaved);
const versionsOf = timelineOf({ pages: readVersionPages, counts: countVersions });
const findVersion = byIdAndPage((ctx, wanted: WantedVersion, spaceIds) => findPromptVersions(ctx, wanted, spaceIds));

export const PromptVersion = builder.objectRef<PromptVersionRow>('PromptVersion');
const PromptLabel = builder.objectRef<PromptLabelRow>('PromptLabel');

PromptVersion.implement({
  description: 'A prompt as it was saved. It never changes, nor do the fragments that it includes.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `promptversion_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('PromptVersion', id) }),
    prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }),
    number: t.exposeInt('number', { description: '1, 2, 3 and so on.' }),
    note: t.exposeString('note', { description: 'What is new, in the words of who saved it; may be empty.' }),
    content: t.field({
      type: PromptContent,
      description: 'What it says.',
      resolve: async ({ id }, _args, ctx) => {
        const { frozen, ...content } = await orGone('Prompt version', contentOf(ctx, id));
        return { ...content, fragments: async () => frozen };
      },
    }),
    labels: t.field({ type: [PromptLabel], description: 'The labels that name it.', resolve: async ({ id }, _args, ctx) => (await labelsOfVersion(ctx, id)) ?? [] }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who saved it; null when they are gone or you share no space with them any more.',
      resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'Their name, also when you share no space with them any more.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});
registerNode('PromptVersion', readPromptVersions);

PromptLabel.implement({
  description: 'A name for a version, such as `production`. Moving it is going live, or rolling back.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of a to z, 0 to 9, `-` and `_`. `latest` always names the newest version.' }),
    version: t.field({ type: PromptVersion, description: 'The version.', resolve: ({ versionId }, _args, ctx) => orGone('Prompt version', loadPromptVersion(ctx, versionId)) }),
    isProtected: t.exposeBoolean('isProtected', { description: 'Whether only owners of the space may move it.' }),
    movedAt: t.expose('movedAt', { type: 'DateTime', description: 'When it was last moved.' }),
    movedBy: t.field({ type: User, nullable: true, description: 'Who moved it; null when they are gone.', resolve: ({ movedById }, _args, ctx) => (movedById === null ? null : loadUser(ctx, movedById)) }),
  }),
});

const VersionEdge = builder.edgeObject({ type: PromptVersion, name: 'PromptVersionEdge', description: 'A version in a list.' });
const VersionConnection = builder.connectionObject(
  {
    type: PromptVersion,
    name: 'PromptVersionConnection',
    description: 'A page of versions.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many versions the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  VersionEdge,
);

builder.objectFields(Prompt, (t) => ({
  versions: t.connection({ type: PromptVersion, description: 'Its versions, newest first.', resolve: ({ id }, args, ctx) => versionsOf(ctx, args, id) }, VersionConnection, VersionEdge),
  labels: t.field({ type: [PromptLabel], description: 'Which version each label names, by label.', resolve: async ({ id }, _args, ctx) => (await labelsOfPrompt(ctx, id)) ?? [] }),
  hasUnsavedDraft: t.boolean({ description: 'Whether the draft differs from the newest version, or there is none.', resolve: async ({ id }, _args, ctx) => (await isUnsaved(ctx, id)) ?? false }),
}));

builder.objectField(Space, 'prompt', (t) =>
  t.field({
    type: PromptVersion,
    nullable: true,
    description: 'For programs: a version by name and label. Null when there is none.',
    args: {
      name: t.arg.string({ required: true, description: 'Its name; for 90 days also one that it had before.' }),
      label: t.arg.string({ description: 'Which version by its label; `production` unless told.' }),
      number: t.arg.int({ description: 'Which version by its number, in place of a label.' }),
    },
    resolve: ({ id }, { name, label, number }, ctx) => findVersion(ctx, { name: name.replaceAll('\0', ''), label: (label ?? 'production').replaceAll('\0', ''), number: number ?? null }, id),
  }),
);

builder.objectField(ModelSpend, 'promptVersion', (t) =>
  t.field({
    type: PromptVersion,
    nullable: true,
    description: 'The prompt that was asked with; null: the vault\'s own, or one that is deleted.',
    resolve: async ({ promptVersionId }, _args, ctx) => (promptVersionId === null ? null : ((await loadPromptVersion(ctx, promptVersionId)) ?? null)),
  }),
);
