import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { DeckDialog_deck$key } from '#client/__generated__/DeckDialog_deck.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';
import { useDeckMutations } from './useDeckMutations.ts';

/** Asks for the name of a deck and makes it. */
export function NewDeckDialog({ spaceId, onCreated, onClose }: { spaceId: string; onCreated: (deckId: string) => void; onClose: () => void }) {
  const errorText = useErrorText();
  const { createDeck, isSaving } = useDeckMutations();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const isEmpty = name.trim() === '';
  return (
    <FormDialog
      title={<FormattedMessage {...flashcardMessages.newDeck} />}
      action={<FormattedMessage {...messages.create} />}
      isBlocked={isEmpty}
      isSending={isSaving}
      onSubmit={() => !isEmpty && !isSaving && createDeck({ spaceId, name: name.trim(), description: description.trim() }, { onDone: onCreated, onRefused: (code) => setRefusal({ code }) })}
      onClose={onClose}
    >
      <Texts name={name} description={description} onName={setName} onDescription={setDescription} error={refusal && errorText(refusal.code, messages.failed)} />
    </FormDialog>
  );
}

/** How a deck is called, and how one learns it. */
export function DeckDialog({ deck: ref, onClose }: { deck: DeckDialog_deck$key; onClose: () => void }) {
  const errorText = useErrorText();
  const deck = useFragment(
    graphql`
      fragment DeckDialog_deck on Deck {
        id
        name
        description
        viewerCanEdit
        studySettings {
          desiredRetention
          newPerDay
          reviewsPerDay
        }
      }
    `,
    ref,
  );
  const { updateDeck, isSaving } = useDeckMutations();
  const [name, setName] = useState(deck.name);
  const [description, setDescription] = useState(deck.description);
  const [retention, setRetention] = useState(String(Math.round(deck.studySettings.desiredRetention * 100)));
  const [newPerDay, setNewPerDay] = useState(String(deck.studySettings.newPerDay));
  const [reviewsPerDay, setReviewsPerDay] = useState(String(deck.studySettings.reviewsPerDay));
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const isFine = name.trim() !== '' && within(retention, 70, 97) && within(newPerDay, 0, 1_000) && within(reviewsPerDay, 0, 10_000);
  const submit = () => {
    if (!isFine || isSaving) return;
    const texts = deck.viewerCanEdit ? { name: name.trim(), description: description.trim() } : {};
    updateDeck(
      { deckId: deck.id, ...texts, studySettings: { desiredRetention: Number(retention) / 100, newPerDay: Number(newPerDay), reviewsPerDay: Number(reviewsPerDay) } },
      { onDone: onClose, onRefused: (code) => setRefusal({ code }) },
    );
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.settings} />}
      action={<FormattedMessage {...commonMessages.save} />}
      isBlocked={!isFine}
      isSending={isSaving}
      error={refusal && errorText(refusal.code, messages.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      {deck.viewerCanEdit && <Texts name={name} description={description} onName={setName} onDescription={setDescription} error={null} />}
      <Numbers>
        <Field label={<FormattedMessage {...messages.newPerDay} />} help={<FormattedMessage {...messages.newRange} />}>
          <TextInput type="number" min={0} max={1_000} value={newPerDay} onChange={({ target }) => setNewPerDay(target.value)} />
        </Field>
        <Field label={<FormattedMessage {...messages.reviewsPerDay} />} help={<FormattedMessage {...messages.reviewsRange} />}>
          <TextInput type="number" min={0} max={10_000} value={reviewsPerDay} onChange={({ target }) => setReviewsPerDay(target.value)} />
        </Field>
      </Numbers>
      <Field label={<FormattedMessage {...messages.retention} />} help={<FormattedMessage {...messages.retentionHelp} />}>
        <TextInput type="number" min={70} max={97} value={retention} onChange={({ target }) => setRetention(target.value)} />
      </Field>
    </FormDialog>
  );
}

const within = (typed: string, least: number, most: number): boolean => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

type TextsProps = { name: string; description: string; onName: (name: string) => void; onDescription: (description: string) => void; error: string | null };

const Texts = ({ name, description, onName, onDescription, error }: TextsProps) => (
  <>
    <Field label={<FormattedMessage {...messages.name} />} error={error}>
      <TextInput dir="auto" value={name} maxLength={200} autoComplete="off" onChange={({ target }) => onName(target.value)} />
    </Field>
    <Field label={<FormattedMessage {...messages.description} />} note={<FormattedMessage {...commonMessages.optional} />}>
      <TextArea dir="auto" rows={2} value={description} maxLength={2_000} onChange={({ target }) => onDescription(target.value)} />
    </Field>
  </>
);

const messages = defineMessages({
  create: { id: 'flashcards.createDeck', defaultMessage: 'Create deck' },
  settings: { id: 'flashcards.deckSettings', defaultMessage: 'Deck settings' },
  name: { id: 'flashcards.deckName', defaultMessage: 'Name' },
  description: { id: 'flashcards.deckDescription', defaultMessage: 'Description' },
  newPerDay: { id: 'flashcards.newPerDay', defaultMessage: 'New cards a day' },
  newRange: { id: 'flashcards.newRange', defaultMessage: '0 to 1,000. For you alone.' },
  reviewsPerDay: { id: 'flashcards.reviewsPerDay', defaultMessage: 'Reviews a day' },
  reviewsRange: { id: 'flashcards.reviewsRange', defaultMessage: '0 to 10,000. For you alone.' },
  retention: { id: 'flashcards.retention', defaultMessage: 'Cards to remember, in percent' },
  retentionHelp: { id: 'flashcards.retentionHelp', defaultMessage: '70 to 97. The more you want to know when a card falls due, the sooner you see it again.' },
  failed: { id: 'flashcards.deckNotSaved', defaultMessage: 'Failed to save the deck.' },
});

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 12px;
`;
