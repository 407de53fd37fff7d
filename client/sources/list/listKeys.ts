/** What a key does with the source of a list that has the focus, or with the selection it belongs to. */
export type ListTask = 'edit' | 'copy' | 'move' | 'tag' | 'favorite' | 'done' | 'delete';

/** The keys of every list of sources, as they are pressed; `done` is one of the Inbox. The dialog of all keys tells them. */
const taskOfKey: Readonly<Partial<Record<string, ListTask>>> = { e: 'edit', c: 'copy', m: 'move', t: 'tag', f: 'favorite', 'Shift e': 'done', Delete: 'delete' };

/** The task that a key press stands for; undefined: none. */
export function taskOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): ListTask | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return taskOfKey[shiftKey ? `Shift ${name}` : name];
}
