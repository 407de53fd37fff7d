import { useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { dismissToast, showToast } from '#client/ui/toast/toasts.ts';
import { useDeleteSources } from '../mutations/useDeleteSources.ts';
import { useMarkSourcesDone } from '../mutations/useMarkSourcesDone.ts';
import { useMoveSources } from '../mutations/useMoveSources.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import { addMore, decide, drop, refuse, step, takeBack, topOf, type Act, type Decision, type Sitting } from './sitting.ts';

/** The sitting that somebody left to open a source: they come back to it. */
const paused = createSharedValue<Sitting | null>(null);

/** An Inbox as it is found. */
export type FoundInbox = { readonly spaceId: string; readonly ids: readonly string[]; readonly total: number; readonly more: string | null };

/**
 * A sitting over an Inbox. Each act is on the screen at once and told to the server meanwhile; a refusal brings the source back
 * and says why. One that was left by `pause` goes on.
 */
export function useSitting({ spaceId, ids, total, more }: FoundInbox) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { moveSources } = useMoveSources();
  const markSourcesDone = useMarkSourcesDone();
  const { deleteSources } = useDeleteSources();
  const undoAction = useUndoChange();
  const toast = useRef<number | null>(null);
  /** What is being taken back, by source: what is done with it next waits, since until then the server has it elsewhere. */
  const undoing = useRef(new Map<string, Promise<void>>());
  const [sitting, setSitting] = useState<Sitting>(() => {
    const left = paused.get();
    return left?.spaceId === spaceId ? left : { spaceId, queue: ids, at: 0, decisions: [], total, more, beganAt: Date.now() };
  });
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly kind: Act['kind'] } | null>(null);
  useEffect(() => paused.set(null), []);
  const topId = topOf(sitting);

  const say = (options: Parameters<typeof showToast>[0]) => {
    if (toast.current !== null) dismissToast(toast.current);
    toast.current = showToast(options);
  };

  const tell = (sourceId: string, act: Act, onRefused: () => void): Promise<string | null> =>
    new Promise((resolve) => {
      const refused = (code: Parameters<typeof errorText>[0]) => {
        resolve(null);
        onRefused();
        say({ type: 'error', message: errorText(code, messages.failed) });
      };
      const input = { sourceIds: [sourceId], undoable: true };
      const send = () => {
        if (act.kind === 'later') resolve(null);
        else if (act.kind === 'file') {
          moveSources({ ...input, toCollectionId: act.collectionId }, { isAwaited: false, onDone: (_ids, undoId) => resolve(undoId ?? null), onRefused: refused });
        } else if (act.kind === 'done') markSourcesDone({ ...input, isDone: true }, { onDone: (undoId) => resolve(undoId ?? null), onRefused: refused });
        else deleteSources(selectedByIds([sourceId], null), { isAwaited: false, onDone: (_ids, undoId) => resolve(undoId ?? null), onRefused: refused });
      };
      const before = undoing.current.get(sourceId);
      if (before) void before.then(send);
      else send();
    });

  const undo = () => {
    const last = sitting.decisions.at(-1);
    if (!last) return;
    if (toast.current !== null) dismissToast(toast.current);
    setLeaving(null);
    setSitting(takeBack);
    const undone = last.undoId.then(
      (undoId) =>
        new Promise<void>((resolve) => {
          const failed = (code: Parameters<typeof errorText>[0]) => {
            setSitting((now) => drop(now, last.sourceId));
            say({ type: 'error', message: errorText(code, messages.undoFailed) });
            resolve();
          };
          const action = undoAction(undoId, failed, resolve);
          if (action) action.onAction();
          else resolve();
        }),
    );
    undoing.current.set(last.sourceId, undone);
    void undone.then(() => undoing.current.get(last.sourceId) === undone && undoing.current.delete(last.sourceId));
  };

  // The message may be pressed when others have been sorted since: it takes back what is last then, as Z does.
  const lastUndo = useRef(undo);
  useEffect(() => {
    lastUndo.current = undo;
  });

  const act = (wanted: Act) => {
    if (topId === undefined) return;
    const decision: Decision = { sourceId: topId, act: wanted, at: sitting.at, undoId: tell(topId, wanted, () => {
      setLeaving(null);
      setSitting((now) => refuse(now, decision));
    }) };
    setLeaving({ id: topId, kind: wanted.kind });
    setSitting((now) => decide(now, decision));
    say({
      type: 'success',
      message: wanted.kind === 'file' ? intl.formatMessage(messages.file, { name: wanted.name }) : intl.formatMessage(messages[wanted.kind]),
      action: { label: intl.formatMessage(commonMessages.undo), onAction: () => lastUndo.current() },
    });
  };

  return {
    sitting,
    topId,
    /** What is on its way out of sight. */
    leaving: leaving?.id === topId ? null : leaving,
    act,
    undo,
    step: (by: 1 | -1) => {
      setLeaving(null);
      setSitting((now) => step(now, by));
    },
    drop: (id: string) => setSitting((now) => drop(now, id)),
    addMore: (found: readonly string[], after: string | null) => setSitting((now) => addMore(now, found, after)),
    pause: () => paused.set(sitting),
  };
}

const messages = {
  ...defineMessages({
    done: { id: 'triage.isDone', defaultMessage: 'Done, kept in no collection' },
    later: { id: 'triage.isLater', defaultMessage: 'Comes back at the end' },
    delete: { id: 'triage.isDeleted', defaultMessage: 'Moved to the trash' },
    failed: { id: 'triage.failed', defaultMessage: 'It could not be sorted. It is back on top.' },
    undoFailed: { id: 'triage.undoFailed', defaultMessage: 'It could not be taken back.' },
  }),
  file: defineMessage<{ name: string }>({ id: 'triage.isFiled', defaultMessage: 'Filed in {name}' }),
};
