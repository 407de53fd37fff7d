import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { ScopeChip } from '../../chat/scope/ScopeChip.tsx';
import { type ChosenScope, scopeInputOf } from '../../chat/scope/scopes.ts';
import { flashcardMessages } from '../cards/flashcardMessages.ts';
import { type MakeRefusal, useMakeCards } from './useMakeCards.ts';

type Kinds = 'ALL' | 'BASIC' | 'CLOZE';
const MOST = 500;
const USUAL = 20;

type MakeFormProps = { deckId: string; space: { readonly id: string; readonly name: string }; hasModel: boolean; onStarted: (jobId: string) => void };

/** Asks from which sources cards are to be made, and how. */
export function MakeForm({ deckId, space, hasModel, onStarted }: MakeFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { makeCards, isStarting } = useMakeCards();
  const [scope, setScope] = useState<ChosenScope>(null);
  const [kinds, setKinds] = useState<Kinds>('ALL');
  const [count, setCount] = useState(String(USUAL));
  const [wish, setWish] = useState('');
  const [refusal, setRefusal] = useState<{ code: MakeRefusal } | null>(null);
  const limit = Number(count);
  const isFine = Number.isInteger(limit) && limit >= 1 && limit <= MOST;
  const start = () => {
    if (!isFine || isStarting) return;
    setRefusal(null);
    makeCards(
      { deckId, limit, scope: scopeInputOf(scope), ...(kinds !== 'ALL' && { kinds: [kinds] }), ...(wish.trim() !== '' && { instructions: wish }) },
      { onDone: onStarted, onRefused: (code) => setRefusal({ code }) },
    );
  };
  return (
    <Form
      aria-label={intl.formatMessage(flashcardMessages.makeCards)}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Line>
        <span>
          <FormattedMessage {...messages.from} />
        </span>
        <ScopeChip spaceId={space.id} spaceName={space.name} name={scope?.name ?? space.name} kind={scope ? 'collection' : 'space'} count={null} collectionId={scope?.collectionId ?? null} onChoose={setScope} />
      </Line>
      {hasModel ? (
        <>
          <Segmented<Kinds>
            label={intl.formatMessage(messages.kinds)}
            value={kinds}
            onChange={setKinds}
            segments={[
              { value: 'ALL', label: intl.formatMessage(messages.all) },
              { value: 'BASIC', label: intl.formatMessage(messages.basic) },
              { value: 'CLOZE', label: intl.formatMessage(messages.cloze) },
            ]}
          />
          <Field label={<FormattedMessage {...messages.wish} />} note={<FormattedMessage {...commonMessages.optional} />}>
            <TextArea dir="auto" rows={2} value={wish} maxLength={10_000} placeholder={intl.formatMessage(messages.wishHint)} onChange={({ target }) => setWish(target.value)} />
          </Field>
        </>
      ) : (
        <p>
          <FormattedMessage {...messages.noModel} />
        </p>
      )}
      <Foot>
        <Field label={<FormattedMessage {...messages.count} />} error={isFine ? undefined : intl.formatMessage(messages.countError)}>
          <TextInput inputMode="numeric" value={count} maxLength={3} autoComplete="off" onChange={({ target }) => setCount(target.value)} />
        </Field>
        <Button type="submit" variant="primary" disabled={!isFine} loading={isStarting}>
          <FormattedMessage {...flashcardMessages.makeCards} />
        </Button>
      </Foot>
      {refusal && <Alert tone="error">{refusal.code === 'LIMIT_REACHED' ? intl.formatMessage(messages.tooMany) : errorText(refusal.code, messages.failed)}</Alert>}
    </Form>
  );
}

const messages = defineMessages({
  from: { id: 'flashcards.makeFrom', defaultMessage: 'From' },
  kinds: { id: 'flashcards.makeKinds', defaultMessage: 'Kinds of cards' },
  all: { id: 'flashcards.makeAll', defaultMessage: 'Both' },
  basic: { id: 'flashcards.makeBasic', defaultMessage: 'Questions' },
  cloze: { id: 'flashcards.makeCloze', defaultMessage: 'Gaps' },
  wish: { id: 'flashcards.makeWish', defaultMessage: 'What to mind' },
  wishHint: { id: 'flashcards.makeWishHint', defaultMessage: 'For example: only definitions, in Spanish' },
  noModel: { id: 'flashcards.makeNoModel', defaultMessage: 'No model is set. These cards hide a key word in a sentence of the source; highlights come first.' },
  count: { id: 'flashcards.makeCount', defaultMessage: 'At most' },
  countError: { id: 'flashcards.makeCountError', defaultMessage: '1 to 500' },
  failed: { id: 'flashcards.makeFailed', defaultMessage: 'Failed to make cards.' },
  tooMany: { id: 'flashcards.makeTooMany', defaultMessage: 'The deck is full, or five of your jobs make cards already. Wait for one of them, or take another deck.' },
});

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);

  > p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  > [role='radiogroup'] {
    justify-self: start;
  }
`;

const Line = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  min-width: 0;
  font: var(--text-13);
`;

const Foot = styled.div`
  display: flex;
  gap: 12px;
  align-items: end;
  justify-content: space-between;

  > :first-child {
    width: 120px;
  }
`;
