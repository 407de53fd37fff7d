import { Download, FolderPlus, Keyboard, PanelsTopLeft, Plus, Search, Settings, SunMoon } from 'lucide';
import { defineMessages, useIntl } from 'react-intl';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import type { PaletteActions } from './paletteActions.ts';
import type { Result } from './PaletteList.tsx';
import { useExportSpace } from './useExportSpace.ts';

type Wanted = {
  actions: PaletteActions;
  /** Closes the palette, then acts. */
  run: (act: () => void) => void;
  /** The space that is exported; null while there is none. */
  space: { readonly id: string; readonly sourceCount: number } | null;
  /** Whether the reader may add to the space. */
  canAdd: boolean;
  newCollection: () => void;
  newSource: () => void;
  /** Goes on with the sources alone. */
  searchSources: () => void;
};

/** What one can always do (spec section 2). */
export function usePaletteCommands({ actions, run, space, canAdd, newCollection, newSource, searchSources }: Wanted): Result[] {
  const intl = useIntl();
  const { theme, setPreference } = useTheme();
  const exportSpace = useExportSpace();
  const say = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  return [
    ...(canAdd
      ? [
          { key: 'newCollection', icon: FolderPlus, label: say('newCollection'), act: newCollection },
          { key: 'newSource', icon: Plus, label: say('newSource'), act: newSource },
        ]
      : []),
    {
      key: 'searchSources',
      icon: Search,
      label: say('searchSources'),
      keys: ['/'],
      act: () => (document.querySelector('main input[type="search"]') ? run(() => actions.focusSearch()) : searchSources()),
    },
    { key: 'toggleTheme', icon: SunMoon, label: say('toggleTheme'), act: () => run(() => setPreference(theme === 'dark' ? 'light' : 'dark')) },
    { key: 'exportData', icon: Download, label: say('exportData'), act: () => space && run(() => exportSpace(space)) },
    { key: 'newSpace', icon: PanelsTopLeft, label: say('newSpace'), act: () => run(actions.newSpace) },
    { key: 'shortcuts', icon: Keyboard, label: say('shortcuts'), keys: ['?'], act: () => run(actions.showShortcuts) },
    { key: 'settings', icon: Settings, label: say('settings'), act: () => run(() => actions.goTo('/settings')) },
  ];
}

const messages = defineMessages({
  newCollection: { id: 'palette.newCollection', defaultMessage: 'New Collection' },
  newSource: { id: 'palette.newSource', defaultMessage: 'New Source' },
  searchSources: { id: 'palette.searchSources', defaultMessage: 'Search Sources' },
  toggleTheme: { id: 'palette.toggleTheme', defaultMessage: 'Toggle Theme' },
  exportData: { id: 'palette.exportData', defaultMessage: 'Export Data' },
  newSpace: { id: 'palette.newSpace', defaultMessage: 'New Space' },
  shortcuts: { id: 'palette.shortcuts', defaultMessage: 'Keyboard Shortcuts' },
  settings: { id: 'palette.settings', defaultMessage: 'Settings' },
});
