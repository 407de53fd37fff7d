import { ChevronDown, ChevronUp, X } from 'lucide';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { alignAsAround, clampLines } from '#client/ui/mixins.ts';
import { BottomSheet } from '#client/ui/overlays/BottomSheet.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import type { SiblingNavigation } from '../siblings/useSiblingNavigation.ts';

type PreviewPanelProps = {
  /** Whether there is something to show: the bottom sheet of small screens is closed without it. */
  isFilled: boolean;
  title: string | null;
  /** The way through the list; nothing is open without it. */
  siblings?: SiblingNavigation;
  children: ReactNode;
  footer: ReactNode;
  onClose: () => void;
};

/** Where the quick preview stands: docked at the end of the sheet, over it where that is narrow, a bottom sheet on small screens. */
export function PreviewPanel({ isFilled, title, siblings, children, footer, onClose }: PreviewPanelProps) {
  const intl = useIntl();
  const isSmall = useMediaQuery('(max-width: 959.98px)');
  const label = intl.formatMessage(messages.label);
  const size = isSmall ? 44 : 28;
  const steps = typeof siblings?.address === 'string' && (
    <>
      <IconButton icon={ChevronUp} size={size} label={intl.formatMessage(messages.previous)} disabled={!siblings.hasPrevious} onClick={() => siblings.step('previous')} />
      <IconButton icon={ChevronDown} size={size} label={intl.formatMessage(messages.next)} disabled={!siblings.hasNext} onClick={() => siblings.step('next')} />
    </>
  );
  if (isSmall) {
    return (
      <BottomSheet
        open={isFilled}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title ?? label}
        closeLabel={intl.formatMessage(commonMessages.close)}
        footer={footer}
        tools={steps}
      >
        {children}
      </BottomSheet>
    );
  }
  return (
    <Panel aria-label={label}>
      <Head>
        <span aria-hidden>{label}</span>
        <Tools>
          {steps}
          <IconButton icon={X} size={28} label={intl.formatMessage(messages.close)} onClick={onClose} />
        </Tools>
      </Head>
      <Body tabIndex={-1}>
        {title !== null && <h2 dir="auto">{title}</h2>}
        {children}
      </Body>
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  );
}

const messages = defineMessages({
  label: { id: 'sources.preview.label', defaultMessage: 'Quick preview' },
  previous: { id: 'source.previous', defaultMessage: 'Previous source (K)' },
  next: { id: 'source.next', defaultMessage: 'Next source (J)' },
  close: { id: 'sources.preview.close', defaultMessage: 'Close quick preview' },
});

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  width: var(--preview-w);
  min-height: 0;
  border-inline-start: 1px solid var(--line-1);
  background: var(--bg-sheet);

  @media (min-width: 2560px) {
    width: 480px;
  }

  @media (max-width: 1439.98px) {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: var(--z-panel);
    border-inline-start: 0;
    box-shadow: var(--shadow-dialog);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  flex: none;
  height: 52px;
  padding-inline: 20px 12px;

  > span:first-child {
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }
`;

const Tools = styled.span`
  display: flex;
  flex: none;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 4px 20px 20px;

  > h2 {
    ${clampLines(3)}
    ${alignAsAround}
    margin-block-end: 12px;
    font: var(--text-16);
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
`;

/** Open Full View as wide as it is, the rest side by side below. */
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  padding: 12px 20px 16px;
  border-block-start: 1px solid var(--line-1);

  > * {
    flex: 1 0 auto;
  }

  > :first-child {
    flex-basis: 100%;
  }
`;
