import { Clock, Star, type IconNode } from 'lucide';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import type { SourceView } from './sourceView.ts';
import { filterMessages } from './viewMessages.ts';

type QuickFiltersProps = { view: SourceView; onChange: (part: Partial<SourceView>) => void; isPhone: boolean; /** Not where only favorites are listed. */ hasFavorites: boolean };

/** The filters that are one press away: what was changed lately, favorites. */
export function QuickFilters({ view, onChange, isPhone, hasFavorites }: QuickFiltersProps) {
  return (
    <>
      <Quick icon={Clock} on={view.recent} name={filterMessages.recent} isPhone={isPhone} onToggle={() => onChange({ recent: !view.recent })} />
      {hasFavorites && <Quick icon={Star} on={view.favorites} name={filterMessages.favorites} isPhone={isPhone} onToggle={() => onChange({ favorites: !view.favorites })} />}
    </>
  );
}

type QuickProps = { icon: IconNode; on: boolean; name: { id: string; defaultMessage: string }; isPhone: boolean; onToggle: () => void };

/** In a narrow view only its icon is left. */
function Quick({ icon, on, name, isPhone, onToggle }: QuickProps) {
  return (
    <Button icon={icon} variant={isPhone ? 'secondary' : 'ghost'} on={on} onClick={onToggle}>
      <QuickWord>
        <FormattedMessage {...name} />
      </QuickWord>
    </Button>
  );
}

const QuickWord = styled.span`
  @container view (max-width: 860px) {
    @media (min-width: 600px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
