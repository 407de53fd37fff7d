import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { addressOfPrompt } from '#client/prompts/addresses.ts';
import { PromptEditor } from '#client/prompts/editor/PromptEditor.tsx';
import type { ImportTests } from '#client/prompts/tests/TestSetView.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';

const PromptTests = lazy(async () => ({ default: (await import('#client/prompts/tests/PromptTests.tsx')).PromptTests }));
const PromptRunPage = lazy(async () => ({ default: (await import('#client/prompts/runs/PromptRunPage.tsx')).PromptRunPage }));
const PromptHistoryPage = lazy(async () => ({ default: (await import('#client/prompts/runs/PromptHistoryPage.tsx')).PromptHistoryPage }));
const ImportTestsDialog = lazy(() => import('./imports/ImportTestsDialog.tsx'));

const importDialog: ImportTests = (input) => <ImportTestsDialog {...input} />;

/** `/prompts/p/{promptId}` with its parts `run`, `history` and `tests`: one route, as each costs everybody's first visit. */
export function Component() {
  const { promptId = '', part } = useParams();
  if (part === undefined) return <PromptEditor key={promptId} promptId={promptId} />;
  const page = pageOf(part, promptId);
  return page ? <Suspense fallback={<Pane aria-busy />}>{page}</Suspense> : <Navigate to={addressOfPrompt(promptId)} replace />;
}

function pageOf(part: string, promptId: string) {
  if (part === 'run') return <PromptRunPage key={promptId} promptId={promptId} />;
  if (part === 'history') return <PromptHistoryPage key={promptId} promptId={promptId} />;
  return part === 'tests' ? <PromptTests key={promptId} promptId={promptId} importDialog={importDialog} /> : null;
}
