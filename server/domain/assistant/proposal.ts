import type { AssistantAct, ProposalReason } from '#server/platform/db/generated/client.ts';

/** One thing that could be done, before it is written down. */
export interface Proposal {
  readonly act: AssistantAct;
  /** Of a merge: the one that stays first. */
  readonly sourceIds?: readonly string[];
  readonly tags?: readonly string[];
  readonly collectionId?: string | null;
  /** Without `collectionId`: that of a collection which another change of the same answer creates. */
  readonly collectionName?: string | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly reason: ProposalReason;
  /** What the words for the reason need. */
  readonly reasonValues?: readonly string[];
  /** Whether it is right is for a person to see. */
  readonly needsChoice?: boolean;
}

/** What was found for one aim. */
export interface Findings {
  readonly proposals: readonly Proposal[];
  /** How many sources were looked at. */
  readonly sourceCount: number;
}

/** An answer proposes no more changes. */
export const mostChanges = 500;
