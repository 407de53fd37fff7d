import { AreaTexts } from '#client/i18n/AreaTexts.tsx';
import { Sheet } from '#client/ui/layout/Pane.tsx';
import { AssistantPage } from './AssistantPage.tsx';

/** `/assistant` with its texts. */
export function Component() {
  return (
    <Sheet id="content" tabIndex={-1}>
      <AreaTexts area="assistant" fallback={null}>
        <AssistantPage />
      </AreaTexts>
    </Sheet>
  );
}
