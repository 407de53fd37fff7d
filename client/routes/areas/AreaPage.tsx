import { ArrowRight, Highlighter, NotebookPen, Search } from 'lucide';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { areas, type Area } from './areas.ts';

/** `/insights`, `/synthesis` and so on, until there is more at them: what the vault has for that already, and what will come. */
export function Component() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const area = areas.find((each) => pathname.startsWith(`/${each}`)) ?? 'insights';
  const title = intl.formatMessage(titles[area]);
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <Pane>
        <PaneBody>
          <EmptyState
            isPage
            title={title}
            text={<FormattedMessage {...texts[area]} />}
            action={
              <Ways>
                <li>
                  <Link to="/collection/all">
                    <Icon of={Search} />
                    <FormattedMessage {...messages.search} />
                    <Icon of={ArrowRight} size={14} />
                  </Link>
                </li>
                <li>
                  <Link to="/notes">
                    <Icon of={NotebookPen} />
                    <FormattedMessage {...messages.notes} />
                    <Icon of={ArrowRight} size={14} />
                  </Link>
                </li>
                <li>
                  <Link to="/highlights">
                    <Icon of={Highlighter} />
                    <FormattedMessage {...messages.highlights} />
                    <Icon of={ArrowRight} size={14} />
                  </Link>
                </li>
              </Ways>
            }
          />
        </PaneBody>
      </Pane>
    </Sheet>
  );
}

const titles: Record<Area, MessageDescriptor> = defineMessages({
  insights: { id: 'areas.insights', defaultMessage: 'Insights and ideas' },
  synthesis: { id: 'areas.synthesis', defaultMessage: 'Idea synthesis' },
  compendium: { id: 'areas.compendium', defaultMessage: 'Compendium' },
});

const texts: Record<Area, MessageDescriptor> = defineMessages({
  insights: { id: 'areas.insightsText', defaultMessage: 'Findings, contradictions and gaps will be collected here. Until then, keep them as highlights and notes.' },
  synthesis: { id: 'areas.synthesisText', defaultMessage: 'What several sources agree and disagree on will stand here side by side. Until then, open them from search.' },
  compendium: { id: 'areas.compendiumText', defaultMessage: 'Articles about what you know will be kept here. Until then, notes hold them.' },
});

const messages = defineMessages({
  search: { id: 'areas.search', defaultMessage: 'Search your sources' },
  notes: { id: 'areas.notes', defaultMessage: 'Read your notes' },
  highlights: { id: 'areas.highlights', defaultMessage: 'See your highlights' },
});

const Ways = styled.ul`
  display: grid;
  gap: 8px;
  width: min(320px, 100%);

  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-md);
    background: var(--bg-raised);
    box-shadow: 0 0 0 1px var(--line-1);
    color: var(--fg-1);
    font-size: 13px;
    font-weight: 500;
  }

  a:hover {
    background: var(--bg-hover);
  }

  svg {
    flex: none;
    color: var(--fg-3);
  }

  svg:last-child {
    margin-inline-start: auto;
  }

  [dir='rtl'] & svg:last-child {
    transform: scaleX(-1);
  }
`;
