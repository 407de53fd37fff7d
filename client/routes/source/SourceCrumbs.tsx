import { ArrowLeft, ChevronRight } from 'lucide';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceCrumbs_source$key } from '#client/__generated__/SourceCrumbs_source.graphql.ts';
import { Tooltip } from '#client/ui/controls/Tooltip.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip, fingerSized, onPhone, onTouch } from '#client/ui/mixins.ts';

type SourceCrumbsProps = {
  source: SourceCrumbs_source$key;
  collectionPath: string;
  /** Also the title, where the page does not show it. */
  hasTitle: boolean;
  onBack: () => void;
};

/** The way back, and where a source lies. */
export function SourceCrumbs({ source: ref, collectionPath, hasTitle, onBack }: SourceCrumbsProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceCrumbs_source on Source {
        title
        collection {
          id
          name
          ancestors {
            id
            name
          }
        }
      }
    `,
    ref,
  );
  const path = source.collection ? [...source.collection.ancestors, source.collection] : [];
  const back = intl.formatMessage(messages.back);
  return (
    <>
      <Tooltip text={back}>
        <Back
          to={collectionPath}
          aria-label={back}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onBack();
          }}
        >
          <Icon of={ArrowLeft} />
        </Back>
      </Tooltip>
      <Crumbs aria-label={intl.formatMessage(messages.breadcrumb)}>
        {path.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && <Icon of={ChevronRight} size={14} />}
            <Link to={`/collection/${id}`}>{name}</Link>
          </span>
        ))}
        {hasTitle && (
          <span>
            {path.length > 0 && <Icon of={ChevronRight} size={14} />}
            <b>{source.title}</b>
          </span>
        )}
      </Crumbs>
    </>
  );
}

const messages = defineMessages({
  back: { id: 'source.back', defaultMessage: 'Back to collection' },
  breadcrumb: { id: 'source.breadcrumb', defaultMessage: 'Breadcrumb' },
});

const Back = styled(Link)`
  ${fingerSized}
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: var(--r-sm);
  color: var(--fg-3);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

const Crumbs = styled.nav`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow: hidden;
  color: var(--fg-3);
  font: var(--text-13);

  span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }

  /* Where it lies gives way before what it is. */
  span:not(:last-child) {
    flex-shrink: 1000;
    min-width: 32px;
  }

  span > svg {
    flex: none;
    color: var(--fg-off);
  }

  [dir='rtl'] & span > svg {
    transform: scaleX(-1);
  }

  a,
  b {
    ${clip}
    padding: 4px 6px;
    border-radius: var(--r-sm);

    ${onTouch} {
      padding-block: 12px;
    }
  }

  b {
    color: var(--fg-1);
    font-weight: 500;
  }

  a:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  ${onPhone} {
    span:not(:last-child) {
      display: none;
    }

    /* An icon says by itself how it is displayed. */
    span:last-child > svg {
      display: none !important;
    }
  }
`;
