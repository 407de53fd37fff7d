import type { TextAdaptation, Heading, SourceDetails, TableDetails } from '#server/domain/processing/details.ts';
import { builder } from '../base/builder.ts';

const SourceHeading = builder.objectRef<Heading>('SourceHeading').implement({
  description: 'One heading in the outline of a source.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its words.' }),
    level: t.exposeInt('level', { description: 'From 1, the highest, to 6.' }),
    page: t.exposeInt('page', { nullable: true, description: 'The page of a document it stands on, from 1.' }),
    anchor: t.exposeString('anchor', { nullable: true, description: 'The id of the heading in `processedContent`.' }),
  }),
});

const ArchiveEntry = builder.objectRef<{ name: string; size: number }>('ArchiveEntry').implement({
  description: 'A file in an archive.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its path in the archive.' }),
    size: t.exposeFloat('size', { description: 'Its size in bytes, unpacked.' }),
  }),
});

export const SourceTable = builder.objectRef<TableDetails>('SourceTable').implement({
  description: 'What a card shows of a table.',
  fields: (t) => ({
    rows: t.exposeInt('rows', { description: 'How many rows it has, without the one with the names of the columns.' }),
    columns: t.exposeInt('columns', { description: 'How many columns it has.' }),
    cells: t.field({
      type: t.listRef(t.listRef('String')),
      description: 'The names of its first columns (letters where they have none), and the beginnings of what stands in them in its first rows: at most five rows of four.',
      resolve: ({ cells }) => cells,
    }),
  }),
});

export const SourceAdaptation = builder.objectRef<TextAdaptation>('SourceAdaptation').implement({
  description: 'What a language model made of the text of a source, as the settings of the space wanted it.',
  fields: (t) => ({
    isRewritten: t.boolean({ description: 'Whether it was rewritten: in another length, or as the instructions say.', resolve: ({ rewritten }) => rewritten !== undefined }),
    isShortened: t.boolean({ description: 'Whether it was rewritten to be shorter.', resolve: ({ rewritten }) => rewritten === 'Short' || rewritten === 'Normal' }),
    isTranslated: t.boolean({ description: 'Whether it was translated.', resolve: ({ translated }) => translated !== undefined }),
    language: t.string({ nullable: true, description: 'The language it was translated into, as a BCP 47 tag; null where it was not, or that is not known any more.', resolve: ({ translated }) => translated || null }),
    hasNewHeadings: t.boolean({ description: 'Whether it got headings that it did not have.', resolve: ({ headings }) => headings ?? false }),
  }),
});

export const SourceDetailsType = builder.objectRef<SourceDetails>('SourceDetails').implement({
  description: 'What a source knows of itself by its kind; null is what its kind does not have.',
  fields: (t) => ({
    pages: t.exposeInt('pages', { nullable: true, description: 'How many pages or slides a document has.' }),
    recognizedPages: t.exposeInt('recognizedPages', { nullable: true, description: 'On how many of them text was recognised in a picture (OCR): it may have mistakes.' }),
    joinedPages: t.exposeInt('joinedPages', { nullable: true, description: 'From how many pages of its site the text of a page was put together.' }),
    width: t.exposeInt('width', { nullable: true, description: 'The width of a picture or video, in pixels.' }),
    height: t.exposeInt('height', { nullable: true, description: 'The height of a picture or video, in pixels.' }),
    durationSeconds: t.exposeFloat('durationSeconds', { nullable: true, description: 'How long a recording or video takes.' }),
    outline: t.expose('outline', { type: [SourceHeading], nullable: true, description: 'Its headings in order.' }),
    entries: t.expose('entries', { type: [ArchiveEntry], nullable: true, description: 'The files in an archive.' }),
    sheets: t.exposeStringList('sheets', { nullable: true, description: 'The names of the sheets of a workbook.' }),
    takenAt: t.exposeString('takenAt', { nullable: true, description: 'When a picture was taken, ISO 8601.' }),
    camera: t.exposeString('camera', { nullable: true, description: 'What a picture was taken with.' }),
  }),
});
