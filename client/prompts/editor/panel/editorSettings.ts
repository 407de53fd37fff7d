import { createStoredValue } from '#client/state/createStoredValue.ts';

export type EditorSettings = { /** In px. */ readonly fontSize: number; readonly isAutosaveOn: boolean };

export const smallestFont = 11;
export const largestFont = 24;
const usual: EditorSettings = { fontSize: 13, isAutosaveOn: true };

/** How one likes to write prompts, on this device. */
export const editorSettings = createStoredValue<EditorSettings>('vault.promptEditor', {
  read: (stored) => {
    try {
      const { fontSize, isAutosaveOn } = JSON.parse(stored ?? '{}') as Partial<Record<keyof EditorSettings, unknown>>;
      const isSize = typeof fontSize === 'number' && fontSize >= smallestFont && fontSize <= largestFont;
      return { fontSize: isSize ? fontSize : usual.fontSize, isAutosaveOn: typeof isAutosaveOn === 'boolean' ? isAutosaveOn : usual.isAutosaveOn };
    } catch {
      return usual;
    }
  },
  write: (settings) => JSON.stringify(settings),
});
