import { useState } from 'react';
import { stableOrder } from './stableOrder.ts';

/**
 * The list as it may be drawn now. While `isFrozen` (somebody points at it, or has scrolled down) nothing moves: what is gone
 * leaves and comes back to its place, what paging brings comes at the end, and what else is new waits; `waiting` says how
 * many those are, `settle` lets them in; so does one of them that is `welcome`.
 */
export function useStableOrder<T extends { readonly id: string }>(items: readonly T[], isFrozen: boolean, listId: string, welcome: ReadonlySet<string>): { items: readonly T[]; waiting: number; settle: () => void } {
  const [settled, setSettled] = useState<{ listId: string; ids: readonly string[] }>(() => ({ listId, ids: idsOf(items) }));
  const isAwaited = welcome.size > 0 && items.some(({ id }) => welcome.has(id) && !settled.ids.includes(id));
  const holds = isFrozen && settled.listId === listId && !isAwaited;
  const ids = holds ? stableOrder(settled.ids, idsOf(items)) : idsOf(items);
  if (settled.listId !== listId || ids.length !== settled.ids.length || ids.some((id, index) => id !== settled.ids[index])) {
    setSettled({ listId, ids });
  }
  const settle = () => setSettled({ listId: '', ids: [] });
  if (!holds) return { items, waiting: 0, settle };
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  return { items: shown, waiting: items.length - shown.length, settle };
}

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);
