import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl, type IntlShape } from 'react-intl';
import { loadAreaCatalogue, type TextArea } from './areaCatalogues.ts';
import type { Catalogue } from './catalogues.ts';
import type { Locale } from './locales.ts';

type AreaTextsProps = {
  area: TextArea;
  /** Stands until the texts are there. */
  fallback: ReactNode;
  children: ReactNode;
};

/** The texts of an area for everything below, in the language of the page. Another language shows as soon as the area's texts are there, too. */
export function AreaTexts({ area, fallback, children }: AreaTextsProps) {
  const around = useIntl();
  const locale = around.locale as Locale;
  const everywhere = around.messages as unknown as Catalogue;
  const [shown, setShown] = useState<{ around: IntlShape; messages: Catalogue } | null>(locale === 'en' ? { around, messages: everywhere } : null);
  useEffect(() => {
    let isCurrent = true;
    void loadAreaCatalogue(area, locale, everywhere).then(
      (messages) => isCurrent && setShown({ around, messages }),
      (error: unknown) => {
        console.error(`The texts of ${area} in "${locale}" could not be loaded; English is shown.`, error);
        if (isCurrent) setShown((previous) => previous ?? { around, messages: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [area, around, locale, everywhere]);
  if (!shown) return fallback;
  return (
    <IntlProvider locale={shown.around.locale} defaultLocale="en" messages={shown.messages} onError={shown.around.onError}>
      {children}
    </IntlProvider>
  );
}
