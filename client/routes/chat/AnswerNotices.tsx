import { CircleAlert, RotateCcw, SearchX } from 'lucide';
import { defineMessage, FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';
import { lastsLong, useModelRefusal } from '#client/i18n/modelRefusals.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, clampLines } from '#client/ui/mixins.ts';

export type NotThereProps = {
  question: string;
  /** Where was searched; null where that is not known any more. */
  searched: { readonly count: number; readonly name: string } | null;
  /** Asks again in the whole space; null where that was searched. */
  onWiden: { readonly spaceName: string; readonly act: () => void } | null;
  /** The nearest passages, best first. */
  children: Answer_message$data['passages'];
};

/** That no source answers a question, and where one may look instead. */
export function NotThere({ searched, question, onWiden, children: nearest }: NotThereProps) {
  return (
    <>
      <Notice>
        <Icon of={SearchX} />
        <div>
          <b>
            <FormattedMessage {...messages.notThere} />
          </b>
          <p>{searched ? <FormattedMessage {...messages.searched} values={searched} /> : <FormattedMessage {...messages.nothing} />}</p>
        </div>
      </Notice>
      {nearest.length > 0 && (
        <>
          <h3>
            <FormattedMessage {...messages.nearest} />
          </h3>
          <Near>
            {nearest.map(({ text, place, source }) => (
              <li key={place.path}>
                <Link to={place.path}>
                  <q dir="auto">{text}</q>
                  <span dir="auto">{source.title}</span>
                </Link>
              </li>
            ))}
          </Near>
        </>
      )}
      <Ways>
        {onWiden && (
          <Button onClick={onWiden.act}>
            <FormattedMessage {...messages.widen} values={{ space: onWiden.spaceName }} />
          </Button>
        )}
        <Link to={`/collection/all?${new URLSearchParams({ q: question.slice(0, 200) }).toString()}`}>
          <FormattedMessage {...messages.search} />
        </Link>
      </Ways>
    </>
  );
}

/** That an answer was stopped or broke off, with what it has until then. */
export function Broken({ isStopped, code, count, onAgain }: { isStopped: boolean; code: string | null; count: number; onAgain: (() => void) | null }) {
  const isSpent = code === 'BUDGET';
  const modelRefusal = useModelRefusal(code);
  const refusal = modelRefusal ?? refusals[code ?? ''];
  return (
    <Notice role="status" data-failed={(!isStopped && !isSpent) || undefined} data-spent={isSpent || undefined}>
      {!isStopped && <Icon of={CircleAlert} />}
      <div>
        <p>
          {refusal ? <FormattedMessage {...refusal} /> : <FormattedMessage {...(isStopped ? messages.stopped : (failures[code ?? ''] ?? messages.broken))} values={{ count }} />}
        </p>
      </div>
      {onAgain && (
        <Button size={28} icon={RotateCcw} onClick={onAgain}>
          <FormattedMessage {...(isWithoutModel(code) ? messages.exactly : messages.goOn)} />
        </Button>
      )}
    </Notice>
  );
}

/** Whether it goes on word for word: the model will not answer soon. */
export const isWithoutModel = (code: string | null): boolean => code === 'BUDGET' || lastsLong(code);

/** Words for what kept a model from answering. */
const failures: Record<string, typeof messages.broken> = {
  TIMEOUT: defineMessage<{ count: number }>({ id: 'chat.modelSilent', defaultMessage: 'The model did not answer in time. {count, plural, =0 {There is no sentence yet.} one {The first sentence is kept.} other {The first # sentences are kept.}}' }),
  MODEL_ERROR: defineMessage<{ count: number }>({ id: 'chat.modelFailed', defaultMessage: '{count, plural, =0 {The model gave no answer that can be used. There is no sentence yet.} one {The model’s answer broke off. The first sentence is kept.} other {The model’s answer broke off. The first # sentences are kept.}}' }),
};

/** The same, where nothing can have been said. */
const refusals: Record<string, TypedMessageDescriptor> = {
  BUDGET: defineMessage({ id: 'chat.budgetSpent', defaultMessage: 'Today’s budget is used up. Until midnight: word for word.' }),
  NO_MODEL: defineMessage({ id: 'error.noModel', defaultMessage: 'This needs a language model, and none is set up.' }),
};

const messages = {
  exactly: defineMessage({ id: 'chat.exact', defaultMessage: 'Word for word' }),
  notThere: defineMessage({ id: 'chat.notThere', defaultMessage: 'Not in your sources' }),
  searched: defineMessage<{ count: number; name: string }>({ id: 'chat.searched', defaultMessage: '{count, plural, one {# source in {name} was searched. Nothing in it answers this.} other {# sources in {name} were searched. Nothing in them answers this.}}' }),
  nothing: defineMessage({ id: 'chat.nothing', defaultMessage: 'Nothing in the sources that were searched answers this.' }),
  nearest: defineMessage({ id: 'chat.nearest', defaultMessage: 'Nearest passages' }),
  widen: defineMessage<{ space: string }>({ id: 'chat.widen', defaultMessage: 'Search all of {space}' }),
  search: defineMessage({ id: 'chat.searchWords', defaultMessage: 'Search for these words' }),
  stopped: defineMessage<{ count: number }>({ id: 'chat.stopped', defaultMessage: '{count, plural, =0 {Stopped before the first sentence.} one {Stopped after # sentence.} other {Stopped after # sentences.}}' }),
  broken: defineMessage<{ count: number }>({ id: 'chat.broken', defaultMessage: 'The answer was interrupted. {count, plural, =0 {It had no sentence yet.} one {The first sentence is kept.} other {The first # sentences are kept.}}' }),
  goOn: defineMessage({ id: 'chat.goOn', defaultMessage: 'Go on' }),
};

const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  margin-block-start: 12px;
  padding: 14px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-sunken);
  box-shadow: inset 0 0 0 1px var(--line-1);

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--fg-3);
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  b {
    font: var(--text-14);
    font-weight: 600;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  &[data-spent] {
    background: var(--warn-soft);

    > svg,
    p {
      color: var(--warn-fg);
    }
  }

  &[data-failed] {
    background: var(--danger-soft);

    > svg,
    p {
      color: var(--danger-fg);
    }
  }
`;

const Near = styled.ul`
  display: grid;
  gap: 4px;
  margin-inline: -12px;

  a {
    display: grid;
    gap: 4px;
    padding: 8px 12px;
    border-radius: var(--r-md);
  }

  a:hover {
    background: var(--bg-hover);
  }

  q {
    ${alignAsAround}
    ${clampLines(3)}
    quotes: none;
    font: 400 14px/22px var(--font-read);
    overflow-wrap: anywhere;
  }

  span {
    ${alignAsAround}
    color: var(--fg-2);
    font: var(--text-12);
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 12px;
  font: var(--text-13);

  a {
    color: var(--accent-fg);
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
  }
`;
