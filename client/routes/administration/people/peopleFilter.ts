export const personStates = ['ACTIVE', 'INVITED', 'DISABLED', 'UNVERIFIED'] as const;
export type PersonState = (typeof personStates)[number];

/** Which people are shown: what stands in the address. */
export type PeopleFilter = { readonly state: PersonState | null; readonly text: string | null };

/** Reads the address; what is no state counts as none. */
export const peopleFilterOf = (params: URLSearchParams): PeopleFilter => ({
  state: personStates.find((state) => state.toLowerCase() === params.get('state')) ?? null,
  text: params.get('q')?.trim() || null,
});

/** The address of a filter. */
export const peopleParamsOf = ({ state, text }: PeopleFilter): URLSearchParams =>
  new URLSearchParams({ ...(text !== null && { q: text }), ...(state !== null && { state: state.toLowerCase() }) });
