import { NotFoundError } from '#server/domain/errors.ts';
import type { PromptFormat as Format } from '#server/domain/prompts/formats/portablePrompt.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import type { FileAddressKind, GraphQLContext } from '../base/context.ts';
import { Prompt } from './Prompt.ts';
import { PromptCollection } from './PromptCollection.ts';
import { loadPromptVersion } from './PromptVersion.ts';

export const PromptFormat = builder.enumType('PromptFormat', {
  description: 'As what prompts are saved and read.',
  values: {
    LANGFUSE: { description: 'Langfuse JSON.' },
    MARKDOWN: { description: 'Markdown with front matter; of a collection a zip of such files.' },
    OPENAI: { description: "OpenAI's JSON of a prompt or of a call." },
    PROMPTFOO: { description: 'Promptfoo YAML.' },
  } as const satisfies Record<Format, unknown>,
});

const addressOf = (ctx: GraphQLContext, format: Format, id: string): string => {
  const address = ctx.fileAddress(`PROMPTS_${format}` satisfies FileAddressKind, id);
  if (!address) throw new NotFoundError('Prompt');
  return address.path;
};

const format = { description: 'As what.' };

builder.objectField(Prompt, 'downloadUrl', (t) =>
  t.string({
    description: 'Where your browser saves it: a path on this server, good for ten minutes, for you alone.',
    args: {
      format: t.arg({ type: PromptFormat, required: true, ...format }),
      versionId: t.arg.id({ description: 'Which version; left out: what is being edited.' }),
    },
    resolve: async ({ id }, { format: as, versionId }, ctx) => {
      if (typeof versionId !== 'string') return addressOf(ctx, as, id);
      const uuid = uuidOf('PromptVersion', versionId);
      const version = uuid === null ? null : await loadPromptVersion(ctx, uuid);
      if (version?.promptId !== id) throw new NotFoundError('Prompt version');
      return addressOf(ctx, as, version.id);
    },
  }),
);

builder.objectField(PromptCollection, 'downloadUrl', (t) =>
  t.string({
    description: 'Where your browser saves all prompts in it and below it: a path on this server, good for ten minutes, for you alone.',
    args: { format: t.arg({ type: PromptFormat, required: true, ...format }) },
    resolve: ({ id }, { format: as }, ctx) => addressOf(ctx, as, id),
  }),
);
