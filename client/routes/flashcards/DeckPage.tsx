import { ArrowLeft, Ellipsis, Plus, Settings2, Trash2, Upload } from 'lucide';
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
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip } from '#client/ui/mixins.ts';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { deckAddress, makeAddress, reviewAddress, timeZone, todayAddress } from './cards/addresses.ts';
import { CardDialog } from './cards/CardDialog.tsx';
import { CardList } from './CardList.tsx';
import { DeckDialog } from './DeckDialog.tsx';
import { DeckColumn, DeckGone, DeckLoading } from './cards/DeckStates.tsx';
import { ExportDeck } from './cards/ExportDeck.tsx';
import { ImportCardsDialog } from './cards/ImportCardsDialog.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';
import { useDeckMutations } from './useDeckMutations.ts';
import { useDecksChanged } from './cards/useDecksChanged.ts';

const query = graphql`
  query DeckPageQuery($id: ID!, $text: String, $timeZone: String!) @throwOnFieldError {
    node(id: $id) {
      ... on Deck @alias(as: "deck") {
        id
        name
        description
        dueCount(timeZone: $timeZone)
        viewerCanEdit
        proposed: cards(states: [PROPOSED], first: 1) {
          totalCount
        }
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
      <QueryLoader<DeckPageQuery> query={query} variables={variables} fallback={<DeckLoading />}>
        {({ node }) => (node?.deck ? <OpenDeck deck={node.deck} text={text} onText={setText} readAgain={() => reload(variables)} /> : <DeckGone />)}
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
  const [dialog, setDialog] = useState<'card' | 'settings' | 'import' | null>(null);
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
            <MenuItem icon={Upload} onSelect={() => setDialog('import')}>
              <FormattedMessage {...flashcardMessages.importCards} />
            </MenuItem>
          )}
          <ExportDeck deckId={deck.id} />
          {deck.viewerCanEdit && (
            <MenuItem icon={Trash2} danger onSelect={remove}>
              <FormattedMessage {...messages.delete} />
            </MenuItem>
          )}
        </Menu>
      </PaneHead>
      <PaneBody>
        <DeckColumn>
          {deck.description && <p dir="auto">{deck.description}</p>}
          <Tools>
            <SearchInput label={intl.formatMessage(messages.search)} emptyLabel={intl.formatMessage(messages.clear)} maxLength={1_000} pauseMs={300} value={text} onSearch={onText} />
            {deck.viewerCanEdit && (
              <ButtonLink>
                <Link to={makeAddress(deck.id)}>
                  <FormattedMessage {...flashcardMessages.makeCards} />
                  {deck.proposed.totalCount > 0 && <small>{intl.formatNumber(deck.proposed.totalCount)}</small>}
                </Link>
              </ButtonLink>
            )}
            {deck.viewerCanEdit && (
              <Button icon={Plus} onClick={() => setDialog('card')}>
                <FormattedMessage {...flashcardMessages.addCard} />
              </Button>
            )}
          </Tools>
          <CardList deck={deck} isSearched={text !== ''} canEdit={deck.viewerCanEdit} onChanged={readAgain} />
        </DeckColumn>
      </PaneBody>
      {dialog === 'card' && <CardDialog deckId={deck.id} card={null} onSaved={readAgain} onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportCardsDialog spaceId={deck.space.id} deckId={deck.id} onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <DeckDialog deck={deck} onClose={() => setDialog(null)} />}
    </>
  );
}

const deleted = defineMessage<{ name: string }>({ id: 'flashcards.deckDeleted', defaultMessage: '{name} deleted' });
const menuOf = defineMessage<{ name: string }>({ id: 'flashcards.menuOf', defaultMessage: 'Menu of {name}' });
const reviewCount = defineMessage<{ count: number }>({ id: 'flashcards.reviewCount', defaultMessage: '{count, plural, one {Review # card} other {Review # cards}}' });
const messages = defineMessages({
  settings: { id: 'flashcards.deckSettings', defaultMessage: 'Deck settings' },
  delete: { id: 'flashcards.deleteDeck', defaultMessage: 'Delete deck' },
  notDeleted: { id: 'flashcards.deckNotDeleted', defaultMessage: 'Failed to delete the deck.' },
  search: { id: 'flashcards.search', defaultMessage: 'Search cards' },
  clear: { id: 'flashcards.clearSearch', defaultMessage: 'Clear search' },
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

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;

  > :first-child {
    flex: 1 1 220px;
  }

  a {
    white-space: nowrap;
  }

  a small {
    margin-inline-start: 4px;
    color: var(--fg-3);
  }
`;
