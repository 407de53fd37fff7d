import { ArrowUp } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';

/** Tells of new sources that wait above what one reads; pressing it shows them. */
export function NewItemsButton({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Place>
      <Button size={28} icon={ArrowUp} onClick={onShow}>
        <FormattedMessage {...news} values={{ count }} />
      </Button>
    </Place>
  );
}

const news = defineMessage<{ count: number }>({ id: 'sources.news', defaultMessage: '{count, plural, one {# new source} other {# new sources}}' });

const Place = styled.div`
  position: absolute;
  top: 8px;
  left: 50%;
  z-index: var(--z-sticky);
  border-radius: var(--r-sm);
  box-shadow: var(--shadow-pop);
  transform: translateX(-50%);
`;
