/** What the palette asks of the page around it. */
export type PaletteActions = {
  goTo: (path: string) => void;
  newSpace: () => void;
  /** Opens Upload File, on a page where files can be added. */
  upload: () => void;
  switchSpace: (spaceId: string) => void;
  signOut: () => void;
  showShortcuts: () => void;
  /** Goes to the search field of the page; false when it has none. */
  focusSearch: () => boolean;
};
