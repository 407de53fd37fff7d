// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { LocaleProvider, useLocale } from '#client/i18n/LocaleProvider.tsx';
import { directionOf, readLocale } from '#client/i18n/locales.ts';

function Page() {
  const { locales, setLocale } = useLocale();
  return (
    <>
      <p>
        <FormattedMessage {...commonMessages.cancel} />
      </p>
      {locales.map(({ code, name }) => (
        <button key={code} onClick={() => setLocale(code)}>
          {name}
        </button>
      ))}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the language', () => {
  it('is English until another is chosen; the choice is kept and named on the page', async () => {
    render(<Page />, { wrapper: LocaleProvider });
    expect(screen.getByText('Cancel')).toBeDefined();
    expect(document.documentElement.lang).toBe('en');

    await userEvent.click(screen.getByRole('button', { name: 'Español' }));

    expect(await screen.findByText('Cancelar')).toBeDefined();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('locale')).toBe('es');
  });

  it('starts in the saved language', async () => {
    localStorage.setItem('locale', 'zh');
    render(<Page />, { wrapper: LocaleProvider });
    expect(await screen.findByText('取消')).toBeDefined();
  });

  it('falls back to English for a saved language that does not exist', () => {
    localStorage.setItem('locale', 'tlh');
    expect(readLocale()).toBe('en');
  });

  it.each([
    ['ar', 'إلغاء'],
    ['he', 'ביטול'],
  ])('lays the page out from right to left for a reader of %s', async (code, cancel) => {
    localStorage.setItem('locale', code);
    render(<Page />, { wrapper: LocaleProvider });
    expect(await screen.findByText(cancel)).toBeDefined();
    expect(document.documentElement).toMatchObject({ lang: code, dir: 'rtl' });

    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    await screen.findByText('Cancelar');
    expect(document.documentElement).toMatchObject({ lang: 'es', dir: 'ltr' });
  });

  it('turns the page over when the words that read the other way are there, not before', async () => {
    render(<Page />, { wrapper: LocaleProvider });
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(`${document.documentElement.dir} ${screen.queryByText('Cancel') ? 'English' : 'Hebrew'}`));
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
    await userEvent.click(screen.getByRole('button', { name: 'עברית' }));
    await screen.findByText('ביטול');
    await vi.waitFor(() => expect(seen).toEqual(['rtl Hebrew']));
    watcher.disconnect();
  });

  it('shows the key and logs an error when a text is missing', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<FormattedMessage id="nowhere.to.be.found" />, { wrapper: LocaleProvider });
    expect(screen.getByText('nowhere.to.be.found')).toBeDefined();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('nowhere.to.be.found'));
  });

  it('shows the key of a text that a language lacks, though English has it, and logs it once', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('locale', 'es');
    const text = <FormattedMessage id="nowhere.in.spanish" defaultMessage="Only in English {count}" values={{ count: 2 }} />;
    render(<>{text}{text}</>, { wrapper: LocaleProvider });
    expect(await screen.findByText('nowhere.in.spanishnowhere.in.spanish')).toBeDefined();
    expect(logged.mock.calls.filter(([said]) => String(said).includes('nowhere.in.spanish'))).toHaveLength(1);
  });

  it('reads from right to left in Arabic and Hebrew only', () => {
    expect(['ar', 'ar-EG', 'he', 'en', 'zh'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
  });
});
