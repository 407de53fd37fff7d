import { findPromptTemplates, templatePage, templatesById } from '#server/domain/prompts/library/listPromptTemplates.ts';
import type { PromptTemplate as Template } from '#server/domain/prompts/library/promptTemplate.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { MailLanguage } from '../account/MailLanguage.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { countOf } from '../base/timeline.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { PromptContent } from './PromptContent.ts';

const noFragments = new Map<string, string>();

const PromptTemplate = builder.objectRef<Template>('PromptTemplate').implement({
  description: "A prompt of the vault's library, to begin with.",
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `template_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('PromptTemplate', id) }),
    category: t.exposeString('category', { description: 'A key such as `summarise`, for which clients have words.' }),
    title: t.exposeString('title', { description: 'In the language asked for; by its id, in English.' }),
    description: t.exposeString('description', { description: 'What it is good for, in the language asked for; by its id, in English.' }),
    content: t.field({ type: PromptContent, description: 'What it says.', resolve: ({ content }) => ({ ...content, fragments: async () => noFragments }) }),
  }),
});
registerNode('PromptTemplate', async ({ actor }, ids) => (actor.kind === 'anonymous' ? new Map<string, Template>() : templatesById(ids)));

const TemplateEdge = builder.edgeObject({ type: PromptTemplate, name: 'PromptTemplateEdge', description: 'A template in a list.' });
const TemplateConnection = builder.connectionObject(
  {
    type: PromptTemplate,
    name: 'PromptTemplateConnection',
    description: 'A page of templates.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many templates the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TemplateEdge,
);

builder.objectField(Viewer, 'promptTemplates', (t) =>
  t.connection(
    {
      type: PromptTemplate,
      description: 'The library, by category and title.',
      args: {
        category: t.arg.string({ description: 'Only of this category.' }),
        language: t.arg({ type: MailLanguage, description: 'In which language; EN unless told.' }),
        text: t.arg.string({ description: 'Only those with these words.' }),
      },
      resolve: async (_viewer, { category, language, text, ...args }) => {
        const found = findPromptTemplates({ category, text, language: language ?? 'en' });
        const { page, pageInfo } = await readCursorPage(args, async (wanted) => templatePage(found, wanted).map((row) => ({ row, cursor: row.id })));
        return { edges: page.map(({ row, cursor }) => ({ cursor, node: row })), pageInfo, count: async () => found.length };
      },
    },
    TemplateConnection,
    TemplateEdge,
  ),
);
