/** How a source is shown: its text to read, what it was made from (the file, or the page as it was archived), or the text in Markdown. */
export type ContentView = 'reader' | 'original' | 'markdown';

/** What is shown of those one can choose from: what the address asks for, else what one likes for its kind, else the first. */
export const contentViewOf = (asked: string | null, views: readonly ContentView[], preferred: ContentView | null): ContentView =>
  views.find((view) => view === asked) ?? views.find((view) => view === preferred) ?? views[0] ?? 'reader';

/** What one can choose from. What has no text to read is shown as it is. */
export function contentViewsOf({ hasText, hasViewer, hasKeptPage }: { hasText: boolean; hasViewer: boolean; hasKeptPage: boolean }): readonly ContentView[] {
  const hasOriginal = hasViewer || hasKeptPage;
  return [
    ...(hasText || hasKeptPage || !hasOriginal ? (['reader'] as const) : []),
    ...(hasOriginal ? (['original'] as const) : []),
    ...(hasText ? (['markdown'] as const) : []),
  ];
}
