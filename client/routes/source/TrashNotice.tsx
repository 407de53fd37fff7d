import { Trash2 } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useRestoreSources } from '#client/sources/mutations/useRestoreSources.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';

/** Says that a source lies in the trash, with the way back. */
export function TrashNotice({ sourceId, canRestore }: { sourceId: string; canRestore: boolean }) {
  const errorText = useErrorText();
  const { restoreSources } = useRestoreSources();
  return (
    <Line role="status">
      <Icon of={Trash2} />
      <span>
        <FormattedMessage {...messages.inTrash} />
      </span>
      {canRestore && (
        <Button
          size={28}
          onClick={() =>
            restoreSources([sourceId], { onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) })
          }
        >
          <FormattedMessage {...messages.restore} />
        </Button>
      )}
    </Line>
  );
}

const messages = defineMessages({
  inTrash: { id: 'source.inTrash', defaultMessage: 'This source is in the trash' },
  restore: { id: 'source.restore', defaultMessage: 'Restore' },
  failed: { id: 'source.restoreFailed', defaultMessage: 'Failed to update source.' },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  padding: 8px 16px;
  background: var(--warn-soft);
  color: var(--warn-fg);
  font: var(--text-13);
  box-shadow: inset 0 -1px 0 var(--warn-line);

  span {
    flex: 1;
  }
`;
