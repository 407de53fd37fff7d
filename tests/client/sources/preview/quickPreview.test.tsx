// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuickPreview } from '#client/sources/preview/QuickPreview.tsx';
import { openSiblingList } from '#client/sources/siblings/siblingList.ts';
import { renderPage } from '../../routes/page.tsx';
import { sourceOf } from '../../routes/vault.tsx';

afterEach(cleanup);

const long = 'He asked how much less work it took. '.repeat(30);
const source = (given: Record<string, unknown>) => ({ __typename: 'Source', ...sourceOf({ id: 'source_1', title: 'The forgetting curve', ...given }) });

async function preview(given: Record<string, unknown>) {
  const onCopy = vi.fn();
  const onDownload = vi.fn();
  const opened = renderPage({
    routes: () => [
      { path: '/', element: <QuickPreview spaceId="space_lab" sourceId="source_1" onStep={() => undefined} onClose={() => undefined} onCopy={onCopy} onDownload={onDownload} /> },
      { path: '/source/:id', element: <p>Its page</p> },
    ],
    at: '/',
  });
  await opened.answer('QuickPreviewQuery', { node: source(given) });
  await screen.findByRole('heading', { name: 'The forgetting curve' });
  return { ...opened, onCopy, onDownload };
}

test('shows the facts, 500 characters, and all of it on demand', async () => {
  const { person } = await preview({ type: 'CONTENT', sourceUrl: null, plainText: long, size: 4_404_019 });
  expect(screen.getByText('Completed')).toBeDefined();
  expect(screen.getByText('Text')).toBeDefined();
  expect(screen.getByText('14 May 2026, 4.2 MB')).toBeDefined();
  const words = () => screen.getByText(/^He asked how/).textContent;
  expect(words().length).toBeLessThanOrEqual(501);
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(words()).toBe(long);
  await person.click(screen.getByRole('button', { name: 'Show less' }));
  expect(words().length).toBeLessThanOrEqual(501);
});

test('offers the viewer for a PDF', async () => {
  const { person, router } = await preview({ type: 'FILE', sourceUrl: null, mimeType: 'application/pdf' });
  expect(screen.getByText('PDF Document')).toBeDefined();
  await person.click(screen.getByRole('link', { name: 'Open Viewer' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/source/source_1?show=original');
});

test('opens a link, copies, downloads, edits', async () => {
  const { person, onCopy, onDownload, router } = await preview({ excerpt: null });
  expect(screen.getByRole('link', { name: /halden-review\.org/ }).getAttribute('href')).toBe('https://halden-review.org/curve');
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  await person.click(screen.getByRole('button', { name: 'Download' }));
  expect([onCopy.mock.calls, onDownload.mock.calls]).toEqual([[['source_1']], [['source_1']]]);
  expect(screen.getByRole('link', { name: 'Open Full View' }).getAttribute('href')).toBe('/source/source_1');
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  expect(router.state.location.search).toBe('?edit=1');
});

test('says that there is no preview, and that nothing is selected', async () => {
  await preview({ type: 'FILE', sourceUrl: null, mimeType: 'application/zip', excerpt: null });
  expect(screen.getByText('No preview available')).toBeDefined();
  cleanup();
  renderPage({ routes: () => [{ path: '/', element: <QuickPreview spaceId="space_lab" sourceId={null} onStep={() => undefined} onClose={() => undefined} onCopy={() => undefined} onDownload={() => undefined} /> }], at: '/' });
  expect(await screen.findByText('No source selected')).toBeDefined();
});

test('keeps the one before until the next is there, to which J leads', async () => {
  openSiblingList({ address: '/collection/all', steps: ['source_1', 'source_2'].map((id) => ({ id, cursor: id })), isFromStart: true, isToEnd: true });
  function Walking() {
    const [id, setId] = useState('source_1');
    return (
      <QuickPreview spaceId="space_lab" sourceId={id} onStep={setId} onClose={() => undefined} onCopy={() => undefined} onDownload={() => undefined} />
    );
  }
  const { answer, person } = renderPage({ routes: () => [{ path: '/', element: <Walking /> }], at: '/' });
  await answer('QuickPreviewQuery', { node: source({}) });
  await screen.findByRole('heading', { name: 'The forgetting curve' });
  await person.keyboard('j');
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'The forgetting curve' })).toBeDefined();
  await answer('QuickPreviewQuery', { node: { ...source({}), id: 'source_2', title: 'The spacing effect' } });
  expect(await screen.findByRole('heading', { name: 'The spacing effect' })).toBeDefined();

  await person.keyboard('k');
  expect(await screen.findByRole('heading', { name: 'The forgetting curve' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Previous source (K)' })).toHaveProperty('disabled', true);
});
