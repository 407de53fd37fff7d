import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import type { ListPlace } from '../filter/sourceView.ts';

/** Stands where nothing lies at all, and says how that changes to those who can change it. */
export function NoSources({ place, canAdd, isArchived }: { place: ListPlace; canAdd: boolean; isArchived: boolean }) {
  const isAll = place === 'all';
  const hint = canAdd ? (isAll ? messages.emptySpaceHint : messages.emptyHint) : isArchived ? messages.archivedHint : null;
  return <EmptyState picture={canAdd ? 'arch-add' : 'arch'} title={<FormattedMessage {...(isAll ? messages.emptySpace : messages.empty)} />} text={hint && <FormattedMessage {...hint} />} />;
}

const messages = defineMessages({
  empty: { id: 'sources.empty', defaultMessage: 'This collection is empty' },
  emptySpace: { id: 'sources.emptySpace', defaultMessage: 'No sources yet' },
  emptySpaceHint: { id: 'sources.emptySpaceHint', defaultMessage: "Add the first one using the '+' button below, or paste a link." },
  archivedHint: { id: 'collections.spaceArchived', defaultMessage: 'This space is archived. It can be read, not changed.' },
  emptyHint: { id: 'sources.emptyHint', defaultMessage: "Add new sources using the '+' button below or drag them from other collections." },
});
