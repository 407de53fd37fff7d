import { Copy } from 'lucide';
import { Popper } from 'radix-ui/internal';
import { createPortal } from 'react-dom';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { popMotion, popSurface } from '#client/ui/mixins.ts';
import { openAtQuote } from './openAtQuote.ts';
import type { Cited } from './citations.ts';
import { FoundWords, isHiddenQuote, QuoteDetails } from './QuoteDetails.tsx';

type QuoteCardProps = {
  cited: Cited;
  anchor: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

/** A quote beside its mark. It takes no focus: by the keyboard, Enter opens the source, C copies and Escape closes. */
export default function QuoteCard({ cited, anchor, onPointerEnter, onPointerLeave }: QuoteCardProps) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: anchor }} />
      <Card
        role="dialog"
        className="pop"
        aria-label={intl.formatMessage(messages.label, { number: cited.number })}
        side="bottom"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        data-state="delayed-open"
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <QuoteDetails cited={cited} />
        {!isHiddenQuote(cited) && (
          <footer>
            <span>
              <FoundWords cited={cited} />
            </span>
            <Button size={28} variant="ghost" icon={Copy} tabIndex={-1} onClick={() => copy(cited.quote)}>
              <FormattedMessage {...messages.copy} />
            </Button>
            {cited.place && (
              <ButtonLink size={28}>
                <Link to={cited.place.path} tabIndex={-1}>
                  <FormattedMessage {...openAtQuote} />
                </Link>
              </ButtonLink>
            )}
          </footer>
        )}
      </Card>
    </Popper.Root>,
    document.body,
  );
}

const messages = {
  label: defineMessage<{ number: number }>({ id: 'chat.quote', defaultMessage: 'Quote {number}' }),
  copy: defineMessage({ id: 'chat.copy', defaultMessage: 'Copy' }),
};

const Card = styled(Popper.Content)`
  --pop-origin: var(--radix-popper-transform-origin);
  ${popSurface}
  ${popMotion}
  z-index: var(--z-popover);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  width: 376px;
  max-width: calc(100vw - 16px);
  padding: 14px 16px;

  footer {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 -16px -14px;
    padding: 8px 8px 8px 16px;
    border-block-start: 1px solid var(--line-1);
    color: var(--fg-3);
    font: var(--text-12);
  }

  [dir='rtl'] & footer {
    padding: 8px 16px 8px 8px;
  }

  footer > span {
    flex: 1;
  }
`;
