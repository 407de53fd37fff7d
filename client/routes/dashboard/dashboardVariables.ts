import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** The current space, and from when on a source is new. */
export function dashboardVariables() {
  const now = new Date();
  return { ...currentSpaceVariables(), yesterday: new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString() };
}
