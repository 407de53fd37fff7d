/** How a source is shown: a note where it is written, its text to read, what it was made from (the file, or the page as it was archived), the text in Markdown, or the page as a browser showed and printed it. */
export type ContentView = 'note' | 'reader' | 'original' | 'markdown' | 'screenshot' | 'print';

/** What is shown of those one can choose from: what the address asks for, else what one likes for its kind, else the first. */
export const contentViewOf = (asked: string | null, views: readonly ContentView[], preferred: ContentView | null): ContentView =>
  views.find((view) => view === asked) ?? views.find((view) => view === preferred) ?? views[0] ?? 'reader';

interface Contents {
  readonly isNote?: boolean;
  readonly hasText: boolean;
  readonly hasViewer: boolean;
  readonly hasKeptPage: boolean;
  readonly hasScreenshot?: boolean;
  readonly hasPrint?: boolean;
}

/** What one can choose from. What has no text to read is shown as it is; a note is Markdown where it is written. */
export function contentViewsOf({ isNote = false, hasText, hasViewer, hasKeptPage, hasScreenshot = false, hasPrint = false }: Contents): readonly ContentView[] {
  const hasOriginal = hasViewer || hasKeptPage;
  return [
    ...(isNote ? (['note'] as const) : []),
    ...(hasText || hasKeptPage || (!hasOriginal && !isNote) ? (['reader'] as const) : []),
    ...(hasOriginal ? (['original'] as const) : []),
    ...(hasText && !isNote ? (['markdown'] as const) : []),
    ...(hasScreenshot ? (['screenshot'] as const) : []),
    ...(hasPrint ? (['print'] as const) : []),
  ];
}
