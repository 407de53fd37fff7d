// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#client/i18n/LocaleProvider.tsx';
import CommandPalette from '#client/palette/CommandPalette.tsx';
import { piecesOf } from '#client/palette/matching.ts';
import { questionIn } from '#client/palette/usePaletteQuestion.tsx';
import { useProvideActions, type AvailableActions } from '#client/sources/actions/sourceActions.ts';
import { ThemeProvider } from '#client/theme/ThemeProvider.tsx';
import { renderPage } from '../routes/page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const collections = Array.from({ length: 12 }, (_, index) => ({ id: `collection_${index}`, name: `Shelf ${index}`, parent: null }));
const curve = { id: 'source_curve', title: 'The forgetting curve', type: 'URI', collection: { id: 'collection_3' } };
const spaces = [{ id: 'space_lab', name: 'Lab' }, { id: 'space_sea', name: 'Deep Sea' }];
const space = {
  __typename: 'Space',
  id: 'space_lab',
  viewerCanEdit: true,
  tree: collections,
  sources: { edges: [{ node: curve }] },
};

async function openPalette(known: object | null = space, offer: AvailableActions | null = null, { isAnswered = true, firstStep = 'all', at = '/dashboard', smartCollections = [] }: { isAnswered?: boolean; firstStep?: 'all' | 'kind'; at?: string; smartCollections?: object[] } = {}) {
  const actions = { goTo: vi.fn(), newSpace: vi.fn(), showShortcuts: vi.fn(), focusSearch: vi.fn(() => false), upload: vi.fn(), switchSpace: vi.fn(), signOut: vi.fn() };
  function Place() {
    useProvideActions(offer);
    const [isOpen, setIsOpen] = useState(true);
    return (
      <LocaleProvider>
        <ThemeProvider>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <CommandPalette open={isOpen} onOpenChange={setIsOpen} spaceId={known && 'space_lab'} actions={actions} spaces={spaces} firstStep={firstStep} />
        </ThemeProvider>
      </LocaleProvider>
    );
  }
  const page = renderPage({ routes: () => [{ path: '*', Component: Place }], at });
  if (known && isAnswered) {
    await page.answer('CommandPaletteQuery', { node: known });
    await page.answer('usePaletteSmartQuery', { node: { ...known, smartCollections } });
  }
  return { ...page, actions };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => screen.getByRole('option', { selected: true }).textContent;

test('lists the eight commands, at most ten of each group, and begins at the first', async () => {
  await openPalette();
  expect(screen.getByPlaceholderText('Type a command or search...')).toBeDefined();
  const commands = within(screen.getByRole('group', { name: 'Commands' })).getAllByRole('option');
  expect(commands.map(({ textContent }) => textContent.replace(/[/?]$/, ''))).toEqual([
    'New Collection',
    'New Source',
    'Search Sources',
    'Toggle Theme',
    'Export Data',
    'New Space',
    'Keyboard Shortcuts',
    'Settings',
  ]);
  expect(options().filter((option) => option.startsWith('Go to'))).toHaveLength(10);
  expect(highlighted()).toBe('New Collection');
});

test('where there is no space, what would add to it says so', async () => {
  const { person } = await openPalette(null);
  await person.click(screen.getByRole('option', { name: /New Source/ }));
  expect(await screen.findByText('No active space selected')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.click(await screen.findByRole('option', { name: /New Collection/ }));
  await person.type(await screen.findByLabelText('Collection Name'), 'Ships{Enter}');
  expect(await screen.findByText('No active space')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('Enter that comes before the results runs the first of them, and none where nothing is found', async () => {
  const { person, actions, answer } = await openPalette(space, null, { isAnswered: false });
  const field = screen.getByPlaceholderText('Type a command or search...');
  await person.type(field, 'shelf 3{Enter}');
  expect(actions.goTo).not.toHaveBeenCalled();
  await answer('CommandPaletteQuery', { node: space });
  await waitFor(() => expect(actions.goTo.mock.calls).toEqual([['/collection/collection_3']]));

  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.type(await screen.findByPlaceholderText('Type a command or search...'), 'xy{Enter}');
  await person.keyboard('{Backspace}{Backspace}');
  expect(highlighted()).toBe('New Collection');
  expect(actions.goTo).toHaveBeenCalledTimes(1);
});

const unread = {
  __typename: 'SmartCollection', id: 'smartcollection_unread', name: 'Unread papers', missingTags: [],
  filter: { text: 'spindles', types: ['FILE'], statuses: null, failureCodes: null, tags: null, createdAfter: null, createdBefore: null, createdWithinDays: 30, minSizeKB: null, maxSizeKB: null, favorites: false, recent: false, collectionId: null, collection: null, includeDescendants: false, withoutCollection: false },
};

test('a smart collection is found by its name, says what it is, and opens with its filter', async () => {
  const { person, actions } = await openPalette(space, null, { smartCollections: [unread] });
  await person.type(screen.getByRole('combobox'), 'unre');
  expect(options()).toContain('Go to Unread papersSmart collection');
  await person.click(screen.getByRole('option', { name: /Unread papers/ }));
  await waitFor(() => expect(actions.goTo.mock.calls).toEqual([['/collection/all?smart=smartcollection_unread&q=spindles&types=file&days=30']]));
});

test('the filter of the list on the page is saved as a smart collection, found by other words, too', async () => {
  const { person, asked } = await openPalette(space, null, { at: '/collection/all?types=note' });
  await person.type(screen.getByRole('combobox'), 'keep');
  await person.click(screen.getByRole('option', { name: /Save as smart collection/ }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Notes{Enter}');
  expect(await asked('useSaveSmartCollectionCreateMutation')).toMatchObject({ input: { spaceId: 'space_lab', name: 'Notes', filter: { types: ['NOTE'] } } });
});

test.each([
  ['there is no filter', '/collection/all?view=list', space],
  ['it is saved as it is', '/collection/all?smart=smartcollection_unread&q=spindles', space],
  ['the page is no list', '/dashboard?q=spindles', space],
  ['one may only read', '/collection/all?types=note', { ...space, viewerCanEdit: false }],
])('nothing is offered to save where %s', async (_where, at, known) => {
  const { person } = await openPalette(known, null, { at });
  await person.type(screen.getByRole('combobox'), 'smart coll');
  expect(screen.queryByRole('option', { name: /Save as smart/ })).toBeNull();
});

test('arrows wrap, Enter runs, and it begins again when it opens again', async () => {
  const { person, actions } = await openPalette();
  await person.keyboard('{ArrowUp}');
  expect(highlighted()).toBe('Open The forgetting curveShelf 3 · Link');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(actions.goTo).toHaveBeenCalledWith('/source/source_curve'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.type(await screen.findByRole('combobox'), 'shelf 11');
  expect(options()).toEqual(['Go to Shelf 11']);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
  await waitFor(() => expect(highlighted()).toBe('New Collection'));
});

test('finds the pages of the vault by their names, and marks what is typed', async () => {
  const { person, actions } = await openPalette();
  const field = screen.getByRole('combobox');
  await person.type(field, 'tr');
  expect(options()).toEqual(['Go to Trash']);
  expect([...screen.getByRole('option').querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Tr']);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(actions.goTo).toHaveBeenCalledWith('/trash'));
});

test('marks words whatever their case and accents, and leaves the rest as it is', () => {
  const hits = (text: string, typed: string) => piecesOf(text, typed).map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece)).join('');
  expect(hits('Über Straßen und über Öl', 'uber ol')).toBe('[Über] Straßen und [über] [Öl]');
  expect(hits('Go to 👩‍🔬 Labor', 'labor to')).toBe('Go [to] 👩‍🔬 [Labor]');
  expect(hits('İstanbul', 'ist')).toBe('[İst]anbul');
  expect(hits('nothing', '  ')).toBe('nothing');
});

test('searches on the server from three characters on, and says when there is nothing', async () => {
  const { person, asked, answer, environment } = await openPalette();
  const field = screen.getByRole('combobox');
  await person.type(field, 'zq');
  expect(screen.getByText('No commands found')).toBeDefined();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await person.clear(field);
  await person.type(field, 'spin');
  expect(await asked('usePaletteSourcesQuery')).toEqual({ spaceId: 'space_lab', words: 'spin', order: 'RELEVANCE' });
  await answer('usePaletteSourcesQuery', {
    node: {
      ...space,
      sources: {
        edges: [
          {
            node: { id: 'source_spindles', title: 'Spindles', type: 'FILE', collection: null },
            found: {
              title: [
                { text: 'Spin', isHit: true },
                { text: 'dles', isHit: false },
              ],
              snippet: { field: 'TEXT', fragments: [{ text: 'A night of <b>', isHit: false }, { text: 'spinning', isHit: true }] },
            },
          },
        ],
      },
    },
  });
  expect(options()).toEqual(['Open SpindlesA night of <b>spinningInbox · File', 'See all results']);
  expect([...(screen.getAllByRole('option')[0] as HTMLElement).querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Spin', 'spinning']);
  // What was found for other words does not stand under those that begin again.
  await person.clear(field);
  await person.type(field, 'curves');
  expect(screen.queryByRole('option')).toBeNull();
  await person.clear(field);
  await person.type(field, 'spin');
  await person.type(field, 'xx');
  expect(await asked('usePaletteSourcesQuery')).toEqual({ spaceId: 'space_lab', words: 'spinxx', order: 'RELEVANCE' });
  await answer('usePaletteSourcesQuery', { node: { ...space, sources: { edges: [] } } });
  expect(screen.getByText('No commands found')).toBeDefined();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('where no source has all of several words, those with some of them come, and all of these', async () => {
  const { person, answer, asked, actions } = await openPalette();
  await person.type(screen.getByRole('combobox'), 'spun curves');
  await answer('usePaletteSourcesQuery', { node: { ...space, sources: { edges: [] } } });
  expect(await asked('usePaletteSourcesQuery')).toEqual({ spaceId: 'space_lab', words: 'spun curves', order: 'BEST_MATCH' });
  await answer('usePaletteSourcesQuery', { node: { ...space, sources: { edges: [{ node: curve, found: null }] } } });
  expect(screen.getByRole('group', { name: 'Best match' })).toBeDefined();
  expect(options()).toEqual([`Open ${curve.title}Shelf 3 · Link`, 'See all results']);
  await person.click(screen.getByRole('option', { name: 'See all results' }));
  expect(actions.goTo).toHaveBeenCalledWith('/collection/all?q=spun+curves&sort=best');
});

test('a reader is not offered what only editors may do; with nothing there it asks to type', async () => {
  const { person } = await openPalette({ ...space, viewerCanEdit: false, tree: [], sources: { edges: [] } });
  expect(options()[0]).toBe('Search Sources/');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Start typing to search...')).toBeDefined();
});

test('New Collection opens its dialog and shows what was created', async () => {
  const { person, answer, asked, actions } = await openPalette();
  await person.keyboard('{Enter}');
  const name = await screen.findByRole('textbox', { name: 'Collection Name' });
  await person.type(name, 'Shelf of honour{Enter}');
  expect(await asked('useCreateCollectionMutation')).toEqual({ input: { spaceId: 'space_lab', name: 'Shelf of honour' } });
  await answer('useCreateCollectionMutation', {
    createCollection: { __typename: 'CreateCollectionPayload', collection: { id: 'collection_new' }, space },
  });
  expect(actions.goTo).toHaveBeenCalledWith('/collection/collection_new');
});

test('Search Sources goes to the search of the page, and where there is none finds sources alone', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = '<input type="search">';
  const { person, actions } = await openPalette();
  await person.type(screen.getByRole('combobox'), 'search sources{Enter}');
  await waitFor(() => expect(actions.focusSearch).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  page.remove();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.type(await screen.findByRole('combobox'), 'search sources{Enter}');
  await waitFor(() => expect(options()).toEqual(['Open The forgetting curveShelf 3 · Link']));
  expect(actions.focusSearch).toHaveBeenCalledOnce();
});

test('New Source asks what, and where to, and adds a link there', async () => {
  const { person, asked } = await openPalette();
  await person.type(screen.getByRole('combobox'), 'new source{Enter}');
  await screen.findByPlaceholderText('What do you want to add?');
  expect(options()).toEqual(['Add link', 'Paste a text', 'Upload file', 'Write a note']);
  await person.keyboard('{Enter}');
  await screen.findByPlaceholderText('Choose a collection for it...');
  expect(options().slice(0, 2)).toEqual(['Inbox', 'Shelf 0']);
  await person.keyboard('shelf 11{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add New URL' });
  await person.type(within(dialog).getByRole('textbox', { name: 'URL Address' }), 'https://halden-review.org/curve{Enter}');
  expect(await asked('useAddSourcesMutation')).toEqual({
    input: { spaceId: 'space_lab', collectionId: 'collection_11', sources: [{ link: { url: 'https://halden-review.org/curve' } }], duplicates: 'SKIP_IN_SPACE' },
  });
});

test('Export Data leads to where a space is exported', async () => {
  const { person, actions } = await openPalette();
  await person.type(screen.getByRole('combobox'), 'export{Enter}');
  await waitFor(() => expect(actions.goTo).toHaveBeenCalledWith('/export'));
});

test('what can be done with the chosen sources comes first, and runs once the palette is gone', async () => {
  const move = vi.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { person } = await openPalette(space, { count: 3, actions: { delete: vi.fn(), move, clear: vi.fn() } });
  const group = screen.getByRole('group', { name: '3 sources selected' });
  expect(within(group).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Move to...', 'Delete', 'Clear selection']);
  expect(highlighted()).toBe('Move to...');
  await person.type(screen.getByRole('combobox'), 'move{Enter}');
  await waitFor(() => expect(move).toHaveBeenCalledOnce());
});

test('on the page of a source it is about that source', async () => {
  await openPalette(space, { count: null, actions: { edit: vi.fn() } });
  expect(within(screen.getByRole('group', { name: 'This source' })).getByRole('option').textContent).toBe('Edit');
});

test('a note goes to the Inbox unless a collection is chosen; a file is uploaded where the page is', async () => {
  const { person, asked, actions } = await openPalette(space, null, { firstStep: 'kind' });
  await person.type(screen.getByPlaceholderText('What do you want to add?'), 'memo{Enter}');
  await screen.findByPlaceholderText('Choose a collection for it...');
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add Content' });
  await person.type(within(dialog).getByRole('textbox', { name: /Text|Note|Content/ }), 'Ask Ada');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await asked('useAddSourcesMutation')).toEqual({ input: { spaceId: 'space_lab', collectionId: null, sources: [{ note: { text: 'Ask Ada' } }] } });
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Open', hidden: true }));
  await person.type(await screen.findByRole('combobox'), 'upload f{Enter}');
  await waitFor(() => expect(actions.upload).toHaveBeenCalledOnce());
});

test('whatever has a button is found by its name, and by the words people have for it', async () => {
  const { person, actions } = await openPalette();
  const field = screen.getByRole('combobox');
  const found = async (words: string) => {
    await person.clear(field);
    await person.type(field, words);
    return options();
  };
  expect(await found('ni')).toContain('Theme: Dark');
  expect(await found('da')).toContain('Theme: Dark');
  expect(await found('es')).toContain('Language: Español');
  expect(await found('hebr')).toContain('Language: עברית');
  expect(await found('العرب')).toContain('Language: العربية');
  expect(await found('arabic')).toEqual(['Language: العربية']);
  expect(await found('tidy')).toContain('Sort the Inbox');
  expect(await found('secur')).toEqual(['Change password', 'Go to Profile']);
  expect(await found('dens')).toEqual(['Settings']);
  expect(await found('sh')).toContain('Invite people');
  expect(await found('pr')).toContain('Space Settings');
  expect(await found('hi')).toContain('Go to Highlights');
  expect(await found('no')).toContain('Go to Notes');
  expect(await found('ask')).toEqual(['Go to Chat']);
  expect(await found('se')).toContain('Go to Deep SeaSpace');
  await person.clear(field);
  await person.type(field, 'deep{Enter}');
  await waitFor(() => expect(actions.switchSpace).toHaveBeenCalledWith('space_sea'));
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.type(await screen.findByRole('combobox'), 'si{Enter}');
  await waitFor(() => expect(actions.signOut).toHaveBeenCalledOnce());
});

test('the buttons of the page are found by their own names, and pressed once the palette is gone', async () => {
  const press = vi.fn();
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<main><button aria-pressed="false">Select Multiple<kbd>V</kbd></button><button aria-pressed="false" disabled>Select nothing</button>
    <div role="radiogroup" aria-label="View"><button role="radio" aria-checked="true">Grid</button><button role="radio" aria-checked="false" aria-label="List"></button></div>
    <button aria-pressed="false">Favorites</button><ul role="grid"><li><button aria-haspopup="menu">Menu of selected</button></li></ul></main>`,
  );
  const main = document.body.firstElementChild;
  main?.addEventListener('click', ({ target }) => press((target as HTMLElement).textContent));
  const { person } = await openPalette();
  const field = screen.getByRole('combobox');
  await person.type(field, 'select');
  expect(options()).toEqual(['Select Multiple']);
  await person.clear(field);
  await person.type(field, 'view');
  expect(options()).toEqual(['View: List']);
  await person.clear(field);
  // Where one goes comes before what is called the same.
  await person.type(field, 'fav');
  expect(options()).toEqual(['Go to Favorites', 'Favorites']);
  expect(highlighted()).toBe('Go to Favorites');
  await person.clear(field);
  await person.type(field, 'mult{Enter}');
  await waitFor(() => expect(press.mock.calls).toEqual([['Select MultipleV']]));
  expect(screen.queryByRole('combobox')).toBeNull();
  main?.remove();
});

test('what is chosen before the space is there happens as soon as it is', async () => {
  const { person, answer } = await openPalette(space, null, { isAnswered: false, firstStep: 'kind' });
  await person.type(screen.getByPlaceholderText('What do you want to add?'), 'memo{Enter}');
  await answer('CommandPaletteQuery', { node: space });
  await screen.findByPlaceholderText('Choose a collection for it...');
  cleanup();

  const later = await openPalette(space, null, { isAnswered: false });
  await later.person.type(screen.getByRole('combobox'), 'new coll{Enter}');
  await later.answer('CommandPaletteQuery', { node: space });
  await screen.findByRole('dialog', { name: 'Create Collection' });
});

test('all that a search finds is one press away', async () => {
  const { person, actions, answer } = await openPalette();
  await person.type(screen.getByRole('combobox'), 'spin & co');
  await answer('usePaletteSourcesQuery', { node: { ...space, sources: { edges: [{ node: curve, found: null }] } } });
  await person.click(screen.getByRole('option', { name: 'See all results' }));
  await waitFor(() => expect(actions.goTo).toHaveBeenCalledWith('/collection/all?q=spin+%26+co'));
});

const askedFor = () => screen.queryAllByRole('option', { name: /^Ask your sources/ }).map(({ textContent }) => textContent);

test('a question mark makes a question of what is typed, before all else; a sentence is one after all that was found', async () => {
  const { person, router, answer } = await openPalette();
  const field = screen.getByRole('combobox');
  await person.type(field, 'shelf 3?');
  expect(askedFor()).toEqual(['Ask your sources: shelf 3?']);
  expect(highlighted()).toBe('Ask your sources: shelf 3?');

  await person.clear(field);
  await person.type(field, 'who forgets the curve');
  await answer('usePaletteSourcesQuery', { node: { ...space, sources: { edges: [{ node: curve, found: null }] } } });
  await waitFor(() => expect(options().at(-1)).toBe('Ask your sources: who forgets the curve'));
  expect(highlighted()).toContain('The forgetting curve');

  await person.clear(field);
  await person.type(field, '? why forget{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/new'));
  expect(router.state.location.state).toEqual({ ask: 'why forget' });
});

test.each([
  ['shelf three', null],
  ['the forgetting curve', null],
  ['what is the forgetting curve', 'maybe'],
  ['什么是间隔重复', 'maybe'],
  ['间隔重复？', 'certainly'],
  ['ما هو منحنى النسيان؟', 'certainly'],
  ['?', null],
])('%s is taken for a question: %s', (words, kind) => {
  expect(questionIn(words, 'en').kind).toBe(kind);
});
