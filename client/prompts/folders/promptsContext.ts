import { createContext, use } from 'react';
import type { PromptFolder } from './usePromptFolders.ts';

/** A prompt as what is done with it needs it. */
export type ListedPrompt = { readonly id: string; readonly title: string; readonly description: string; readonly collectionId: string | null };

/** What one wants to do that opens a dialog. */
export type Question =
  | { readonly kind: 'createCollection'; readonly parentId: string | null }
  | { readonly kind: 'editCollection'; readonly folder: PromptFolder }
  | { readonly kind: 'copyCollection'; readonly folder: PromptFolder }
  | { readonly kind: 'moveCollection'; readonly folder: PromptFolder }
  | { readonly kind: 'importPrompts'; readonly collectionId: string | null }
  | { readonly kind: 'createPrompt'; readonly collectionId: string | null }
  | { readonly kind: 'renamePrompt'; readonly prompt: ListedPrompt }
  | { readonly kind: 'movePrompt'; readonly prompt: ListedPrompt }
  | { readonly kind: 'copyPrompt'; readonly prompt: ListedPrompt };

/** What everything on the page of prompt collections shares. */
export type PromptsContextValue = {
  readonly spaceId: string;
  readonly canEdit: boolean;
  readonly folders: readonly PromptFolder[];
  readonly ask: (question: Question) => void;
  /** Reads what is on the page again. */
  readonly readAgain: () => void;
};

export const PromptsContext = createContext<PromptsContextValue | null>(null);

/** @throws Error outside the page of prompt collections */
export function usePrompts(): PromptsContextValue {
  const prompts = use(PromptsContext);
  if (!prompts) throw new Error('usePrompts needs PromptsContext around it');
  return prompts;
}
