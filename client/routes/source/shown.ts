/** How a source is shown: its text to read, what it was made from (the file, or the page as it was kept), or the text in Markdown. */
export type Shown = 'reader' | 'original' | 'markdown';

/** What is shown of those one can choose from: what the address asks for, else the first. */
export const shownOf = (asked: string | null, views: readonly Shown[]): Shown => views.find((view) => view === asked) ?? views[0] ?? 'reader';
