import { defineMessage } from 'react-intl';

/** Where new sources go. */
export type AddTarget = {
  readonly spaceId: string;
  /** Null: into the space, without a collection. */
  readonly collectionId: string | null;
  /** The name of the collection, or of the space. */
  readonly placeName: string;
};

/** That is what the API adds at once. */
export const maxLinksAtOnce = 1_000;

/** What is said where no dialog stands: of what was pasted, dropped or typed into a page (spec section 8). */
export const notAdded = defineMessage({ id: 'sources.notAdded', defaultMessage: 'Failed to create source.' });

/** What the add dialogs say when no usable answer came (spec section 8). */
export const addFailed = defineMessage({
  id: 'sources.addFailed',
  defaultMessage: 'Failed to create source. Please try again.',
});
