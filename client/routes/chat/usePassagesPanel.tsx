import { PanelRight } from 'lucide';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Answer_message$key } from '#client/__generated__/Answer_message.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { BottomSheet } from '#client/ui/overlays/BottomSheet.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { PassagesPanel } from './PassagesPanel.tsx';

type ShownAnswer = Answer_message$key & { readonly id: string };

/** The passages of an answer, of the newest one unless another is asked for: beside the conversation where there is room, else over it. Ctrl . opens and closes them. */
export function usePassagesPanel({ answers, newest }: { answers: readonly ShownAnswer[]; newest: ShownAnswer | undefined }): {
  /** The citation that is pointed at, here or in the conversation. */
  litId: string | null;
  onLit: (citationId: string | null) => void;
  /** The answer whose passages stand beside; null: none. */
  besideId: string | null;
  onPassages: (answerId: string) => void;
  /** From now on those of the newest answer. */
  followNewest: () => void;
  dockButton: ReactNode;
  panel: ReactNode;
} {
  const intl = useIntl();
  const [litId, setLitId] = useState<string | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isDocked, setIsDocked] = useState(true);
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isSmall = useMediaQuery('(max-width: 959.98px)');
  const toggle = useEffectEvent(() => {
    if (isWide) setIsDocked((before) => !before);
    else setIsOpen((before) => !before);
  });
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== '.') return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const answer = answers.find(({ id }) => id === shownId) ?? newest;
  const label = intl.formatMessage(messages.passages);
  const passages = answer && <PassagesPanel answer={answer} litId={litId} onLit={setLitId} />;
  const isBeside = isWide && isDocked;
  return {
    litId,
    onLit: setLitId,
    besideId: isBeside && answer ? answer.id : null,
    onPassages: (answerId) => {
      setShownId(answerId);
      if (isWide) setIsDocked(true);
      else setIsOpen(true);
    },
    followNewest: () => setShownId(null),
    dockButton: isWide && passages && <IconButton icon={PanelRight} on={isDocked} label={label} onClick={() => setIsDocked(!isDocked)} />,
    panel: passages && (
      <>
        {isBeside && (
          <Pane as="aside" aria-label={label} $width="360px" $edge="start">
            {passages}
          </Pane>
        )}
        {!isWide && isSmall && isOpen && (
          <BottomSheet open onOpenChange={setIsOpen} title={label} closeLabel={intl.formatMessage(commonMessages.close)}>
            {passages}
          </BottomSheet>
        )}
        {!isWide && !isSmall && (
          <Drawer side="end" width={360} open={isOpen} onOpenChange={setIsOpen} label={label}>
            {passages}
          </Drawer>
        )}
      </>
    ),
  };
}

const messages = defineMessages({ passages: { id: 'chat.passages', defaultMessage: 'Passages' } });
