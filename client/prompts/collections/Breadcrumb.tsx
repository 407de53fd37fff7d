import { ChevronRight } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { clip, fingerSized } from '#client/ui/mixins.ts';
import { addressOfCollection } from '../addresses.ts';

type Place = { readonly id: string; readonly name: string };

/** The way from the root to the collection that is open. */
export function Breadcrumb({ above, opened }: { above: readonly Place[]; opened: Place | null }) {
  const intl = useIntl();
  if (!opened) return <span />;
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <Way>
        <li>
          <Step to={addressOfCollection(null)}>
            <FormattedMessage {...messages.root} />
          </Step>
        </li>
        {[...above, opened].map(({ id, name }) => (
          <li key={id}>
            <Icon of={next} size={14} />
            <Step to={addressOfCollection(id)} aria-current={id === opened.id ? 'page' : undefined} dir="auto">
              {name}
            </Step>
          </li>
        ))}
      </Way>
    </nav>
  );
}

const next = pointing(ChevronRight);

const messages = defineMessages({
  label: { id: 'prompts.breadcrumb', defaultMessage: 'Breadcrumb' },
  root: { id: 'prompts.title', defaultMessage: 'Collection' },
});

const Way = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-width: 0;
  margin-inline-start: -6px;
  color: var(--fg-3);
  font: var(--text-13);

  li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }

  svg {
    flex: none;
    color: var(--fg-off);
  }
`;

const Step = styled(Link)`
  ${clip}
  ${fingerSized}
  max-width: 240px;
  padding: 4px 6px;
  border-radius: 6px;

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  &[aria-current] {
    color: var(--fg-1);
  }
`;
