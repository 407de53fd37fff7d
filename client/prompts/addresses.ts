/** Where a prompt collection stands; null: all of the space. */
export const addressOfCollection = (id: string | null): string => (id === null ? '/prompts' : `/prompts/c/${id}`);

/** Where a prompt is edited. */
export const addressOfPrompt = (id: string): string => `/prompts/p/${id}`;

/** Where the test sets of a prompt are. @param testSetId which one is open; left out: the first */
export const addressOfTests = (promptId: string, testSetId?: string): string => `/prompts/p/${promptId}/tests${testSetId === undefined ? '' : `?set=${testSetId}`}`;

/** Where a prompt is run. @param groupId the runs that are shown; left out: the newest */
export const addressOfRun = (promptId: string, groupId?: string): string => `/prompts/p/${promptId}/run${groupId === undefined ? '' : `?runs=${groupId}`}`;

/** Where the runs of a prompt are listed. */
export const addressOfHistory = (promptId: string): string => `/prompts/p/${promptId}/history`;
