import type { VariableValue } from '#server/domain/prompts/content/promptContent.ts';
import { type RenderedPrompt as Rendered, renderPromptVersions } from '#server/domain/prompts/renderPromptVersions.ts';
import { builder } from '../base/builder.ts';
import { byIdAndPage, orGone } from '../base/perOperation.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { Message, Params, toValues, VariableValueInput } from './PromptContent.ts';
import { PromptVersion } from './PromptVersion.ts';

export const RenderedPrompt = builder.objectRef<Rendered>('RenderedPrompt').implement({
  description: 'A prompt ready to be sent.',
  fields: (t) => ({
    messages: t.field({ type: [Message], description: 'Without variables and fragments.', resolve: ({ messages }) => [...messages] }),
    params: t.field({ type: Params, description: 'How the model is to be asked.', resolve: ({ params }) => params }),
    missing: t.stringList({ description: 'Variables that have neither a value nor a default: they stand as they are.', resolve: ({ missing }) => [...missing] }),
    sources: t.field({
      type: [Source],
      description: 'The sources whose words were put in by variables; at most 1,000.',
      resolve: async ({ sourceIds }, _args, ctx) => (await Promise.all(sourceIds.map((id) => loadSource(ctx, id)))).filter((source) => source !== undefined),
    }),
  }),
});

const renderedBy = byIdAndPage((ctx, { values }: { values: readonly VariableValue[] }, versionIds) => renderPromptVersions(ctx, values, versionIds));

builder.objectField(PromptVersion, 'rendered', (t) =>
  t.field({
    type: RenderedPrompt,
    description: 'With variables and fragments put in, ready to be sent.',
    args: { values: t.arg({ type: [VariableValueInput], description: 'What to put in for variables; those left out take their defaults.' }) },
    resolve: ({ id }, { values }, ctx) => orGone('Prompt version', renderedBy(ctx, { values: toValues(values) }, id)),
  }),
);
