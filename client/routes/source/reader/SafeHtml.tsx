import type { MouseEvent, Ref } from 'react';
import { Prose } from './Prose.ts';

type SafeHtmlProps = {
  /** What `cleanHtml` has answered, nothing else. */
  clean: string;
  lang: string | null;
  ref?: Ref<HTMLDivElement>;
};

/** The readable text of a page. Its links to another place of it (footnotes and back) lead there, and leave the address as it is. */
export function SafeHtml({ clean, lang, ref }: SafeHtmlProps) {
  // The links inside are what is pressed, by whatever means.
  return <Prose ref={ref} dir="auto" lang={lang ?? undefined} onClick={leadWithin} dangerouslySetInnerHTML={{ __html: clean }} />;
}

function leadWithin(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const name = link?.getAttribute('href')?.slice(1) ?? '';
  if (name === '') return;
  event.preventDefault();
  const place = event.currentTarget.querySelector<HTMLElement>(`[id="${CSS.escape(name)}"]`);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  // Whoever goes on by the keyboard goes on from there.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
