/** Where a prompt collection stands; null: all of the space. */
export const addressOfCollection = (id: string | null): string => (id === null ? '/prompts' : `/prompts/c/${id}`);

/** Where a prompt is edited. */
export const addressOfPrompt = (id: string): string => `/prompts/p/${id}`;
