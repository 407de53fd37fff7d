// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import ar from '#client/i18n/messages/ar.json';
import en from '#client/i18n/messages/en.json';
import ShortcutsDialog from '#client/routes/account/ShortcutsDialog.tsx';

afterEach(cleanup);

test.each([
  ['en', en, '→←', 'Shift→'],
  ['ar', ar, '←→', 'Shift←'],
] as const)('in %s the arrow that leads on opens a collection and extends a selection', async (locale, messages, open, extend) => {
  render(
    <IntlProvider locale={locale} messages={messages}>
      <ShortcutsDialog onClose={() => undefined} />
    </IntlProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: messages['palette.shortcuts'] });
  const keysOf = (name: string) => within(dialog).getByText(name).parentElement?.querySelector('dd')?.textContent;
  expect(keysOf(messages['shortcuts.open'])).toBe(open);
  expect(keysOf(messages['shortcuts.extend'])).toBe(extend);
});
