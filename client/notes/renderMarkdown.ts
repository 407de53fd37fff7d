import { Marked } from 'marked';

const marked = new Marked({ gfm: true, breaks: false });

/** Markdown as HTML, for a preview; whoever renders it cleans it first. */
export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
