import { Brackets } from 'lucide';
import { useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { hasGap } from '#server/cloze/clozePieces.ts';
import { withGap } from './withGap.ts';
import { flashcardMessages } from './flashcardMessages.ts';
import { type CardRefusal, useCardMutations } from './useCardMutations.ts';

/** A card as it is before it is edited. */
export type EditedCard = { readonly id: string; readonly kind: 'BASIC' | 'CLOZE'; readonly front: string; readonly back: string; readonly tags: readonly string[]; readonly updatedAt: string };

const MOST = 20_000;
const MOST_TAGS = 20;

type CardDialogProps = { deckId: string; /** Null: a new one. */ card: EditedCard | null; onSaved: () => void; onClose: () => void };

/** Asks what a card asks and answers. After a new one is saved, the next can be written at once. */
export function CardDialog({ deckId, card, onSaved, onClose }: CardDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { createCard, updateCards, isSaving } = useCardMutations();
  const [kind, setKind] = useState(card?.kind ?? 'BASIC');
  const [front, setFront] = useState(card?.front ?? '');
  const [back, setBack] = useState(card?.back ?? '');
  const [tagLine, setTagLine] = useState(card?.tags.join(', ') ?? '');
  const [refusal, setRefusal] = useState<{ code: CardRefusal } | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const tags = tagLine.split(',').map((tag) => tag.trim()).filter(Boolean).slice(0, MOST_TAGS);
  const isFine = front.trim() !== '' && (kind === 'BASIC' ? back.trim() !== '' : hasGap(front));
  const onRefused = (code: CardRefusal) => setRefusal({ code });
  const save = (isLast: boolean) => {
    if (!isFine || isSaving) return;
    setRefusal(null);
    const done = () => {
      onSaved();
      if (isLast) return onClose();
      setFront('');
      setBack('');
      setSavedCount(savedCount + 1);
      field.current?.focus();
    };
    if (card) updateCards([card.id], { text: { front, back, ifUnchangedSince: card.updatedAt }, tags, undoable: true }, { onDone: done, onRefused });
    else createCard(deckId, { kind, front, back, tags }, { onDone: done, onRefused });
  };
  const gap = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const next = withGap(front, selectionStart, selectionEnd);
    if (next !== null) setFront(next);
    field.current?.focus();
  };
  return (
    <FormDialog
      width={600}
      title={<FormattedMessage {...(card ? flashcardMessages.editCard : flashcardMessages.addCard)} />}
      action={<FormattedMessage {...(card ? commonMessages.save : messages.addAndClose)} />}
      otherAction={
        card ? undefined : (
          <Button size={36} disabled={!isFine} onClick={() => save(false)}>
            <FormattedMessage {...messages.addNext} />
          </Button>
        )
      }
      isBlocked={!isFine}
      isSending={isSaving}
      error={refusal && (refusal.code === 'CONFLICT' ? intl.formatMessage(messages.conflict) : errorText(refusal.code, messages.failed))}
      onSubmit={() => save(true)}
      onClose={onClose}
    >
      {!card && (
        <Segmented<'BASIC' | 'CLOZE'>
          label={intl.formatMessage(messages.kind)}
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'BASIC', label: intl.formatMessage(messages.basic) },
            { value: 'CLOZE', label: intl.formatMessage(messages.cloze) },
          ]}
        />
      )}
      <Field label={<FormattedMessage {...(kind === 'BASIC' ? messages.front : messages.text)} />} help={kind === 'CLOZE' ? <FormattedMessage {...clozeHelp} values={{ gap: '{{c1::…}}' }} /> : undefined}>
        <TextArea ref={field} dir="auto" rows={3} value={front} maxLength={MOST} onChange={({ target }) => setFront(target.value)} />
      </Field>
      {kind === 'CLOZE' && (
        <span>
          <Button size={28} icon={Brackets} onClick={gap}>
            <FormattedMessage {...messages.gap} />
          </Button>
        </span>
      )}
      <Field label={<FormattedMessage {...(kind === 'BASIC' ? messages.back : messages.more)} />} note={kind === 'CLOZE' ? <FormattedMessage {...commonMessages.optional} /> : undefined}>
        <TextArea dir="auto" rows={3} value={back} maxLength={MOST} onChange={({ target }) => setBack(target.value)} />
      </Field>
      <Field label={<FormattedMessage {...messages.tags} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextInput dir="auto" value={tagLine} maxLength={2_000} autoComplete="off" placeholder={intl.formatMessage(messages.tagsHint)} onChange={({ target }) => setTagLine(target.value)} />
      </Field>
      {savedCount > 0 && (
        <Saved role="status">
          <FormattedMessage {...flashcardMessages.added} values={{ count: savedCount }} />
        </Saved>
      )}
    </FormDialog>
  );
}

const clozeHelp = defineMessage<{ gap: string }>({ id: 'flashcards.clozeHelp', defaultMessage: 'Select words and press Make a gap, or type {gap}.' });
const messages = defineMessages({
  addAndClose: { id: 'flashcards.add', defaultMessage: 'Add' },
  addNext: { id: 'flashcards.addNext', defaultMessage: 'Add, and the next' },
  kind: { id: 'flashcards.kind', defaultMessage: 'Kind of card' },
  basic: { id: 'flashcards.basic', defaultMessage: 'Question and answer' },
  cloze: { id: 'flashcards.cloze', defaultMessage: 'Text with gaps' },
  front: { id: 'flashcards.front', defaultMessage: 'Question' },
  text: { id: 'flashcards.text', defaultMessage: 'Text' },
  back: { id: 'flashcards.back', defaultMessage: 'Answer' },
  more: { id: 'flashcards.more', defaultMessage: 'Shown with the answer' },
  gap: { id: 'flashcards.gap', defaultMessage: 'Make a gap' },
  tags: { id: 'flashcards.tags', defaultMessage: 'Tags' },
  tagsHint: { id: 'flashcards.tagsHint', defaultMessage: 'Separated by commas' },
  failed: { id: 'flashcards.cardNotSaved', defaultMessage: 'Failed to save the card.' },
  conflict: { id: 'flashcards.cardConflict', defaultMessage: 'Somebody has changed this card meanwhile. Copy what you typed, close, and open it again.' },
});

const Saved = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;
