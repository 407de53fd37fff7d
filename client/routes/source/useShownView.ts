import { graphql, useFragment } from 'react-relay/hooks';
import type { useShownView_source$key } from '#client/__generated__/useShownView_source.graphql.ts';
import { isDocument, viewerOf } from '#client/sources/viewers/viewerOf.ts';
import { contentViewOf, contentViewsOf, type ContentView } from './contentView.ts';
import { rememberView, usePreferredView } from './preferredView.ts';
import type { useSourceAddress } from './useSourceAddress.ts';

/** How a source can be shown, how it is, and in which other way its passages can be marked, too. */
export function useShownView(ref: useShownView_source$key, address: ReturnType<typeof useSourceAddress>, hasText: boolean) {
  const source = useFragment(
    graphql`
      fragment useShownView_source on Source {
        type
        snapshotUrl
        screenshotUrl
        fullScreenshotUrl
        printUrl
        mimeType
        fileName
        contentUrl
      }
    `,
    ref,
  );
  const viewerKind = source.contentUrl === null ? null : viewerOf(source.mimeType, source.fileName);
  const hasViewer = viewerKind !== null;
  const screenshotUrl = source.fullScreenshotUrl ?? source.screenshotUrl;
  const views = contentViewsOf({
    isNote: source.type === 'NOTE',
    hasText,
    hasViewer,
    hasKeptPage: source.snapshotUrl !== null,
    hasScreenshot: screenshotUrl !== null,
    hasPrint: source.printUrl !== null,
  });
  // A highlight of a note stands in the text as it is read, and so does every quote.
  const isInText = (source.type === 'NOTE' && address.highlightId !== null) || (address.quoteAt !== null && hasText);
  const asked = isInText && address.asked === null ? 'reader' : address.asked;
  const shown = contentViewOf(asked, views, usePreferredView(viewerKind));
  // Passages can be marked in the text and in what has it on its pages; everything else is only looked at.
  const hasPages = viewerKind === 'pdf' || isDocument(viewerKind);
  const markedIn: readonly ContentView[] = views.filter((view) => (view === 'reader' && hasText) || (view === 'original' && hasPages));
  return {
    views,
    shown,
    show: (view: ContentView) => {
      rememberView(viewerKind, view);
      address.show(view);
    },
    hasViewer,
    hasPages,
    screenshotUrl,
    /** Undefined where there is none. */
    otherMarked: markedIn.find((view) => view !== shown),
  };
}
