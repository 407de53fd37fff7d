import { useParams } from 'react-router-dom';
import { AllPrompts, OneCollection } from '#client/prompts/collections/PromptCollections.tsx';
import { PromptsMenu } from './PromptsMenu.tsx';

/** `/prompts` and `/prompts/c/{collectionId}`. */
export function Component() {
  const { collectionId } = useParams();
  const menu = <PromptsMenu />;
  return collectionId === undefined ? <AllPrompts menu={menu} /> : <OneCollection key={collectionId} id={collectionId} menu={menu} />;
}
