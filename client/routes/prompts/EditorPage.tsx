import { useParams } from 'react-router-dom';
import { PromptEditor } from '#client/prompts/editor/PromptEditor.tsx';

/** `/prompts/p/{promptId}`. */
export function Component() {
  const { promptId = '' } = useParams();
  return <PromptEditor key={promptId} promptId={promptId} />;
}
