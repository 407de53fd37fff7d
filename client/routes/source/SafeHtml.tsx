import type { Ref } from 'react';
import { Prose } from './Prose.ts';

type SafeHtmlProps = {
  /** What `cleanHtml` has answered, nothing else. */
  clean: string;
  lang: string | null;
  ref?: Ref<HTMLDivElement>;
};

/** The readable text of a page. */
export function SafeHtml({ clean, lang, ref }: SafeHtmlProps) {
  return <Prose ref={ref} dir="auto" lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: clean }} />;
}
