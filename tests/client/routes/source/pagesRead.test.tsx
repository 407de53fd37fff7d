// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePagesRead } from '#client/routes/source/reader/useReadingProgress.ts';
import { renderPage } from '../page.tsx';

afterEach(cleanup);

test('the page of a document that the vault has not read yet is kept', async () => {
  function Document() {
    const { leftAt, keepPage } = usePagesRead({ sourceId: 'source_memory', pages: null, read: 0 });
    return (
      <button type="button" onClick={() => keepPage(2, 9)}>
        Page {leftAt(null)}
      </button>
    );
  }
  const { person, asked } = renderPage({ routes: () => [{ path: '*', Component: Document }], at: '/source/source_memory' });
  await person.click(await screen.findByRole('button', { name: 'Page 1' }));
  expect(await asked('useSetReadingProgressMutation')).toMatchObject({ input: { sourceId: 'source_memory', progress: 0.125 } });
});

test('a document opens where it was left, also before the vault has read it', async () => {
  function Document() {
    const { leftAt } = usePagesRead({ sourceId: 'source_memory', pages: null, read: 0.125 });
    return `Page ${leftAt(9)} of 9, page ${leftAt(null)} of nobody knows how many`;
  }
  renderPage({ routes: () => [{ path: '*', Component: Document }], at: '/source/source_memory' });
  await screen.findByText('Page 2 of 9, page 1 of nobody knows how many');
});
