import { useMemo } from 'react';
import { Prose } from './Prose.ts';
import { cleanHtml } from './cleanHtml.ts';

type SafeHtmlProps = {
  /** Sanitised by the server already; cleaned once more here, whatever happened on the way. */
  html: string;
  /** What relative addresses are relative to. */
  baseUrl: string | null;
  lang: string | null;
};

/** The readable text of a page. */
export function SafeHtml({ html, baseUrl, lang }: SafeHtmlProps) {
  const clean = useMemo(() => cleanHtml(html, baseUrl), [html, baseUrl]);
  return <Prose lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: clean }} />;
}
