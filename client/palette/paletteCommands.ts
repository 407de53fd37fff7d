import { ClipboardType, Download, FolderInput, FolderPlus, GalleryVerticalEnd, Keyboard, KeyRound, Languages, Link, LogOut, NotebookPen, PanelsTopLeft, Plus, Search, Settings, SlidersHorizontal, SunMoon, Upload, UserPlus } from 'lucide';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { commonMessages, themeMessages } from '#client/i18n/commonMessages.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import type { PaletteActions } from './paletteActions.ts';
import type { Result } from './PaletteList.tsx';

/** The ways to add a source. */
export type NewKind = 'link' | 'text' | 'file' | 'note';

type Wanted = {
  actions: PaletteActions;
  /** Closes the palette, then acts. */
  run: (act: () => void) => void;
  /** Whether there is a space that has settings and members. */
  hasSpace: boolean;
  /** Whether the reader may add to the space. */
  canAdd: boolean;
  newCollection: () => void;
  newSource: () => void;
  addSource: (kind: NewKind) => void;
  /** Opens Space Settings, or the members in it. */
  spaceSettings: () => void;
  /** Goes on with the sources alone. */
  searchSources: () => void;
};

/** What one can always do (spec section 2), and what besides is offered only to whoever looks for it: all that has a button somewhere. */
export function usePaletteCommands({ actions, run, hasSpace, canAdd, newCollection, newSource, addSource, spaceSettings, searchSources }: Wanted): {
  always: Result[];
  kinds: Result[];
  besides: Result[];
} {
  const intl = useIntl();
  const { theme, setPreference } = useTheme();
  const { locale, locales, setLocale } = useLocale();
  const say = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const known = (key: keyof typeof synonyms) => intl.formatMessage(synonyms[key]);
  const kinds: Result[] = canAdd
    ? [
        { key: 'addLink', icon: Link, label: say('addLink'), besides: known('link'), act: () => addSource('link') },
        { key: 'addText', icon: ClipboardType, label: say('addText'), besides: known('text'), act: () => addSource('text') },
        { key: 'uploadFile', icon: Upload, label: say('uploadFile'), besides: known('file'), act: () => addSource('file') },
        { key: 'writeNote', icon: NotebookPen, label: say('writeNote'), besides: known('note'), act: () => addSource('note') },
      ]
    : [];
  return {
    kinds,
    always: [
      ...(canAdd
        ? [
            { key: 'newCollection', icon: FolderPlus, label: say('newCollection'), besides: known('collection'), act: newCollection },
            { key: 'newSource', icon: Plus, label: say('newSource'), besides: known('add'), act: newSource },
          ]
        : []),
      {
        key: 'searchSources',
        icon: Search,
        label: say('searchSources'),
        besides: known('search'),
        keys: ['/'],
        act: () => (document.querySelector('main input[type="search"]') ? run(() => actions.focusSearch()) : searchSources()),
      },
      { key: 'toggleTheme', icon: SunMoon, label: say('toggleTheme'), act: () => run(() => setPreference(theme === 'dark' ? 'light' : 'dark')) },
      { key: 'exportData', icon: Download, label: say('exportData'), besides: known('export'), act: () => run(() => actions.goTo('/export')) },
      { key: 'newSpace', icon: PanelsTopLeft, label: say('newSpace'), besides: known('space'), act: () => run(actions.newSpace) },
      { key: 'shortcuts', icon: Keyboard, label: say('shortcuts'), besides: known('help'), keys: ['?'], act: () => run(actions.showShortcuts) },
      { key: 'settings', icon: Settings, label: say('settings'), besides: `${known('settings')} ${known('density')}`, act: () => run(() => actions.goTo('/settings')) },
    ],
    besides: [
      ...kinds,
      ...(['light', 'dark', 'system'] as const).map((each) => ({
        key: `theme ${each}`,
        icon: SunMoon,
        label: intl.formatMessage(named, { what: intl.formatMessage(commonMessages.theme), name: intl.formatMessage(themeMessages[each]) }),
        besides: known(each),
        act: () => run(() => setPreference(each)),
      })),
      ...locales
        .filter(({ code }) => code !== locale)
        .map(({ code, name }) => ({
          key: `language ${code}`,
          icon: Languages,
          label: intl.formatMessage(named, { what: intl.formatMessage(commonMessages.language), name }),
          // By its name in English, too: that is what one who cannot read the page knows.
          besides: [known('language'), intl.formatDisplayName(code, { type: 'language' }), inEnglish.of(code)].join(' '),
          act: () => run(() => setLocale(code)),
        })),
      ...(canAdd ? [{ key: 'sortInbox', icon: GalleryVerticalEnd, label: say('sortInbox'), besides: known('sort'), act: () => run(() => actions.goTo('/collection/inbox/sort')) }] : []),
      ...(canAdd ? [{ key: 'import', icon: FolderInput, label: say('import'), besides: known('import'), act: () => run(() => actions.goTo('/import')) }] : []),
      ...(hasSpace
        ? [
            { key: 'spaceSettings', icon: SlidersHorizontal, label: say('spaceSettings'), besides: known('settings'), act: spaceSettings },
            { key: 'invite', icon: UserPlus, label: say('invite'), besides: known('invite'), act: () => run(() => actions.goTo('/teams')) },
          ]
        : []),
      { key: 'password', icon: KeyRound, label: say('password'), besides: known('password'), act: () => run(() => actions.goTo('/transactions')) },
      { key: 'logOut', icon: pointing(LogOut), label: say('logOut'), besides: known('logOut'), act: () => run(actions.signOut) },
    ],
  };
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** One of several ways of something. */
export const named = defineMessage<{ what: string; name: string }>({ id: 'palette.named', defaultMessage: '{what}: {name}' });
const messages = defineMessages({
  newCollection: { id: 'palette.newCollection', defaultMessage: 'New Collection' },
  newSource: { id: 'palette.newSource', defaultMessage: 'New Source' },
  searchSources: { id: 'palette.searchSources', defaultMessage: 'Search Sources' },
  toggleTheme: { id: 'palette.toggleTheme', defaultMessage: 'Toggle Theme' },
  exportData: { id: 'palette.exportData', defaultMessage: 'Export Data' },
  import: { id: 'import.title', defaultMessage: 'Import' },
  sortInbox: { id: 'triage.title', defaultMessage: 'Sort the Inbox' },
  password: { id: 'password.title', defaultMessage: 'Change password' },
  newSpace: { id: 'palette.newSpace', defaultMessage: 'New Space' },
  shortcuts: { id: 'palette.shortcuts', defaultMessage: 'Keyboard Shortcuts' },
  settings: { id: 'palette.settings', defaultMessage: 'Settings' },
  addLink: { id: 'sources.addLink', defaultMessage: 'Add link' },
  addText: { id: 'palette.addText', defaultMessage: 'Paste a text' },
  uploadFile: { id: 'sources.addFile', defaultMessage: 'Upload file' },
  writeNote: { id: 'palette.writeNote', defaultMessage: 'Write a note' },
  spaceSettings: { id: 'collections.spaceSettings', defaultMessage: 'Space Settings' },
  invite: { id: 'palette.invite', defaultMessage: 'Invite people' },
  logOut: { id: 'app.logout', defaultMessage: 'Logout' },
});

/** Other words for the same, by spaces: whoever types the beginning of one finds it. */
const synonyms = defineMessages({
  add: { id: 'palette.words.add', defaultMessage: 'add create upload link note file' },
  collection: { id: 'palette.words.collection', defaultMessage: 'create folder add' },
  link: { id: 'palette.words.link', defaultMessage: 'url address website bookmark page new' },
  text: { id: 'palette.words.text', defaultMessage: 'content clipboard add new' },
  file: { id: 'palette.words.file', defaultMessage: 'document pdf picture add new' },
  note: { id: 'palette.words.note', defaultMessage: 'add new memo markdown' },
  search: { id: 'palette.words.search', defaultMessage: 'find look query' },
  export: { id: 'palette.words.export', defaultMessage: 'download backup save archive zip' },
  import: { id: 'palette.words.import', defaultMessage: 'bookmarks browser pocket raindrop pinboard karakeep readwise html csv bring' },
  sort: { id: 'palette.words.sort', defaultMessage: 'organize tidy file one' },
  password: { id: 'palette.words.password', defaultMessage: 'account security credentials' },
  space: { id: 'palette.words.space', defaultMessage: 'create workspace add' },
  help: { id: 'palette.words.help', defaultMessage: 'help hotkeys keys' },
  settings: { id: 'palette.words.settings', defaultMessage: 'preferences options configure members' },
  density: { id: 'palette.words.density', defaultMessage: 'density keyboard reader' },
  light: { id: 'palette.words.light', defaultMessage: 'day bright appearance mode colors' },
  dark: { id: 'palette.words.dark', defaultMessage: 'night black appearance mode colors' },
  system: { id: 'palette.words.system', defaultMessage: 'automatic appearance mode colors' },
  language: { id: 'palette.words.language', defaultMessage: 'locale' },
  invite: { id: 'palette.words.invite', defaultMessage: 'share members team colleagues' },
  logOut: { id: 'palette.words.logOut', defaultMessage: 'log out sign signout leave quit' },
});
