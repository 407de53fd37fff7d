import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { useRef } from 'react';
import { differenceOf } from '#client/ui/differenceOf.ts';

/** The fields of the messages: which are there, and in which one wrote last. */
export function useFields() {
  const views = useRef(new Map<number, EditorView>());
  const active = useRef<EditorView | null>(null);
  return {
    /** Hears that a field is there, or goes. @returns how many there are */
    put(key: number, view: EditorView | null): number {
      if (view) views.current.set(key, view);
      else views.current.delete(key);
      return views.current.size;
    },
    focused(view: EditorView) {
      active.current = view;
    },
    /** Carries out a command where one wrote last, else in the last message. False: there is no field. */
    run(command: (view: EditorView) => void): boolean {
      const all = [...views.current.values()];
      const view = active.current && all.includes(active.current) ? active.current : all.at(-1);
      if (!view) return false;
      view.focus();
      command(view);
      return true;
    },
    /** Makes of a message what is given, so that one step of undo takes it back. False: there is no field. */
    replace(key: number, text: string): boolean {
      const view = views.current.get(key);
      if (!view) return false;
      active.current = view;
      view.dispatch({ changes: differenceOf(view.state.doc.toString(), text), annotations: isolateHistory.of('full') });
      return true;
    },
  };
}
