/** The areas of knowledge work that are still to come, by their address (spec section 2). */
export const areas = ['insights', 'synthesis', 'compendium'] as const;

export type Area = (typeof areas)[number];
