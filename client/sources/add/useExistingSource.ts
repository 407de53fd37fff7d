import { defineMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useCopySources } from '../mutations/useCopySources.ts';
import { placeNames } from '../places/placeNames.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import type { AddTarget } from './addTarget.ts';

/** A source that was there before somebody added the same. */
export type ExistingSource = {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
  /** In no collection it lies in the Inbox only until somebody is done with it. */
  readonly isDone: boolean;
  readonly collection: { readonly id: string; readonly name: string } | null;
};

/** Long enough to read where it lies and to choose; nothing happens when it goes. */
const ASKING_MS = 10_000;

/** What is said, and may be done, when the space of a target has the same already: open it, or have a copy here too. */
export function useExistingSource() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { copy, isCopying } = useCopySources();
  const wordsFor = (source: ExistingSource, target: AddTarget) =>
    isHere(source, target) && source.collection ? intl.formatMessage(messages.here) : intl.formatMessage(messages.elsewhere, { name: source.collection?.name ?? intl.formatMessage(source.isDone ? placeNames.all : placeNames.inbox) });
  const open = ({ id }: ExistingSource) => void navigate(`/source/${id}`);
  /** A copy: nothing is fetched again. */
  const addHereToo = ({ id, collection }: ExistingSource, target: AddTarget, told: { readonly onDone?: () => void; readonly onFailed?: (text: string) => void } = {}) =>
    copy({ selected: selectedByIds([id], collection?.id ?? null), to: { id: target.collectionId, name: target.placeName }, ...told });
  /** Asks in a toast, where no dialog is open. */
  const ask = (source: ExistingSource, target: AddTarget) =>
    showToast({
      type: 'info',
      message: wordsFor(source, target),
      action: { label: intl.formatMessage(existingMessages.open), onAction: () => open(source) },
      ...(!isHere(source, target) && { secondAction: { label: intl.formatMessage(existingMessages.addHereToo), onAction: () => addHereToo(source, target) } }),
      duration: ASKING_MS,
    });
  return { wordsFor, open, addHereToo, isCopying, ask };
}

/** Whether it lies where the other should have gone. */
export const isHere = ({ collection, isDone }: ExistingSource, { collectionId }: AddTarget) => (collection ? collection.id === collectionId : collectionId === null && !isDone);

/** Says in one line what became of several links: "3 added, 1 was there already, 1 is not an address". */
export function useLinksResult(): (results: readonly { readonly outcome: string }[]) => string {
  const intl = useIntl();
  return (results) => {
    const parts = (['ADDED', 'ALREADY_THERE', 'INVALID'] as const).flatMap((outcome) => {
      const count = results.filter((result) => result.outcome === outcome).length;
      return count > 0 || outcome === 'ADDED' ? [intl.formatMessage(counted[outcome], { count })] : [];
    });
    return intl.formatList(parts, { type: 'conjunction', style: 'narrow' });
  };
}

const counted = {
  ADDED: defineMessage<{ count: number }>({ id: 'sources.addedOf', defaultMessage: '{count, number} added' }),
  ALREADY_THERE: defineMessage<{ count: number }>({ id: 'sources.thereOf', defaultMessage: '{count, plural, one {# was there already} other {# were there already}}' }),
  INVALID: defineMessage<{ count: number }>({ id: 'sources.invalidOf', defaultMessage: '{count, plural, one {# is not an address} other {# are not addresses}}' }),
};

/** What one may do with a source that is there. */
export const existingMessages = {
  open: defineMessage({ id: 'sources.openIt', defaultMessage: 'Open' }),
  addHereToo: defineMessage({ id: 'sources.addHereToo', defaultMessage: 'Add here too' }),
};

const messages = {
  here: defineMessage({ id: 'sources.alreadyHere', defaultMessage: 'Already in this collection' }),
  elsewhere: defineMessage<{ name: string }>({ id: 'sources.alreadyIn', defaultMessage: 'Already in {name}' }),
};
