import { lazy, Suspense, useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceRail_source$key } from '#client/__generated__/SourceRail_source.graphql.ts';
import { HighlightList } from '#client/highlights/HighlightList.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { SourceText } from '../reader/sourceText.ts';
import type { Marking } from '../reader/useMarking.ts';
import { Block } from './Block.ts';
import { FoldBlock, setUnfolded } from './FoldBlock.tsx';
import { headingsOf } from './headings.ts';
import { MentionedIn } from './MentionedIn.tsx';
import { NoteBlock } from './NoteBlock.tsx';
import { ProcessingLog } from './ProcessingLog.tsx';
import { RailColumn } from './RailColumn.tsx';
import { SourceDetails } from './SourceDetails.tsx';
import { SourceOutline } from './SourceOutline.tsx';
import { SummaryBlock } from './SummaryBlock.tsx';
import { TagEditor } from './TagEditor.tsx';

type SourceRailProps = {
  source: SourceRail_source$key;
  content: SourceText;
  /** The element with the text, and the pane that scrolls it; null while they are not on the page. */
  text: HTMLElement | null;
  pane: HTMLElement | null;
  /** Another object leads to that part of it. */
  wanted: { readonly part: RailPart } | null;
  marking: Marking;
  /** Whether highlights may be in another version of the text too: its pages, or its words. */
  hasOther: boolean;
  /** Opens a page of a document; null where there are none. */
  onPage: ((page: number) => void) | null;
  onJump: () => void;
};

export type RailPart = 'about' | 'outline' | 'highlights' | 'ask' | 'related' | 'details';

const AskSource = lazy(() => import('./AskSource.tsx'));
const RelatedSources = lazy(() => import('./RelatedSources.tsx'));

/** Beside the text, in one column: what was noted about the source, its headings and highlights, what has to do with it, and what is known of it. */
export function SourceRail({ source: ref, content: { html, plain }, text, pane, wanted, marking, hasOther, onPage, onJump }: SourceRailProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceRail_source on Source {
        id
        title
        author
        sourceUrl
        trashedAt
        details {
          outline {
            title
            level
            page
            anchor
          }
        }
        ...AskSource_source
        ...MentionedIn_source
        ...NoteBlock_source
        ...ProcessingLog_source
        ...SourceDetails_source
        ...SummaryBlock_source
        ...TagEditor_source
      }
    `,
    ref,
  );
  const inText = useMemo(() => headingsOf(html), [html]);
  const chapters = (source.details.outline ?? []).flatMap(({ title, level, page, anchor }) => {
    const number = page ?? chapterOf(anchor);
    return number ? [{ text: title, level: level - 1, page: number }] : [];
  });
  // A document is opened at a page; a text is scrolled to a heading.
  const isByPage = onPage !== null && chapters.length > 0 && (text === null || inText.length === 0);
  const headings = isByPage ? chapters : inText;
  /** Where the text is not on the page, what is there has the words of a heading, too. */
  const lookFor = (index: number) => {
    const span = marking.text?.find({ quote: headings[index]?.text ?? '', prefix: '', suffix: '' });
    if (span) marking.text?.reveal(span);
  };
  return (
    <Suspense>
      <VisuallyHidden as="h2">
        <FormattedMessage {...messages.label} />
      </VisuallyHidden>
      <RailColumn
        label={intl.formatMessage(messages.label)}
        wanted={wanted}
        parts={[
          {
            value: 'about',
            label: <FormattedMessage {...messages.about} />,
            content: (
              <>
                <TagEditor source={source} />
                <NoteBlock source={source} />
                <SummaryBlock source={source} />
              </>
            ),
          },
          ...(headings.length > 0
            ? [
                {
                  value: 'outline' as const,
                  label: <FormattedMessage {...messages.outline} />,
                  count: intl.formatNumber(headings.length),
                  onJump: () => setUnfolded('outline', true),
                  content: (
                    <FoldBlock name="outline" title={<FormattedMessage {...messages.outline} />} aside={intl.formatNumber(headings.length)}>
                      <SourceOutline
                        headings={headings}
                        text={text}
                        pane={pane}
                        onPick={isByPage ? (index) => onPage(chapters[index]?.page ?? 1) : text === null ? lookFor : undefined}
                        onJump={onJump}
                      />
                    </FoldBlock>
                  ),
                },
              ]
            : []),
          {
            value: 'highlights',
            label: <FormattedMessage {...messages.highlights} />,
            count: marking.highlights.all.length > 0 ? intl.formatNumber(marking.highlights.all.length) : undefined,
            content: (
              <Block>
                <BlockHead>
                  <FormattedMessage {...messages.highlights} />
                </BlockHead>
                <HighlightList
                  sourceId={source.id}
                  source={{ title: source.title, author: source.author, url: source.sourceUrl }}
                  highlights={marking.highlights}
                  text={marking.text}
                  hasOther={hasOther}
                  canMark={marking.canMark}
                  chosenId={marking.chosenId}
                  notedId={marking.notedId}
                  onNote={marking.writeNote}
                  onJump={(highlight) => {
                    marking.jumpTo(highlight);
                    onJump();
                  }}
                />
              </Block>
            ),
          },
          ...(source.trashedAt === null && (html !== '' || plain !== '')
            ? [
                {
                  value: 'ask' as const,
                  label: <FormattedMessage {...messages.ask} />,
                  content: (
                    <Suspense>
                      <AskSource source={source} wanted={wanted?.part === 'ask' ? wanted : null} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          {
            value: 'related',
            label: <FormattedMessage {...messages.related} />,
            content: (
              <>
                <Suspense>
                  <RelatedSources sourceId={source.id} />
                </Suspense>
                <MentionedIn source={source} />
              </>
            ),
          },
          {
            value: 'details',
            content: (
              <>
                <SourceDetails source={source} />
                <ProcessingLog source={source} />
              </>
            ),
          },
        ]}
      />
    </Suspense>
  );
}

/** The chapter of a book that an entry leads to, from 1; null for none. */
const chapterOf = (anchor: string | null | undefined): number | null => Number(/^part-(\d+)$/.exec(anchor ?? '')?.[1]) || null;

const messages = defineMessages({
  label: { id: 'source.rail', defaultMessage: 'About this source' },
  about: { id: 'source.about', defaultMessage: 'About' },
  outline: { id: 'source.outline', defaultMessage: 'Outline' },
  ask: { id: 'chat.ask', defaultMessage: 'Ask' },
  related: { id: 'source.related', defaultMessage: 'Related' },
  highlights: { id: 'source.highlights', defaultMessage: 'Highlights' },
});
