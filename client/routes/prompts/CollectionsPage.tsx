import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportDialog } from '#client/prompts/collections/CollectionView.tsx';
import { AllPrompts, OneCollection } from '#client/prompts/collections/PromptCollections.tsx';
import { PromptsMenu } from './PromptsMenu.tsx';

const ImportPromptsDialog = lazy(() => import('./imports/ImportPromptsDialog.tsx'));

const importDialog: ImportDialog = (input) => <ImportPromptsDialog {...input} />;

/** `/prompts` and `/prompts/c/{collectionId}`. */
export function Component() {
  const { collectionId } = useParams();
  const menu = <PromptsMenu />;
  return collectionId === undefined ? <AllPrompts menu={menu} importDialog={importDialog} /> : <OneCollection key={collectionId} id={collectionId} menu={menu} importDialog={importDialog} />;
}
