import { FileInput, FolderPlus, Plus } from 'lucide';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { CollectionView_space$key } from '#client/__generated__/CollectionView_space.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { ancestorIds } from '#client/ui/tree/tree.ts';
import { addressOfCollection } from '../addresses.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FolderCards } from './FolderCards.tsx';
import { FolderMenu } from './FolderMenu.tsx';
import { PromptsContext, type PromptsContextValue, type Question } from '../folders/promptsContext.ts';
import { RootEmpty } from './RootEmpty.tsx';
import { SearchResults } from './SearchResults.tsx';
import { usePromptFolders } from '../folders/usePromptFolders.ts';

const PromptDialogs = lazy(() => import('./dialogs/PromptDialogs.tsx'));

/** A search begins with so many letters (spec section 5). */
const SEARCH_FROM = 3;

type CollectionViewProps = {
  space: CollectionView_space$key;
  /** The collection whose page it is; null: all of the space. */
  opened: { readonly id: string; readonly name: string; readonly description: string } | null;
  menu: ReactNode;
  /** The dialog that imports prompts into a collection, or the space. */
  importDialog: ImportDialog;
  readAgain: () => void;
  /** The prompts that lie here; `empty` stands where there are none. */
  list: (empty: ReactNode) => ReactNode;
};

export type ImportDialog = (input: { readonly spaceId: string; readonly promptCollectionId: string | null; readonly onClose: () => void }) => ReactNode;

/** The page of a prompt collection: where it lies, a search, the collections in it, its prompts. */
export function CollectionView({ space: ref, opened, menu, importDialog, readAgain, list }: CollectionViewProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const space = useFragment(
    graphql`
      fragment CollectionView_space on Space {
        id
        viewerCanEdit
        ...usePromptFolders_space
      }
    `,
    ref,
  );
  const folders = usePromptFolders(space);
  const [question, setQuestion] = useState<Question | null>(null);
  const [words, setWords] = useState('');
  const here = opened?.id ?? null;
  const canEdit = space.viewerCanEdit;
  const within = folders.filter(({ parentId }) => parentId === here);
  const folder = folders.find(({ id }) => id === here);
  const above = opened === null ? [] : ancestorIds(folders, opened.id).toReversed().flatMap((id) => folders.find((each) => each.id === id) ?? []);
  const context: PromptsContextValue = { spaceId: space.id, canEdit, folders, ask: setQuestion, readAgain };
  const newCollection = () => setQuestion({ kind: 'createCollection', parentId: here });
  const newPrompt = () => setQuestion({ kind: 'createPrompt', collectionId: here });
  // What was made or taken back is there at once, whatever events have come.
  const closeImport = () => {
    setQuestion(null);
    readAgain();
  };
  const isRootEmpty = opened === null && folders.length === 0;
  const none = (
    <EmptyState
      title={<FormattedMessage {...messages.noPrompts} />}
      text={canEdit && <FormattedMessage {...messages.noPromptsText} />}
      action={
        canEdit && (
          <Button icon={Plus} onClick={newPrompt}>
            <FormattedMessage {...messages.newPrompt} />
          </Button>
        )
      }
    />
  );
  return (
    <PromptsContext value={context}>
      <PaneBody>
        <Page>
          <Way>
            <Breadcrumb above={above} opened={opened} />
            {menu}
          </Way>
          <Head>
            <h1 dir="auto">{opened?.name ?? intl.formatMessage(messages.title)}</h1>
            <Tools>
              <Search>
                <SearchInput
                  key={here}
                  label={intl.formatMessage(messages.search)}
                  emptyLabel={intl.formatMessage(messages.emptySearch)}
                  maxLength={200}
                  pauseMs={250}
                  searchesWhileTyping={(typed) => typed.trim() === '' || typed.trim().length >= SEARCH_FROM}
                  value={words}
                  onSearch={setWords}
                />
              </Search>
              {folder && <FolderMenu folder={folder} onDeleted={() => void navigate(addressOfCollection(folder.parentId))} />}
              {canEdit && (
                <>
                  <Button icon={FileInput} onClick={() => setQuestion({ kind: 'importPrompts', collectionId: here })}>
                    <FormattedMessage {...messages.import} />
                  </Button>
                  <Button icon={FolderPlus} onClick={newCollection}>
                    <FormattedMessage {...messages.newCollection} />
                  </Button>
                  <Button variant="primary" icon={Plus} onClick={newPrompt}>
                    <FormattedMessage {...messages.newPrompt} />
                  </Button>
                </>
              )}
            </Tools>
          </Head>
          {words === '' ? (
            <>
              {opened?.description && <Description dir="auto">{opened.description}</Description>}
              <FolderCards folders={within} />
              {isRootEmpty && <RootEmpty onCreate={canEdit ? newCollection : null} />}
              {list(opened !== null && none)}
            </>
          ) : (
            <SearchResults words={words} />
          )}
        </Page>
      </PaneBody>
      <Suspense>
        {question?.kind === 'importPrompts'
          ? importDialog({ spaceId: space.id, promptCollectionId: question.collectionId, onClose: closeImport })
          : question && <PromptDialogs question={question} onClose={() => setQuestion(null)} />}
      </Suspense>
    </PromptsContext>
  );
}

const messages = defineMessages({
  title: { id: 'prompts.title', defaultMessage: 'Collection' },
  search: { id: 'prompts.search', defaultMessage: 'Search...' },
  emptySearch: { id: 'prompts.emptySearch', defaultMessage: 'Empty the search' },
  import: { id: 'prompts.import.title', defaultMessage: 'Import prompts' },
  newCollection: { id: 'prompts.newCollection', defaultMessage: 'New collection' },
  newPrompt: { id: 'prompts.newPrompt', defaultMessage: 'New prompt' },
  noPrompts: { id: 'prompts.noPrompts', defaultMessage: 'No prompts in this collection' },
  noPromptsText: { id: 'prompts.noPromptsText', defaultMessage: 'Write one, or move one here.' },
});

const Page = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: 16px 32px 32px;

  ${onPhone} {
    padding: 8px 16px calc(24px + env(safe-area-inset-bottom));
  }
`;

const Way = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 32px;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  gap: 8px 16px;
  margin-block: 4px 24px;

  h1 {
    flex: 1;
    min-width: 0;
    font: var(--text-20);
    letter-spacing: var(--track-tight);
    overflow-wrap: anywhere;
  }

  ${onSmallScreen} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Search = styled.div`
  width: 240px;

  ${onSmallScreen} {
    flex: 1;
    min-width: 200px;
  }

  ${onPhone} {
    flex: none;
    width: 100%;
  }
`;

const Description = styled.p`
  max-width: 72ch;
  margin-block: -16px 24px;
  color: var(--fg-2);
  font: var(--text-13);
  overflow-wrap: anywhere;
`;
