// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { sourceRoutes } from '#client/routes/source/sourceRoute.ts';
import { openSiblingList } from '#client/sources/siblings/siblingList.ts';
import { useSourceStatusChanges } from '#client/sources/store/useSourceStatusChanges.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPage } from '../page.tsx';
import { logged, progressAfter } from '../progress.ts';
import { reading, sourceOf } from '../vault.tsx';

const curve = { id: 'source_curve', title: 'The forgetting curve' };
const page = (given: Record<string, unknown> = {}) => ({
  __typename: 'Source',
  ...sourceOf({ ...curve, ...given }),
  author: 'Ines Halden',
  publishedAt: '2026-05-14T09:12:00.000Z',
  readingMinutes: 9,
  wordCount: 2318,
  size: 14_950,
  language: 'en',
  tags: [{ id: 'tag_1', name: 'memory' }],
  collection: { ...reading, ancestors: [{ id: 'collection_research', name: 'Research' }] },
  ...given,
});
const fetched = { id: 'event_1', stage: 'FETCH', outcome: 'SUCCEEDED', startedAt: '2026-05-14T09:12:00.000Z', durationMs: 800, run: 1 };

function LiveSources() {
  useSourceStatusChanges('space_lab');
  return null;
}

/** @param isThere waits until the page is; a document that is shown itself has no heading */
async function openSource(given?: Record<string, unknown>, isThere: () => Promise<unknown> = () => screen.findByRole('heading', { level: 1, name: curve.title })) {
  const opened = renderPage({
    routes: (preload) => [...sourceRoutes(preload), { path: 'collection/:id', element: <p>Its collection</p> }],
    at: `/source/${curve.id}`,
    beside: <LiveSources />,
  });
  await opened.answer('SourcePageQuery', { node: page(given) });
  await isThere();
  return opened;
}

afterEach(() => {
  cleanup();
  // What was typed and not saved.
  localStorage.clear();
});

describe('the page of a source', () => {
  test('shows the text, where it is from, and what is known about it', async () => {
    await openSource({ processedContent: '<p>In the winter of <em>1879</em><script>alert(1)</script></p>', processingLog: [fetched] });

    expect(screen.getByText('1879').tagName).toBe('EM');
    expect(document.querySelector('article script')).toBeNull();
    expect(screen.getByRole('link', { name: 'Halden Review' }).getAttribute('href')).toBe('https://halden-review.org/curve');
    expect(screen.getByText('9 min read')).toBeDefined();
    expect(screen.getByText('2,318 words, 14.6 KB')).toBeDefined();
    expect(screen.getByText('English')).toBeDefined();
    expect(screen.getByText('memory')).toBeDefined();
    const path = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(path.textContent).toBe('ResearchReading');
    expect(screen.getByText('Processing log').closest('details')?.textContent).toContain('0.8 s');
  });

  test('shows the name of a file above the title that the file gives itself, once', async () => {
    const file = { type: 'FILE', sourceUrl: null, domain: null, siteName: null, mimeType: 'application/pdf' };
    await openSource({ ...file, fileName: 'scan-0042.pdf' });
    expect(screen.getByText('scan-0042.pdf')).toBeDefined();
    cleanup();
    await openSource({ ...file, fileName: curve.title });
    expect(screen.getAllByText(curve.title).filter(({ tagName }) => tagName === 'BDI')).toEqual([]);
  });

  test('says what models were paid for it', async () => {
    const use = { __typename: 'ModelUse', stage: 'SUMMARIZE', model: 'small-model', answers: 2, inputTokens: 900, outputTokens: 100, cost: 0.00123 };
    await openSource({ processingLog: [fetched], modelUses: [use, { ...use, stage: 'TRANSLATE', answers: 1, cost: 0.001 }] });
    expect(screen.getByText(/small-model/).textContent).toBe('small-model · 3 answers · 2,000 tokens · Cost 0.0022');
    cleanup();
    await openSource({ processingLog: [fetched], modelUses: [{ ...use, cost: null }] });
    expect(screen.getByText(/small-model/).textContent).toBe('small-model · 2 answers · 1,000 tokens');
  });

  test('shows how far it is, and the text as soon as it is there', async () => {
    const { tell, answer } = await openSource({ status: 'PROCESSING', processingLog: [fetched], progress: progressAfter(logged('FETCH', 'SUCCEEDED', { durationMs: 800 })) });
    expect(screen.getByText('The text appears here as soon as it is ready')).toBeDefined();
    expect(screen.getByText('Fetched')).toBeDefined();

    await tell('useSourceStatusChangesSubscription', { sourceStatusChanged: { sourceId: curve.id, source: page() } });
    await answer('SourcePageQuery', { node: page({ processedContent: '<p>In the winter</p>' }) });
    expect(screen.getByText('In the winter')).toBeDefined();
    expect(screen.queryByText('The text appears here as soon as it is ready')).toBeNull();
  });

  test('says what a model made of the text, and shows the text as it was read', async () => {
    const adaptation = { __typename: 'SourceAdaptation', isRewritten: true, isShortened: true, isTranslated: true, language: 'pt', hasNewHeadings: false };
    const { person, answer, router } = await openSource({ processedContent: '<p>No inverno</p>', adaptation });
    expect(screen.getByText('Shortened and translated into Portuguese by a language model')).toBeDefined();
    expect(screen.getByText('No inverno').parentElement?.lang).toBe('pt');
    await person.click(screen.getByRole('button', { name: 'Show the original text' }));
    expect(screen.getByText('No inverno')).toBeDefined();
    await answer('sourceTextOriginalQuery', { node: { __typename: 'Source', id: curve.id, readerContent: '<p>In the winter<script>alert(1)</script></p>' } });
    expect((await screen.findByText('In the winter')).parentElement?.lang).toBe('en');
    expect(document.querySelector('article script')).toBeNull();
    expect(screen.getByText('The original text')).toBeDefined();
    expect(router.state.location.search).toBe('?text=original');
    await person.click(screen.getByRole('button', { name: 'Show the changed text' }));
    expect(screen.getByText('No inverno')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  test('says that the original text could not be loaded, and stays where it is', async () => {
    const adaptation = { __typename: 'SourceAdaptation', isRewritten: false, isShortened: false, isTranslated: true, language: null, hasNewHeadings: false };
    const { person, refuse, router } = await openSource({ processedContent: '<p>No inverno</p>', adaptation });
    expect(screen.getByText('Translated by a language model')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Show the original text' }));
    await refuse('sourceTextOriginalQuery');
    expect(await screen.findByText('The original text could not be loaded. Try again.')).toBeDefined();
    expect(screen.getByText('No inverno')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  test('footnotes lead down the text and back, and leave the address alone', async () => {
    const { person, router } = await openSource({ processedContent: '<p>Fog<sup id="note-2"><a href="#note-1">1</a></sup></p><ol><li id="note-1">Slow <a href="#note-2">back</a></li></ol>' });
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    await person.click(screen.getByRole('link', { name: '1' }));
    expect(shown.at(-1)?.textContent).toBe('Slow back');
    expect(document.activeElement?.id).toBe('note-1');
    await person.tab();
    await person.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('note-2');
    expect(router.state.location).toMatchObject({ pathname: `/source/${curve.id}`, hash: '' });
  });

  test('says why it failed and tries again', async () => {
    const late = { stage: 'FETCH', startedAt: '2026-05-14T09:12:00.000Z', durationMs: 10_000, code: 'TIMEOUT' };
    const processingLog = [
      { ...late, id: 'event_1', run: 1, outcome: 'FAILED' },
      { ...late, id: 'event_2', run: 2, outcome: 'RETRYING' },
      { ...late, id: 'event_3', run: 2, outcome: 'FAILED' },
    ];
    const { person, asked } = await openSource({ status: 'FAILED', failure: { code: 'TIMEOUT' }, processingLog });
    expect(screen.getByRole('alert').textContent).toContain('The site took too long to answer. Try again later. Tried 2 times.');
    await person.click(within(screen.getByRole('article')).getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await asked('useRetrySourcesMutation')).toEqual({ input: { sourceIds: [curve.id] } });
    expect(screen.getByText('Waiting for its turn')).toBeDefined();
  });

  test('a failure can be dismissed, or put into the trash; who only reads is told of it and no more', async () => {
    const failed = { status: 'FAILED', failure: { code: 'BLOCKED' } };
    const { person, asked } = await openSource({ ...failed, pageUploadPath: '/page' });
    expect(screen.getByRole('heading', { name: 'Get the text another way' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Look for an archived copy/ }).getAttribute('href')).toMatch(/^https:\/\/web\.archive\.org\/web\/2\/https:/);
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await asked('useDismissFailuresMutation')).toEqual({ input: { sourceIds: [curve.id] } });
    cleanup();
    await openSource({ ...failed, viewerCanEdit: false });
    expect(screen.getByRole('alert').textContent).toContain('The site did not let us in.');
    for (const name of ['Dismiss', 'Retry', /Paste the text/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('a page can be tried again with the browser of the vault, where it has one', async () => {
    const failed = { status: 'FAILED', failure: { code: 'BLOCKED' }, pageUploadPath: '/page' };
    await openSource(failed);
    expect(screen.queryByRole('button', { name: /Try again with the browser/ })).toBeNull();
    cleanup();
    const { person, asked } = await openSource({ ...failed, viewerCanReadInBrowser: true });
    await person.click(screen.getByRole('button', { name: /Try again with the browser/ }));
    expect(await asked('useReadInBrowserMutation')).toEqual({ input: { sourceIds: [curve.id], inBrowser: true } });
    expect(screen.getByText('Waiting for its turn')).toBeDefined();
  });

  test('a page that was read in the browser says so, and how it looked', async () => {
    const { person, asked } = await openSource({ processedContent: '<p>In the winter</p>', readsInBrowser: true, screenshotUrl: '/files/first', fullScreenshotUrl: '/files/all', printUrl: '/files/print' });
    expect(screen.getByText('Read in a browser, as one sees the page')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'PDF' })).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'Screenshot' }));
    expect(screen.getByRole('img', { name: `Screenshot: ${curve.title}` }).getAttribute('src')).toBe('/files/all');
    await person.click(screen.getByRole('radio', { name: 'Reader' }));
    await person.click(screen.getByRole('button', { name: 'Read it without' }));
    expect(await asked('useReadInBrowserMutation')).toEqual({ input: { sourceIds: [curve.id], inBrowser: false } });
  });

  test('a page that needs a browser says what would help', async () => {
    await openSource({ status: 'FAILED', failure: { code: 'NEEDS_BROWSER' } });
    expect(screen.getByRole('alert').textContent).toContain('Whoever runs this vault can install Chromium or set BROWSER_URL.');
    cleanup();
    await openSource({ processedContent: '<p>Loading</p>', processingLog: [fetched, { ...fetched, id: 'event_2', stage: 'EXTRACT', code: 'NEEDS_BROWSER' }] });
    expect(screen.getByText(/can install Chromium or set BROWSER_URL/)).toBeDefined();
  });

  test('says of a page without text what it says of itself, and why there is none', async () => {
    const extracted = { id: 'event_2', stage: 'EXTRACT', outcome: 'SKIPPED', code: 'NO_TEXT', startedAt: '2026-05-14T09:12:01.000Z', durationMs: 20, run: 1 };
    await openSource({ status: 'COMPLETED', processedContent: null, excerpt: 'How fast we forget.', processingLog: [fetched, extracted] });
    expect(screen.getByText('How fast we forget.')).toBeDefined();
    expect(screen.getByText('No preview available').parentElement?.textContent).toContain('There is no readable text in it.');
  });

  test('shows written text before it is processed', async () => {
    await openSource({ type: 'CONTENT', sourceUrl: null, status: 'PENDING', originalContent: 'First line\nSecond line' });
    expect(screen.getByText(/First line\s+Second line/)).toBeDefined();
  });

  test('is left for its collection once it is in the trash', async () => {
    const { person, answer, router } = await openSource();
    await person.click(screen.getByRole('button', { name: `Menu of ${curve.title}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(router.state.location.pathname).toBe(`/source/${curve.id}`);
    await answer('useDeleteSourcesMutation', {
      deleteSources: { __typename: 'DeleteSourcesPayload', deletedSourceIds: [curve.id], collections: [] },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/collection/${reading.id}`));
  });
});

describe('what one can do there', () => {
  const tags = () => screen.getAllByRole('button', { name: /^Remove tag / }).map((cross) => cross.getAttribute('aria-label')?.replace('Remove tag ', ''));

  test('a tag is added and taken away in place', async () => {
    const { person, asked, answer } = await openSource();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await person.type(screen.getByRole('combobox', { name: 'New tag' }), 'history{Enter}');
    expect(await asked('useTagSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], add: ['history'] } });
    await answer('useTagSourcesMutation', {
      tagSources: { __typename: 'TagSourcesPayload', sources: [{ ...page(), tags: [{ id: 'tag_1', name: 'memory' }, { id: 'tag_2', name: 'history' }] }] },
    });
    await person.click(screen.getByRole('button', { name: 'Remove tag memory' }));
    expect(await asked('useTagSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], remove: ['memory'] } });
    expect(tags()).toEqual(['history']);
  });

  test('tags that follow quickly are all kept; one that is refused goes back, and that is said', async () => {
    const { person, answer, environment } = await openSource();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await person.type(screen.getByRole('combobox', { name: 'New tag' }), 'history,Sleep,memory,');
    expect(tags()).toEqual(['memory', 'history', 'Sleep']);
    const sent = environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useTagSourcesMutation');
    expect(sent.map(({ request }) => request.variables['input'] as object)).toEqual([
      { sourceIds: [curve.id], add: ['history'] },
      { sourceIds: [curve.id], add: ['Sleep'] },
    ]);
    await answer('useTagSourcesMutation', { tagSources: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
    expect(tags()).toEqual(['memory', 'Sleep']);
    expect(screen.getByRole('alert').textContent).toBe('Your role in this space does not allow this.');
  });

  test('what was typed as a note stays when it is refused', async () => {
    const { person, refuse } = await openSource();
    await person.click(screen.getByRole('button', { name: 'Add a note' }));
    await person.type(screen.getByRole('textbox', { name: 'Note' }), 'Use as the epigraph');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await refuse('useUpdateSourceMutation');
    expect(screen.getByText('Failed to update source.')).toBeDefined();
    expect(screen.getByDisplayValue('Use as the epigraph')).toBeDefined();
  });

  test('F makes it a favorite at once, but not while one types', async () => {
    const { person, asked } = await openSource();
    await person.click(screen.getByRole('button', { name: 'Add a note' }));
    await person.keyboard('f');
    expect(screen.getByRole('button', { name: 'Favorite (F)', pressed: false })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.keyboard('f');
    expect(await asked('useFavoriteSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], isFavorite: true } });
    expect(screen.getByRole('button', { name: 'Favorite (F)', pressed: true })).toBeDefined();
  });

  test.each([
    ['refused', 'Your role in this space does not allow this.'],
    ['not answered', 'Failed to update source.'],
  ])('a favorite is none again when that is %s, and it is told', async (how, words) => {
    const { person, answer, refuse } = await openSource();
    await person.keyboard('f');
    if (how === 'refused') await answer('useFavoriteSourcesMutation', { favoriteSources: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
    else await refuse('useFavoriteSourcesMutation');
    expect(screen.getByRole('button', { name: 'Favorite (F)', pressed: false })).toBeDefined();
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('how far one has read is kept on leaving; what did not arrive comes with the next', async () => {
    const { asked, refuse } = await openSource({ processedContent: '<p>In the winter</p>' });
    const pane = screen.getByText('In the winter').closest('[tabindex="0"]') as HTMLElement;
    Object.defineProperty(pane, 'scrollHeight', { value: pane.clientHeight + 2000 });
    const readTo = async (top: number) => {
      pane.scrollTop = top;
      fireEvent.scroll(pane);
      await act(async () => void dispatchEvent(new Event('pagehide')));
    };
    await readTo(1000);
    expect(await asked('useSetReadingProgressMutation')).toEqual({ input: { sourceId: curve.id, progress: 0.5 } });
    expect(screen.getByRole('progressbar', { name: 'Reading progress' }).getAttribute('aria-valuenow')).toBe('50');
    await refuse('useSetReadingProgressMutation');
    expect(screen.queryByRole('alert')).toBeNull();
    await readTo(1500);
    expect(await asked('useSetReadingProgressMutation')).toEqual({ input: { sourceId: curve.id, progress: 0.75 } });
  });

  describe('J and K', () => {
    const address = '/collection/collection_x?view=list&sort=name&types=link';
    const steps = (...ids: string[]) => ids.map((id) => ({ id, cursor: `at_${id}` }));
    const piece = (ids: string[], more: boolean) => ({
      node: { __typename: 'Space', id: 'space_lab', sources: { edges: ids.map((id) => ({ cursor: `at_${id}`, node: { id } })), pageInfo: { hasNextPage: more, hasPreviousPage: more } } },
    });
    const shows = async (opened: Awaited<ReturnType<typeof openSource>>, id: string) => {
      await waitFor(() => expect(opened.router.state.location.pathname).toBe(`/source/${id}`));
      await opened.answer('SourcePageQuery', { node: page({ id, title: `Title of ${id}` }) });
      await screen.findByRole('heading', { level: 1, name: `Title of ${id}` });
    };
    afterEach(() => {
      openSiblingList({ address: '/', steps: [], isFromStart: true, isToEnd: true });
      sessionStorage.clear();
    });

    test('walk through the list one came from, and say where it ends; Escape leads back to it', async () => {
      openSiblingList({ address, steps: steps(curve.id, 'source_after'), isFromStart: true, isToEnd: true });
      const opened = await openSource();
      expect(screen.getByRole('button', { name: 'Previous source (K)' })).toHaveProperty('disabled', true);
      await opened.person.keyboard('k');
      expect(await screen.findByText('This is the first source of the list')).toBeDefined();
      await opened.person.keyboard('j');
      await shows(opened, 'source_after');
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Title of source_after' }));
      expect(screen.getByRole('button', { name: 'Next source (J)' })).toHaveProperty('disabled', true);
      await opened.person.keyboard('j');
      expect(await screen.findByText('This is the last source of the list')).toBeDefined();
      await opened.person.keyboard('{Escape}');
      await waitFor(() => expect(opened.router.state.location.pathname + opened.router.state.location.search).toBe(address));
    });

    test('go on by cursor beyond what the list had loaded, in its order and filter', async () => {
      openSiblingList({ address, steps: steps('source_first', curve.id), isFromStart: true, isToEnd: false });
      const opened = await openSource();
      expect(await opened.asked('useSiblingNavigationQuery')).toMatchObject({
        order: 'NAME',
        filter: { collectionId: 'collection_x', types: ['URI'] },
        first: 50,
        after: `at_${curve.id}`,
      });
      // Whoever is faster than the list waits for it.
      await opened.person.keyboard('j');
      await opened.answer('useSiblingNavigationQuery', piece(['source_third'], false));
      await shows(opened, 'source_third');
    });

    test('go on after a reload, both ways', async () => {
      openSiblingList({ address, steps: steps('source_first', curve.id), isFromStart: true, isToEnd: true });
      await openSource();
      cleanup();
      openSiblingList({ address: '/', steps: [], isFromStart: true, isToEnd: true });
      const opened = await openSource();
      expect(await opened.asked('useSiblingNavigationQuery')).toMatchObject({ first: 50, after: `at_${curve.id}` });
      await opened.answer('useSiblingNavigationQuery', piece([], false));
      expect(await opened.asked('useSiblingNavigationQuery')).toMatchObject({ last: 50, before: `at_${curve.id}` });
      await opened.answer('useSiblingNavigationQuery', piece(['source_first'], false));
      await opened.person.keyboard('k');
      await shows(opened, 'source_first');
    });

    test('tell a list that cannot be read, and try again', async () => {
      openSiblingList({ address, steps: steps(curve.id), isFromStart: true, isToEnd: false });
      const opened = await openSource();
      await opened.refuse('useSiblingNavigationQuery');
      await opened.person.keyboard('j');
      await opened.refuse('useSiblingNavigationQuery');
      expect(await screen.findByText('Failed to fetch sources.')).toBeDefined();
      await opened.person.keyboard('j');
      await opened.answer('useSiblingNavigationQuery', piece(['source_after'], false));
      await shows(opened, 'source_after');
    });
  });

  test('the outline lists the headings', async () => {
    const { person } = await openSource({ processedContent: '<h2>The cliff</h2><p>x</p><h2>The plain</h2>' });
    await person.click(screen.getByRole('button', { name: 'Outline 2' }));
    const outline = screen.getByRole('navigation', { name: 'Outline' });
    expect(within(outline).getAllByRole('button').map((button) => button.textContent)).toEqual(['The cliff', 'The plain']);
  });

  test('a document leads from its outline to the page', async () => {
    const { person, router } = await openSource({
      type: 'FILE',
      mimeType: 'application/pdf',
      contentUrl: '/files/1',
      fileName: 'memory.pdf',
      processedContent: '<p>In the winter</p>',
      details: { pages: 3, outline: [{ title: 'The cliff', level: 1, page: 1 }, { title: 'The plain', level: 2, page: 2 }] },
    });
    // Here no PDF can be drawn; what stands around it stays.
    expect(await screen.findByText('The file could not be loaded')).toBeDefined();
    expect(screen.getByText('Pages').nextElementSibling?.textContent).toBe('3');
    await person.click(screen.getByRole('button', { name: 'Outline 2' }));
    await person.click(screen.getByRole('button', { name: 'The plain' }));
    expect(router.state.location.search).toBe('?show=original&page=2');
  });

  test('over a scan stands at which page it is while its text is recognised, and nothing afterwards', async () => {
    const scan = { type: 'FILE', mimeType: 'application/pdf', contentUrl: '/files/scan', fileName: 'scan.pdf', processedContent: '<p>In the winter</p>' };
    const at = (partsDone: number) => progressAfter(logged('EXTRACT', 'SUCCEEDED'), logged('RECOGNIZE', 'RUNNING', { partsDone, parts: 5 }));
    const { tell } = await openSource({ ...scan, status: 'PROCESSING', progress: at(1) }, () => screen.findByText('Text is being recognised: page 2 of 5'));
    await tell('useSourceStatusChangesSubscription', { sourceStatusChanged: { sourceId: curve.id, source: { ...page(scan), status: 'PROCESSING', progress: at(3) } } });
    await screen.findByText('Text is being recognised: page 4 of 5');
    await tell('useSourceStatusChangesSubscription', { sourceStatusChanged: { sourceId: curve.id, source: { ...page(scan), status: 'COMPLETED', progress: null } } });
    await waitFor(() => expect(screen.queryByText(/being recognised/)).toBeNull());
  });

  test('the trash is said, with the way out', async () => {
    const { person, asked } = await openSource({ trashedAt: '2026-05-15T00:00:00.000Z' });
    expect(screen.getByText('This source is in the trash')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await asked('useRestoreSourcesMutation')).toEqual({ input: { sourceIds: [curve.id] } });
  });
});

describe('highlights', () => {
  const html = '<p>He never asked how much he still knew. He asked how much less work it took.</p>';
  const asked1 = { id: 'highlight_1', quote: 'how much less work', prefix: 'He asked ', suffix: ' it took', note: 'Use as the epigraph', color: 'YELLOW', viewerIsAuthor: true };
  const withHighlights = (...nodes: Record<string, unknown>[]) => ({
    processedContent: html,
    highlights: { edges: nodes.map((node) => ({ cursor: 'c', node })), pageInfo: { hasNextPage: false } },
  });
  const select = async (words: string) => {
    const text = screen.getByText(/He never asked/).firstChild as Text;
    const start = text.data.indexOf(words);
    await act(async () => getSelection()?.setBaseAndExtent(text, start, text, start + words.length));
  };

  test('selected words are marked with H, by themselves and those around them', async () => {
    const { person, asked, answer } = await openSource(withHighlights());
    await select('how much less work');
    await person.keyboard('h');
    const variables = await asked('useAddHighlightMutation');
    expect(variables['input']).toEqual({
      sourceId: curve.id,
      quote: 'how much less work',
      prefix: 'He never asked how much he still knew. He asked ',
      suffix: ' it took.\n',
      color: 'YELLOW',
    });
    await answer('useAddHighlightMutation', { addHighlight: { __typename: 'AddHighlightPayload', highlight: { ...asked1, note: '' } } });
    await person.click(screen.getByRole('button', { name: 'Highlights 1' }));
    expect(screen.getByRole('button', { name: 'how much less work' })).toBeDefined();
  });

  test.each([
    ['refused', 'Your role in this space does not allow this.', 'Your role in this space does not allow this.'],
    ['not answered', 'Failed to save the highlight.', 'Failed to delete the highlight.'],
  ])('what is not marked or not deleted when that is %s stays as it was, and is told', async (how, notMarked, notDeleted) => {
    const { person, answer, refuse } = await openSource(withHighlights(asked1));
    const fail = (name: string, field: string) => (how === 'refused' ? answer(name, { [field]: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } }) : refuse(name));
    await select('He never asked');
    await person.keyboard('h');
    await fail('useAddHighlightMutation', 'addHighlight');
    expect(await screen.findByText(notMarked)).toBeDefined();
    expect(String(getSelection())).toBe('He never asked');
    await person.click(screen.getByRole('button', { name: 'Highlights 1' }));
    await person.click(screen.getByRole('button', { name: 'Delete highlight' }));
    await fail('useDeleteHighlightMutation', 'deleteHighlight');
    expect((await screen.findAllByText(notDeleted)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Highlights 1' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Edit the note of the highlight' }));
    await person.type(screen.getByRole('textbox', { name: 'Note about the highlight' }), ', perhaps');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await fail('useUpdateHighlightMutation', 'updateHighlight');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note about the highlight' }).value).toBe('Use as the epigraph, perhaps');
  });

  test('a further page of them that does not come is asked for once, and again when somebody wants it', async () => {
    const { highlights, ...text } = withHighlights(asked1);
    const { person, refuse, answer, environment } = await openSource({ ...text, highlights: { ...highlights, pageInfo: { hasNextPage: true, endCursor: 'c' } } });
    await refuse('useHighlightsPaginationQuery');
    expect(environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useHighlightsPaginationQuery')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Highlights 1' }));
    expect(screen.getByRole('alert').textContent).toBe('Failed to load data.');
    await person.click(screen.getByRole('button', { name: 'Show more highlights' }));
    await answer('useHighlightsPaginationQuery', { node: { __typename: 'Source', id: curve.id, ...withHighlights({ ...asked1, id: 'highlight_2', quote: 'He never asked' }) } });
    expect(screen.getByRole('button', { name: 'Highlights 2' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more highlights' })).toBeNull();
  });

  test('a note is written at once from the toolbar', async () => {
    const { person, answer, asked } = await openSource(withHighlights());
    await select('how much less work');
    await person.click(within(await screen.findByRole('toolbar', { name: 'Selected text' })).getByRole('button', { name: 'Note' }));
    await answer('useAddHighlightMutation', { addHighlight: { __typename: 'AddHighlightPayload', highlight: { ...asked1, note: '' } } });
    await person.type(screen.getByRole('textbox', { name: 'Note about the highlight' }), 'Epigraph');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await asked('useUpdateHighlightMutation')).toEqual({ input: { highlightId: 'highlight_1', note: 'Epigraph', color: 'YELLOW' } });
  });

  test('lost ones are listed as lost; a deleted one comes back with Undo', async () => {
    const lost = { ...asked1, id: 'highlight_2', quote: 'a sentence that was taken out', prefix: '', suffix: '', note: '' };
    const { person, answer, asked } = await openSource(withHighlights(lost, asked1));
    await person.click(screen.getByRole('button', { name: 'Highlights 2' }));
    expect(screen.getByText('No longer in the text').nextElementSibling?.textContent).toContain(lost.quote);
    expect(screen.getByText('Use as the epigraph')).toBeDefined();

    await person.click(screen.getAllByRole('button', { name: 'Delete highlight' })[0] as HTMLElement);
    await answer('useDeleteHighlightMutation', { deleteHighlight: { __typename: 'DeleteHighlightPayload', deletedHighlightId: 'highlight_1' } });
    expect(screen.queryByText('Use as the epigraph')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await asked('useAddHighlightMutation'))['input']).toMatchObject({ quote: asked1.quote, note: asked1.note });
  });
});

test('a note is saved by itself; a change by somebody else is shown, with the way out', async () => {
  const since = '2026-05-14T09:12:00.000Z';
  const { person, asked, answer } = await openSource({ type: 'NOTE', sourceUrl: null, originalContent: '# Points', updatedAt: since });
  expect(screen.queryByRole('button', { name: /Edit|Done/ })).toBeNull();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await person.type(title, '!');
  expect((await asked('useUpdateSourceMutation'))['input']).toEqual({ sourceId: curve.id, title: `${curve.title}!`, text: '# Points', ifUnchangedSince: since });
  expect(screen.getByText('Saving')).toBeDefined();
  await answer('useUpdateSourceMutation', { updateSource: { __typename: 'ConflictError', code: 'CONFLICT' } });
  await answer('useNoteAutosaveQuery', { node: { ...page(), originalContent: '# Their points', updatedAt: '2026-05-15T09:12:00.000Z' } });
  expect(await screen.findByText('# Their points')).toBeDefined();
  expect(title).toHaveProperty('value', `${curve.title}!`);

  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect((await asked('useUpdateSourceMutation'))['input']).toEqual({ sourceId: curve.id, title: `${curve.title}!`, text: '# Points' });
  await answer('useUpdateSourceMutation', { updateSource: { __typename: 'UpdateSourcePayload', source: page({ type: 'NOTE', originalContent: '# Points', updatedAt: '2026-05-15T10:00:00.000Z' }) } });
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('a note is read by whoever may not write in it on the same surface', async () => {
  await openSource({ type: 'NOTE', sourceUrl: null, originalContent: '- [x] Ask\n- [ ] Pair', viewerCanEdit: false });
  expect((await screen.findByRole('textbox', { name: 'Title' })).hasAttribute('readonly')).toBe(true);
  // What is written is parsed piece by piece: one box may be there before the other.
  await eventually(() => {
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, true],
    ]);
  });
  expect(screen.queryByRole('toolbar', { name: 'Format' })).toBeNull();
});

test('a task of a note is ticked by the mouse and by the keyboard, and that is saved', async () => {
  const { person, asked } = await openSource({ type: 'NOTE', sourceUrl: null, originalContent: '- [x] Ask\n- [ ] Pair' });
  await person.click(await screen.findByRole('checkbox', { name: 'Pair' }));
  screen.getByRole('checkbox', { name: 'Ask' }).focus();
  await person.keyboard(' ');
  expect((await asked('useUpdateSourceMutation'))['input']).toMatchObject({ text: '- [ ] Ask\n- [x] Pair' });
});

test('the notes that link to a source are shown with the words around the link', async () => {
  const snippet = [
    { text: 'See also ', isHit: false },
    { text: 'the curve', isHit: true },
  ];
  await openSource({ backlinks: { edges: [{ kind: 'LINK', snippet, node: { __typename: 'Source', ...sourceOf({ id: 'source_note', title: 'Margin notes' }) } }] } });
  const block = within(screen.getByText('Mentioned in').closest('section') as HTMLElement);
  expect(block.getByRole('link', { name: 'Margin notes' }).getAttribute('href')).toBe('/source/source_note');
  expect(block.getByText('the curve').tagName).toBe('B');
});

test('a note that nobody writes in becomes what somebody else has made of it', async () => {
  const { environment } = await openSource({ type: 'NOTE', sourceUrl: null, originalContent: 'Points', updatedAt: '2026-05-14T09:12:00.000Z' });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  act(() =>
    environment.commitUpdate((store) => {
      store.get(curve.id)?.setValue('Their points', 'originalContent').setValue('2026-05-15T09:12:00.000Z', 'updatedAt');
    }),
  );
  await waitFor(() => expect(text.textContent).toBe('Their points'));
});

test('related sources are told with the words that tie them', async () => {
  const { answer, asked } = await openSource();
  const related = [{ sharedWords: ['savings', 'syllables', 'relearning', 'hours', 'days'], node: { ...page(), id: 'source_a', title: 'A study' } }];
  expect(await asked('RelatedSourcesQuery')).toEqual({ id: curve.id });
  await answer('RelatedSourcesQuery', { node: { __typename: 'Source', id: curve.id, related: { edges: related } } });
  const block = within((await screen.findByRole('heading', { name: 'Related, by the words they share' })).closest('section') as HTMLElement);
  expect(block.getByRole('link', { name: 'A study' }).getAttribute('href')).toBe('/source/source_a');
  expect(block.getByText('savings, syllables, relearning, hours')).toBeDefined();
});

test('that no other source shares words is said', async () => {
  const { answer } = await openSource();
  await answer('RelatedSourcesQuery', { node: { __typename: 'Source', id: curve.id, related: { edges: [] } } });
  expect(await screen.findByText('No other source here shares words with this one.')).toBeDefined();
});

describe('the rail', () => {
  const event = { id: 'event_1', stage: 'FETCH', outcome: 'SUCCEEDED', code: null, startedAt: '2026-05-14T09:12:00.000Z', durationMs: 1200, run: 1 };
  const headings = () => within(screen.getByRole('complementary', { name: 'Source details' })).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const fold = (title: string) => screen.getByRole('heading', { level: 3, name: title }).closest('details') as HTMLDetailsElement;

  test('goes from tags, note and summary over highlights and what is related to the details', async () => {
    await openSource({ summary: 'He learned syllables.', note: 'For the opening', processingLog: [event], modelUses: [] });
    expect(headings()).toEqual(['Tags', 'Note', 'Summary', 'Highlights', 'Related, by the words they share', 'Details', 'Processing log']);
  });

  test('keeps details and log folded until somebody opens them, and then for the next source, too', async () => {
    const { person } = await openSource({ processingLog: [event], modelUses: [] });
    expect(fold('Details').open).toBe(false);
    expect(fold('Processing log').open).toBe(false);
    await person.click(screen.getByRole('heading', { level: 3, name: 'Details' }));
    await waitFor(() => expect(fold('Details').open).toBe(true));
    cleanup();
    await openSource({ processingLog: [event], modelUses: [] });
    expect(fold('Details').open).toBe(true);
    expect(fold('Processing log').open).toBe(false);
  });

  test('shows the log of what failed', async () => {
    await openSource({ status: 'FAILED', processingLog: [{ ...event, outcome: 'FAILED', code: 'NOT_FOUND' }], modelUses: [] });
    expect(fold('Processing log').open).toBe(true);
  });
});

test('an unknown source says so', async () => {
  const { answer } = renderPage({ routes: sourceRoutes, at: '/source/source_nowhere' });
  await answer('SourcePageQuery', { node: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'This source is not here' })).toBeDefined();
});

test('/sources/{id} leads to /source/{id}', async () => {
  const { router } = renderPage({ routes: sourceRoutes, at: `/sources/${curve.id}` });
  await act(async () => {});
  await waitFor(() => expect(router.state.location.pathname).toBe(`/source/${curve.id}`));
});
