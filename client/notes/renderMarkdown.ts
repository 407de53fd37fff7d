import { Marked } from 'marked';

/** Boxes that cannot be clicked, as the reader has them. */
const checkbox = ({ checked }: { checked: boolean }) => (checked ? '☑ ' : '☐ ');

const marked = new Marked({ gfm: true, breaks: false }, { renderer: { checkbox } });

/** Markdown as HTML, for a preview; whoever renders it cleans it first. */
export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
