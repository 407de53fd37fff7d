import { createContext, use, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { loadCatalogue, type Catalogue } from './catalogues.ts';
import { directionOf, locales, readLocale, saveLocale, type Direction, type Locale } from './locales.ts';

type LocaleState = {
  locale: Locale;
  direction: Direction;
  /** Saves the choice and shows it as soon as its texts are there. */
  setLocale: (locale: Locale) => void;
  /** Every language, under its own name. */
  locales: typeof locales;
};

const LocaleContext = createContext<LocaleState | null>(null);

type ContentView = { locale: Locale; catalogue: Catalogue };

/** The texts of the chosen language for everything below. Nothing is shown until the first language's texts are there. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<Locale>(readLocale);
  const [shown, setShown] = useState<ContentView | null>(wanted === 'en' ? { locale: 'en', catalogue: {} } : null);

  useEffect(() => {
    let isCurrent = true;
    void loadCatalogue(wanted).then(
      (catalogue) => isCurrent && setShown({ locale: wanted, catalogue }),
      (error: unknown) => {
        console.error(`The texts in "${wanted}" could not be loaded; English is shown.`, error);
        if (isCurrent) setShown((previous) => previous ?? { locale: 'en', catalogue: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  const locale = shown?.locale ?? wanted;
  // That of the texts that stand there: they turn over together, and English that stands in for others reads as English does.
  const direction = directionOf(locale);

  // Before it is painted: the other direction would be a jump.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);

  const state = useMemo(
    () => ({
      locale,
      direction,
      locales,
      setLocale: (next: Locale) => {
        saveLocale(next);
        setWanted(next);
      },
    }),
    [locale, direction],
  );

  if (!shown) return null;
  return (
    <LocaleContext value={state}>
      <IntlProvider locale={shown.locale} defaultLocale="en" messages={shown.catalogue} onError={reportMessageError}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

/** The language, and how to choose another. @throws Error outside `LocaleProvider` */
export function useLocale(): LocaleState {
  const state = use(LocaleContext);
  if (!state) throw new Error('useLocale needs LocaleProvider above it');
  return state;
}

/** What is wrong with a text, such as an argument that was not given, is logged; `loadCatalogue` sees to those that are missing. */
function reportMessageError(error: { message: string }) {
  console.error(error.message);
}
