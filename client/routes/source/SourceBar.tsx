import { ArrowLeft, ChevronRight, ExternalLink, Info, RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceBar_source$key } from '#client/__generated__/SourceBar_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { SourceMenu } from '#client/sources/SourceMenu.tsx';
import { useRetrySources } from '#client/sources/useRetrySources.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { clip, onPhone } from '#client/ui/mixins.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';

type SourceBarProps = {
  source: SourceBar_source$key;
  collectionPath: string;
  /** The line under the bar that shows how far one has read. */
  progressRef: RefObject<HTMLDivElement | null>;
  /** Opens the details where they do not stand beside the text. */
  onOpenDetails?: () => void;
  onDeleted: () => void;
};

/** Above a source: the way back, where it lies, and what one can do with it. */
export function SourceBar({ source: ref, collectionPath, progressRef, onOpenDetails, onDeleted }: SourceBarProps) {
  const intl = useIntl();
  const { retrySources, isRetrying } = useRetrySources();
  const source = useFragment(
    graphql`
      fragment SourceBar_source on Source {
        id
        status
        sourceUrl
        viewerCanEdit
        collection {
          id
          name
          ancestors {
            id
            name
          }
        }
        ...SourceMenu_source
      }
    `,
    ref,
  );
  const path = source.collection ? [...source.collection.ancestors, source.collection] : [];
  const back = intl.formatMessage(messages.back);
  return (
    <Line>
      <Tooltip text={back}>
        <Back to={collectionPath} aria-label={back}>
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
      </Crumbs>
      {source.status === 'FAILED' && source.viewerCanEdit && (
        <Button icon={RotateCw} loading={isRetrying} onClick={() => retrySources([source.id])}>
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      )}
      {source.sourceUrl && (
        <WideOnly>
          <ButtonLink>
            <a href={source.sourceUrl} target="_blank" rel="noopener noreferrer">
              <Inline>
                <Icon of={ExternalLink} />
                <FormattedMessage {...messages.openOriginal} />
              </Inline>
            </a>
          </ButtonLink>
        </WideOnly>
      )}
      {onOpenDetails && <IconButton icon={Info} label={intl.formatMessage(messages.details)} onClick={onOpenDetails} />}
      <SourceMenu source={source} size={32} onDeleted={onDeleted} />
      <Progress ref={progressRef} aria-hidden />
    </Line>
  );
}

const messages = defineMessages({
  back: { id: 'source.back', defaultMessage: 'Back to collection' },
  breadcrumb: { id: 'source.breadcrumb', defaultMessage: 'Breadcrumb' },
  openOriginal: { id: 'source.openOriginal', defaultMessage: 'Open original' },
  details: { id: 'source.details', defaultMessage: 'Details' },
});

const Line = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  height: 52px;
  padding-inline: 12px 16px;
`;

const Back = styled(Link)`
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

  span > svg {
    color: var(--fg-off);
  }

  [dir='rtl'] & span > svg {
    transform: scaleX(-1);
  }

  a {
    ${clip}
    padding: 4px 6px;
    border-radius: var(--r-sm);
  }

  a:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`;

const WideOnly = styled.span`
  ${onPhone} {
    display: none;
  }
`;

const Inline = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: var(--line-1);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--accent);
    transform: scaleX(var(--read, 0));
    transform-origin: 0 50%;

    [dir='rtl'] & {
      transform-origin: 100% 50%;
    }
  }
`;
