import { useParams } from 'react-router-dom';
import { PromptCollections } from '#client/prompts/collections/PromptCollections.tsx';

/** `/prompts` and `/prompts/c/{collectionId}`. */
export function Component() {
  const { collectionId = null } = useParams();
  return <PromptCollections collectionId={collectionId} />;
}
