import { Ellipsis, Pause, Pencil, Play, Trash2, TriangleAlert } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CardRow_card$key } from '#client/__generated__/CardRow_card.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { alignAsAround, clip, onPhone } from '#client/ui/mixins.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { EditedCard } from './cards/CardDialog.tsx';
import { filledCloze } from '#server/cloze/clozePieces.ts';
import { ClozeText } from './cards/ClozeText.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';
import { useCardMutations } from './cards/useCardMutations.ts';

type CardRowProps = {
  card: CardRow_card$key;
  /** Null: one may not edit it. */
  onEdit: ((card: EditedCard) => void) | null;
  onChanged: () => void;
};

/** A card in the list of its deck: what it asks, when one sees it again, and what one does with it. */
export function CardRow({ card: ref, onEdit, onChanged }: CardRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatRelativeDate } = useFormats();
  const card = useFragment(
    graphql`
      fragment CardRow_card on Card {
        id
        kind
        front
        back
        tags
        state
        updatedAt
        sourceChangedAt
        schedule {
          dueAt
          isLeech
        }
      }
    `,
    ref,
  );
  const { updateCards, deleteCards } = useCardMutations();
  const undoOf = useUndoChange();
  const { id, kind, front, back, tags, state, updatedAt, sourceChangedAt, schedule } = card;
  const name = filledCloze(front).trim();
  const isSuspended = state === 'SUSPENDED';
  const refused = (code: ErrorCode | null) => showToast({ type: 'error', message: errorText(code, messages.failed) });
  const tell = (message: string, undoId: string | null) => {
    onChanged();
    showToast({ type: 'success', message, action: undoOf(undoId, (code) => showToast({ type: 'error', message: errorText(code, flashcardMessages.undoFailed) }), onChanged) });
  };
  const edit = onEdit && (() => onEdit({ id, kind: kind === 'CLOZE' ? 'CLOZE' : 'BASIC', front, back, tags, updatedAt }));
  const turn = () =>
    updateCards([id], { state: isSuspended ? 'ACTIVE' : 'SUSPENDED', undoable: true }, { onDone: (undoId) => tell(intl.formatMessage(isSuspended ? messages.resumed : messages.suspended), undoId), onRefused: refused });
  const remove = () => deleteCards([id], { onDone: (undoId) => tell(intl.formatMessage(messages.deleted), undoId), onRefused: refused });
  return (
    <Row data-off={isSuspended || undefined}>
      <Words>
        <b dir="auto">
          <ClozeText text={front} isOpen={false} />
        </b>
        {back !== '' && <span dir="auto">{back}</span>}
      </Words>
      {sourceChangedAt && (
        <i role="img" aria-label={intl.formatMessage(messages.changed)} title={intl.formatMessage(messages.changed)}>
          <Icon of={TriangleAlert} size={14} />
        </i>
      )}
      {tags.slice(0, 2).map((tag) => (
        <Tag key={tag} dir="auto" data-wide>
          {tag}
        </Tag>
      ))}
      <small>
        {isSuspended ? (
          <FormattedMessage {...messages.isSuspended} />
        ) : schedule.isLeech ? (
          <FormattedMessage {...messages.leech} />
        ) : schedule.dueAt ? (
          formatRelativeDate(schedule.dueAt)
        ) : (
          <FormattedMessage {...messages.isNew} />
        )}
      </small>
      {edit && (
        <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(menuOf, { name })} />}>
          <MenuItem icon={Pencil} onSelect={edit}>
            <FormattedMessage {...flashcardMessages.edit} />
          </MenuItem>
          <MenuItem icon={isSuspended ? Play : Pause} onSelect={turn}>
            <FormattedMessage {...(isSuspended ? flashcardMessages.resume : flashcardMessages.suspend)} />
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={remove}>
            <FormattedMessage {...messages.delete} />
          </MenuItem>
        </Menu>
      )}
    </Row>
  );
}

const menuOf = defineMessage<{ name: string }>({ id: 'flashcards.menuOf', defaultMessage: 'Menu of {name}' });
const messages = defineMessages({
  delete: { id: 'flashcards.delete', defaultMessage: 'Delete' },
  deleted: { id: 'flashcards.cardDeleted', defaultMessage: 'Card deleted' },
  suspended: { id: 'flashcards.cardSuspended', defaultMessage: 'Card suspended' },
  resumed: { id: 'flashcards.cardResumed', defaultMessage: 'The card is learned again' },
  failed: { id: 'flashcards.cardNotChanged', defaultMessage: 'Failed to change the card.' },
  isSuspended: { id: 'flashcards.isSuspended', defaultMessage: 'Suspended' },
  isNew: { id: 'flashcards.isNew', defaultMessage: 'New' },
  leech: { id: 'flashcards.leech', defaultMessage: 'Often forgotten' },
  changed: { id: 'flashcards.sourceChanged', defaultMessage: 'Its source has changed' },
});

const Row = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 6px 8px;
  border-block-start: 1px solid var(--line-1);

  &:hover,
  &:focus-within {
    background: var(--bg-hover);
  }

  &[data-off] b {
    color: var(--fg-3);
  }

  > i {
    flex: none;
    color: var(--warn-fg);
  }

  > small {
    flex: none;
    color: var(--fg-3);
    font: var(--text-12);
  }

  ${onPhone} {
    [data-wide] {
      display: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  font: var(--text-13);

  b,
  span {
    ${clip}
    ${alignAsAround}
  }

  b {
    font-weight: 500;
  }

  span {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
