/** The suggestions of the specification (section 3); the space's own tags come after them. */
export const presetTags = ['important', 'draft', 'review', 'archived', 'public', 'internal', 'presentation', 'document'];
