import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { addressOfPrompt } from '#client/prompts/addresses.ts';
import { PromptEditor } from '#client/prompts/editor/PromptEditor.tsx';
import type { ImportTests } from '#client/prompts/tests/TestSetView.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';

const PromptTests = lazy(async () => ({ default: (await import('#client/prompts/tests/PromptTests.tsx')).PromptTests }));
const ImportTestsDialog = lazy(() => import('./imports/ImportTestsDialog.tsx'));

const importDialog: ImportTests = (input) => <ImportTestsDialog {...input} />;

/** `/prompts/p/{promptId}` and `/prompts/p/{promptId}/tests`: one route, as each costs everybody's first visit. */
export function Component() {
  const { promptId = '', part } = useParams();
  if (part === undefined) return <PromptEditor key={promptId} promptId={promptId} />;
  if (part !== 'tests') return <Navigate to={addressOfPrompt(promptId)} replace />;
  return (
    <Suspense fallback={<Pane aria-busy />}>
      <PromptTests key={promptId} promptId={promptId} importDialog={importDialog} />
    </Suspense>
  );
}
