import { ArrowLeft, Ellipsis, Plus, Settings2, Trash2 } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { DeckPageQuery } from '#client/__generated__/DeckPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip, onPhone } from '#client/ui/mixins.ts';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { deckAddress, reviewAddress, timeZone, todayAddress } from './addresses.ts';
import { CardDialog } from './CardDialog.tsx';
import { CardList } from './CardList.tsx';
import { DeckDialog } from './DeckDialog.tsx';
import { flashcardMessages } from './flashcardMessages.ts';
import { useDeckMutations } from './useDeckMutations.ts';
import { useDecksChanged } from './useDecksChanged.ts';

const query = graphql`
  query DeckPageQuery($id: ID!, $text: String, $timeZone: String!) @throwOnFieldError {
    node(id: $id) {
      ... on Deck @alias(as: "deck") {
        id
        name
        description
        dueCount(timeZone: $timeZone)
        viewerCanEdit
        space {
          id
        }
        ...DeckDialog_deck
        ...CardList_deck @arguments(text: $text)
      }
    }
  }
`;

/** `/flashcards/d/{deckId}`: the cards of a deck. */
export default function DeckPage({ deckId }: { deckId: string }) {
  const [text, setText] = useState('');
  const variables = { id: deckId, text: text === '' ? null : text, timeZone: timeZone() };
  const reload = useReload<DeckPageQuery>(query);
  return (
    <Pane>
      <QueryLoader<DeckPageQuery> query={query} variables={variables} fallback={<Loading />}>
        {({ node }) => (node?.deck ? <OpenDeck deck={node.deck} text={text} onText={setText} readAgain={() => reload(variables)} /> : <Gone />)}
      </QueryLoader>
    </Pane>
  );
}

type Deck = NonNullable<NonNullable<DeckPageQuery['response']['node']>['deck']>;
type OpenDeckProps = { deck: Deck; text: string; onText: (text: string) => void; readAgain: () => void };

function OpenDeck({ deck, text, onText, readAgain }: OpenDeckProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'card' | 'settings' | null>(null);
  const { deleteDeck } = useDeckMutations();
  const undoOf = useUndoChange();
  useDecksChanged(deck.space.id, readAgain);
  useSingleKeyShortcuts({ ...(deck.viewerCanEdit && { n: () => setDialog('card') }) });
  const remove = () =>
    deleteDeck(deck.id, {
      onDone: (undoId) => {
        void navigate(todayAddress);
        const action = undoOf(undoId, (code) => showToast({ type: 'error', message: errorText(code, flashcardMessages.undoFailed) }), () => void navigate(deckAddress(deck.id)));
        showToast({ type: 'success', message: intl.formatMessage(deleted, { name: deck.name }), action });
      },
      onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.notDeleted) }),
    });
  return (
    <>
      <PageTitle>{deck.name}</PageTitle>
      <PaneHead>
        <ButtonLink variant="ghost" size={28}>
          <Link to={todayAddress} aria-label={intl.formatMessage(flashcardMessages.backToDecks)}>
            <Icon of={pointing(ArrowLeft)} />
          </Link>
        </ButtonLink>
        <Title dir="auto">{deck.name}</Title>
        {deck.dueCount > 0 && (
          <ButtonLink variant="primary" size={28}>
            <Link to={reviewAddress(deck.id)}>
              <FormattedMessage {...reviewCount} values={{ count: deck.dueCount }} />
            </Link>
          </ButtonLink>
        )}
        <Menu trigger={<IconButton icon={Ellipsis} label={intl.formatMessage(menuOf, { name: deck.name })} />}>
          <MenuItem icon={Settings2} onSelect={() => setDialog('settings')}>
            <FormattedMessage {...messages.settings} />
          </MenuItem>
          {deck.viewerCanEdit && (
            <MenuItem icon={Trash2} danger onSelect={remove}>
              <FormattedMessage {...messages.delete} />
            </MenuItem>
          )}
        </Menu>
      </PaneHead>
      <PaneBody>
        <Page>
          {deck.description && <p dir="auto">{deck.description}</p>}
          <Tools>
            <SearchInput label={intl.formatMessage(messages.search)} emptyLabel={intl.formatMessage(messages.clear)} maxLength={1_000} pauseMs={300} value={text} onSearch={onText} />
            {deck.viewerCanEdit && (
              <Button icon={Plus} onClick={() => setDialog('card')}>
                <FormattedMessage {...flashcardMessages.addCard} />
              </Button>
            )}
          </Tools>
          <CardList deck={deck} isSearched={text !== ''} canEdit={deck.viewerCanEdit} onChanged={readAgain} />
        </Page>
      </PaneBody>
      {dialog === 'card' && <CardDialog deckId={deck.id} card={null} onSaved={readAgain} onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <DeckDialog deck={deck} onClose={() => setDialog(null)} />}
    </>
  );
}

function Gone() {
  return (
    <PaneBody>
      <EmptyState
        isPage
        title={<FormattedMessage {...messages.gone} />}
        text={<FormattedMessage {...messages.goneText} />}
        action={
          <ButtonLink>
            <Link to={todayAddress}>
              <FormattedMessage {...flashcardMessages.backToDecks} />
            </Link>
          </ButtonLink>
        }
      />
    </PaneBody>
  );
}

const Loading = () => (
  <PaneBody aria-busy>
    <Page aria-hidden>
      {[60, 100, 100, 100].map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They are all there is.
        <Skeleton key={at} $width={`${width}%`} $height="24px" />
      ))}
    </Page>
  </PaneBody>
);

const deleted = defineMessage<{ name: string }>({ id: 'flashcards.deckDeleted', defaultMessage: '{name} deleted' });
const menuOf = defineMessage<{ name: string }>({ id: 'flashcards.menuOf', defaultMessage: 'Menu of {name}' });
const reviewCount = defineMessage<{ count: number }>({ id: 'flashcards.reviewCount', defaultMessage: '{count, plural, one {Review # card} other {Review # cards}}' });
const messages = defineMessages({
  settings: { id: 'flashcards.deckSettings', defaultMessage: 'Deck settings' },
  delete: { id: 'flashcards.deleteDeck', defaultMessage: 'Delete deck' },
  notDeleted: { id: 'flashcards.deckNotDeleted', defaultMessage: 'Failed to delete the deck.' },
  search: { id: 'flashcards.search', defaultMessage: 'Search cards' },
  clear: { id: 'flashcards.clearSearch', defaultMessage: 'Clear search' },
  gone: { id: 'flashcards.deckGone', defaultMessage: 'This deck is not here' },
  goneText: { id: 'flashcards.deckGoneText', defaultMessage: 'It was deleted, or you may not see it.' },
});

const Title = styled.h1`
  ${clip}
  ${alignAsAround}
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 896px;
  margin: 0 auto;
  padding: 24px;

  > p {
    color: var(--fg-2);
    font: var(--text-13);
    white-space: pre-line;
  }

  ${onPhone} {
    padding: 16px;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;

  > :first-child {
    flex: 1;
  }
`;
