import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { BottomSheet } from '#client/ui/overlays/BottomSheet.tsx';
import { openAtQuote } from './openAtQuote.ts';
import type { Cited } from './citations.ts';
import { FoundWords, QuoteDetails } from './QuoteDetails.tsx';

type QuoteSheetProps = { cited: readonly Cited[]; shown: Cited; onShow: (cited: Cited | null) => void };

/** A quote as a sheet, with the one before and the one after. */
export default function QuoteSheet({ cited, shown, onShow }: QuoteSheetProps) {
  const intl = useIntl();
  const at = cited.findIndex(({ id }) => id === shown.id);
  const [previous, next] = [cited[at - 1], cited[at + 1]];
  return (
    <BottomSheet
      open
      onOpenChange={(isOpen) => !isOpen && onShow(null)}
      title={<FormattedMessage {...messages.label} values={{ number: shown.number }} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        shown.place && (
          <ButtonLink variant="primary" size={40} block>
            <Link to={shown.place.path}>
              <FormattedMessage {...openAtQuote} />
            </Link>
          </ButtonLink>
        )
      }
    >
      <Content>
        <QuoteDetails cited={shown} />
        <small>
          <FoundWords cited={shown} />
        </small>
        {cited.length > 1 && (
          <div>
            <Button disabled={!previous} onClick={() => previous && onShow(previous)}>
              <FormattedMessage {...messages.previous} />
            </Button>
            <Button disabled={!next} onClick={() => next && onShow(next)}>
              <FormattedMessage {...messages.next} />
            </Button>
          </div>
        )}
      </Content>
    </BottomSheet>
  );
}

const messages = {
  label: defineMessage<{ number: number }>({ id: 'chat.quote', defaultMessage: 'Quote {number}' }),
  previous: defineMessage({ id: 'chat.previousQuote', defaultMessage: 'Previous' }),
  next: defineMessage({ id: 'chat.nextQuote', defaultMessage: 'Next' }),
};

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  > div:last-child {
    display: flex;
    gap: 8px;
  }
`;
