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
        Page {leftAt}
      </button>
    );
  }
  const { person, asked } = renderPage({ routes: () => [{ path: '*', Component: Document }], at: '/source/source_memory' });
  await person.click(await screen.findByRole('button', { name: 'Page 1' }));
  expect(await asked('useSetReadingProgressMutation')).toMatchObject({ input: { sourceId: 'source_memory', progress: 0.125 } });
});
