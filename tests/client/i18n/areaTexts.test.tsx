// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AreaTexts } from '#client/i18n/AreaTexts.tsx';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { LocaleProvider, useLocale } from '#client/i18n/LocaleProvider.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const { setLocale } = useLocale();
  return (
    <>
      <button onClick={() => setLocale('ar')}>Arabic</button>
      <AreaTexts area="prompts" fallback={<p>Waiting</p>}>
        <h1>
          <FormattedMessage id="prompts.title" defaultMessage="Collection" />
        </h1>
        <p>
          <FormattedMessage {...commonMessages.cancel} />
        </p>
        <small>
          <FormattedMessage id="prompts.nobodyWroteIt" defaultMessage="English" />
        </small>
      </AreaTexts>
    </>
  );
}

const shown = () => [...document.querySelectorAll('h1, p, small')].map(({ textContent }) => textContent);

test('the texts of an area stand beside those of every page, and follow the language', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  render(<Page />, { wrapper: LocaleProvider });
  expect(shown()).toEqual(['Collection', 'Cancel', 'English']);

  await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));

  await screen.findByRole('heading', { name: 'مجموعة' });
  // What is missing shows its key, and is logged (spec section 8).
  expect(shown()).toEqual(['مجموعة', 'إلغاء', 'prompts.nobodyWroteIt']);
  expect(logged).toHaveBeenCalledWith('The text "prompts.nobodyWroteIt" is missing in "ar".');
});

test('the language that was chosen before is there with the area', async () => {
  localStorage.setItem('locale', 'es');
  vi.spyOn(console, 'error').mockReturnValue();
  render(<Page />, { wrapper: LocaleProvider });
  expect(await screen.findByRole('heading', { name: 'Colección' })).toBeDefined();
});
